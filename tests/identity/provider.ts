import type { Env } from '@/config/env';

export interface MailedCode {
  type: string;
  code: string;
}

/** An identity provider under test: Firebase's emulator or local mode. */
export interface IdentityProvider {
  name: string;
  /** Environment for `createFirebaseAuth`. */
  env: Env;
  /** The emulator's tokens have an empty third part. */
  hasSignedTokens: boolean;
  /** URL of the Identity Toolkit's REST API. */
  toolkitUrl: string;
  /** URL of Secure Token's REST API. */
  secureTokenUrl: string;
  /** Returns the codes sent to an address, oldest first. */
  codesFor: (email: string) => Promise<MailedCode[]>;
  /** Enables email enumeration protection. */
  enableEmailEnumerationProtection: () => Promise<void>;
  /** Deletes all accounts and codes, and disables the protection. */
  reset: () => Promise<void>;
}

export interface RestResponse {
  status: number;
  /** The Identity Toolkit's error code without its message; null on success. */
  error: string | null;
  body: Record<string, unknown>;
}

/** Calls the Identity Toolkit (`accounts:update` …) for what AuthClient does not offer. */
export function callIdentityToolkit(
  provider: IdentityProvider,
  name: string,
  body: object,
): Promise<RestResponse> {
  return post(`${provider.toolkitUrl}/v1/${name}?key=test`, 'application/json', JSON.stringify(body));
}

/** Renews an ID token at Secure Token. */
export function renewSession(provider: IdentityProvider, refreshToken: string): Promise<RestResponse> {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const url = `${provider.secureTokenUrl}/v1/token?key=test`;
  return post(url, 'application/x-www-form-urlencoded', form.toString());
}

async function post(url: string, contentType: string, body: string): Promise<RestResponse> {
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': contentType }, body });
  const answer: Record<string, unknown> = await response.json();
  return { status: response.status, error: response.ok ? null : errorCode(answer.error), body: answer };
}

function errorCode(error: unknown): string {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : null;
  return String(message).split(' : ')[0] ?? '';
}
