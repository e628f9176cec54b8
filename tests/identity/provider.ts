import type { Env } from '@/config/env';

/** A code that the provider mailed. */
export interface MailedCode {
  type: string;
  code: string;
}

/** An identity provider under test: the real one in its emulator, or local mode's. */
export interface IdentityProvider {
  name: string;
  /** What makes `createFirebaseAuth` talk to it. */
  env: Env;
  /** The emulator's tokens have an empty third part. */
  signsTokens: boolean;
  /** Address of the Identity Toolkit's REST calls. */
  toolkitUrl: string;
  /** Address of Secure Token's REST calls. */
  secureTokenUrl: string;
  /** What was mailed to an address, oldest first. */
  codesFor: (email: string) => Promise<MailedCode[]>;
  /** Turns on the protection against guessing addresses. */
  protectAddresses: () => Promise<void>;
  /** Empties it: no accounts, no codes, no protection. */
  reset: () => Promise<void>;
}

/** A REST call's answer. */
export interface RestAnswer {
  status: number;
  /** The Identity Toolkit's error code, without the text for people; null for a success. */
  error: string | null;
  body: Record<string, unknown>;
}

/** A call of the Identity Toolkit (`accounts:update` …), for what AuthClient does not offer. */
export function callToolkit(provider: IdentityProvider, name: string, body: object): Promise<RestAnswer> {
  return post(`${provider.toolkitUrl}/v1/${name}?key=test`, 'application/json', JSON.stringify(body));
}

/** Renews a session at Secure Token. */
export function renewSession(provider: IdentityProvider, refreshToken: string): Promise<RestAnswer> {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const url = `${provider.secureTokenUrl}/v1/token?key=test`;
  return post(url, 'application/x-www-form-urlencoded', form.toString());
}

async function post(url: string, contentType: string, body: string): Promise<RestAnswer> {
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': contentType }, body });
  const answer: Record<string, unknown> = await response.json();
  return { status: response.status, error: response.ok ? null : errorCode(answer.error), body: answer };
}

function errorCode(error: unknown): string {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : null;
  return String(message).split(' : ')[0] ?? '';
}
