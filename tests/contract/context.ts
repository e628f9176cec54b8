import type { Send } from './client';
import type { Findings } from './findings';

export interface ContractOptions {
  /** {api}: its path ends in /api. */
  apiUrl: string;
  /** A fresh identity token of the user to check with. */
  token: string;
  /** Default: the user the token names. */
  uid?: string;
  /** Only reads. */
  dry?: boolean;
  /** Saves the user's profile again, as it was read. */
  saveProfile?: boolean;
  /** Where the product will be served from: checks that its pages may call. */
  origin?: string;
}

/** One check and what it found. */
export interface Check {
  /** Number, method and path of the call, as the README lists them. */
  call: string;
  title: string;
  findings: Findings;
}

/** What the checks of a call are given. */
export interface Context {
  send: Send;
  token: string;
  /** Three parts like the real one, and good for nothing. */
  wrongToken: string;
  uid: string;
  options: ContractOptions;
  /** Makes one check. A call that gets no answer is a difference; it gives undefined then. */
  check: <T>(
    call: string,
    title: string,
    make: (findings: Findings, send: Send) => Promise<T>,
  ) => Promise<T | undefined>;
}
