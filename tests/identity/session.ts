import { deleteApp, FirebaseError, getApps } from 'firebase/app';
import { expect } from 'vitest';
import type { AuthClient, AuthUser } from '@/auth/authClient';
import { AuthError } from '@/auth/authClient';
import { createFirebaseAuth } from '@/auth/firebaseAuth';
import { createGoogleIdToken } from '@/local/identity/googleSignIn';
import { callIdentityToolkit, type IdentityProvider, type MailedCode } from './provider';

/** The product's auth client and its provider. */
export interface AuthClientSession {
  provider: IdentityProvider;
  client: AuthClient;
  reported: (AuthUser | null)[];
  /** Signs in with this Google account. */
  signInWithGoogle: (account: { email: string; name: string }) => Promise<void>;
  stop: () => void;
}

/** Opens the product's auth client, as a page does when it loads. */
export function openAuthClient(provider: IdentityProvider): AuthClientSession {
  let google = { email: '', name: '' };
  const client = createFirebaseAuth(provider.env, {
    chooseGoogleAccount: async () => createGoogleIdToken(google),
  });
  const reported: (AuthUser | null)[] = [];
  const stop = client.onAuthStateChanged((user) => reported.push(user));
  const signInWithGoogle = (account: typeof google) => {
    google = account;
    return client.signInWithGoogle();
  };
  return { provider, client, reported, signInWithGoogle, stop };
}

/** Opens the client again in the same browser, as a reload does. */
export async function reload({ provider, stop }: AuthClientSession): Promise<AuthClientSession> {
  stop();
  await closeApps();
  return openAuthClient(provider);
}

/** Closes every open client. What they stored stays. */
export async function closeApps(): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
}

/** Returns the latest code of a type sent to an address. Throws if there is none. */
export async function latestCode(
  { provider }: AuthClientSession,
  email: string,
  type: MailedCode['type'],
): Promise<string> {
  const codes = (await provider.codesFor(email)).filter((mailed) => mailed.type === type);
  const latest = codes.at(-1);
  if (!latest) throw new Error(`No ${type} mail for ${email}`);
  return latest.code;
}

export async function verifyByMailedCode(session: AuthClientSession, email: string): Promise<void> {
  const oobCode = await latestCode(session, email, 'VERIFY_EMAIL');
  expect(await callIdentityToolkit(session.provider, 'accounts:update', { oobCode })).toMatchObject({
    status: 200,
    body: { email, emailVerified: true },
  });
}

/** Creates an account with a verified address, signed out. */
export async function registerVerified(
  session: AuthClientSession,
  email: string,
  password: string,
): Promise<void> {
  await session.client.register(email, password);
  await verifyByMailedCode(session, email);
}

/** Returns the error kind of the product, and the SDK's code if there is one. */
export async function catchAuthError(
  attempt: Promise<unknown>,
): Promise<{ kind: string; code: string | null }> {
  const thrown: unknown = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof AuthError)) throw new Error(`Expected an AuthError, got ${thrown}`);
  expect(thrown.message).not.toBe('');
  return { kind: thrown.kind, code: thrown.cause instanceof FirebaseError ? thrown.cause.code : null };
}

/** Returns the claims of a fresh ID token of the current user. */
export async function readIdTokenClaims({ client }: AuthClientSession): Promise<Record<string, unknown>> {
  const token = await client.getIdToken();
  const claims = token?.split('.')[1];
  if (claims === undefined) throw new Error('Nobody is signed in');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
