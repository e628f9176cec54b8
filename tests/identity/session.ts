import { deleteApp, FirebaseError, getApps } from 'firebase/app';
import { expect } from 'vitest';
import type { AuthClient, AuthUser } from '@/auth/authClient';
import { AuthError } from '@/auth/authClient';
import { createFirebaseAuth } from '@/auth/firebaseAuth';
import { createGoogleIdToken } from '@/local/identity/googleSignIn';
import { callToolkit, type IdentityProvider, type MailedCode } from './provider';

/** What a case is played with: the product's own client, and what happens behind it. */
export interface Session {
  provider: IdentityProvider;
  client: AuthClient;
  /** Whom the client reported so far, in order. */
  reported: (AuthUser | null)[];
  /** Signs in with Google as this person. */
  signInWithGoogle: (account: { email: string; name: string }) => Promise<void>;
  stop: () => void;
}

/** Opens the product's client, as a page does when it is loaded. */
export function openSession(provider: IdentityProvider): Session {
  let google = { email: '', name: '' };
  const client = createFirebaseAuth(provider.env, { chooseGoogleAccount: () => createGoogleIdToken(google) });
  const reported: (AuthUser | null)[] = [];
  const stop = client.onAuthStateChanged((user) => reported.push(user));
  const signInWithGoogle = (account: typeof google) => {
    google = account;
    return client.signInWithGoogle();
  };
  return { provider, client, reported, signInWithGoogle, stop };
}

/** Opens the client again in the same browser, as a reload of the page does. */
export async function reload({ provider, stop }: Session): Promise<Session> {
  stop();
  await closeApps();
  return openSession(provider);
}

/** Closes every open client; what they stored in the browser stays. */
export async function closeApps(): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
}

/** The latest code of a kind that was mailed to an address. Throws when there is none. */
export async function latestCode(
  { provider }: Session,
  email: string,
  type: MailedCode['type'],
): Promise<string> {
  const codes = (await provider.codesFor(email)).filter((mailed) => mailed.type === type);
  const latest = codes.at(-1);
  if (!latest) throw new Error(`No ${type} mail for ${email}`);
  return latest.code;
}

/** Follows the verification link. */
export async function verifyEmail(session: Session, email: string): Promise<void> {
  const oobCode = await latestCode(session, email, 'VERIFY_EMAIL');
  expect(await callToolkit(session.provider, 'accounts:update', { oobCode })).toMatchObject({
    status: 200,
    body: { email, emailVerified: true },
  });
}

/** An account whose address is verified, signed out. */
export async function registerVerified(session: Session, email: string, password: string): Promise<void> {
  await session.client.register(email, password);
  await verifyEmail(session, email);
}

/** How the client refused: the product's kind, and the SDK's code behind it where there is one. */
export async function authErrorOf(attempt: Promise<unknown>): Promise<{ kind: string; code: string | null }> {
  const thrown: unknown = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AuthError)) throw new Error(`Expected an AuthError, got ${thrown}`);
  expect(thrown.message).not.toBe('');
  return { kind: thrown.kind, code: thrown.cause instanceof FirebaseError ? thrown.cause.code : null };
}

/** Returns the claims of a fresh ID token of the current user. */
export async function claimsOf({ client }: Session): Promise<Record<string, unknown>> {
  const token = await client.getIdToken();
  const claims = token?.split('.')[1];
  if (claims === undefined) throw new Error('Nobody is signed in');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
