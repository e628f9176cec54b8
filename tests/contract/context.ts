import type { Send } from './client';
import type { Findings } from './findings';

export interface ContractOptions {
  /** {api}: its path ends in /api. */
  apiUrl: string;
  /** A fresh ID token of the user to check with. */
  token: string;
  /** Default: the token's user. */
  uid?: string;
  isDryRun?: boolean;
  /** Saves the user's profile unchanged. */
  shouldSaveProfile?: boolean;
  /** Origin of the product's pages, which must be allowed to call. */
  origin?: string;
}

export interface Check {
  call: string;
  title: string;
  findings: Findings;
}

export interface Context {
  send: Send;
  token: string;
  /** An invalid token with three parts. */
  wrongToken: string;
  uid: string;
  options: ContractOptions;
  /** Runs one check. A call without response is a difference; the result is undefined then. */
  check: <T>(
    call: string,
    title: string,
    run: (findings: Findings, send: Send) => Promise<T>,
  ) => Promise<T | undefined>;
}
