import { unsignedJwt } from '../identity/jwt';
import { openDb } from '../store/db';

/** Whom the account chooser offers. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/** The accounts used before in this browser, the last used first. */
export async function knownAccounts(): Promise<GoogleAccount[]> {
  const accounts = await (await openDb()).getAll('accounts');
  return accounts
    .sort((a, b) => b.lastLoginAt - a.lastLoginAt)
    .map(({ email, displayName }) => ({ email, name: displayName }));
}

/** An id_token with Google's claims, unsigned. The same address is the same Google account every time. */
export async function googleIdToken({ email, name }: GoogleAccount): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const address = email.trim().toLowerCase();
  return unsignedJwt({
    iss: 'https://accounts.google.com',
    aud: 'local',
    sub: await subjectOf(address),
    email: address,
    email_verified: true,
    name: name.trim(),
    iat: now,
    exp: now + 60 * 60,
  });
}

/** 21 digits, as Google's are. */
async function subjectOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return Array.from(new Uint8Array(digest), (byte) => byte % 10)
    .join('')
    .slice(0, 21);
}
