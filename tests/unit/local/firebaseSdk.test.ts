import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGoogleIdToken } from '@/local/identity/googleSignIn';
import { setScenario } from '@/local/scenarios/scenarios';
import { listMails } from '@/local/store/mails';

// In Node the SDK keeps the `fetch` found at import, so local mode must be listening before.
let sdk: typeof import('firebase/auth');
beforeAll(async () => {
  sdk = await import('firebase/auth');
});

let app: FirebaseApp;
let auth: Auth;
const [email, password] = ['ana@example.com', 'sofrito-42'];

beforeEach(() => {
  app = initializeApp({ apiKey: 'local-api-key', projectId: 'local' });
  auth = sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
});
afterEach(() => deleteApp(app));

const lastCode = async () => (await listMails())[0]?.code ?? '';

it('registers, verifies and renews with the real SDK', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
  expect(user.emailVerified).toBe(false);
  await sdk.sendEmailVerification(user);
  await sdk.applyActionCode(auth, await lastCode());
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect(await user.getIdToken(true)).toMatch(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await user.getIdTokenResult()).claims).toMatchObject({ email, email_verified: true });
});

it('resets a password with the real SDK', async () => {
  await sdk.createUserWithEmailAndPassword(auth, email, password);
  await sdk.sendPasswordResetEmail(auth, email);
  await sdk.confirmPasswordReset(auth, await lastCode(), 'another-one');
  expect((await sdk.signInWithEmailAndPassword(auth, email, 'another-one')).user.email).toBe(email);
});

it('signs in with Google with the real SDK', async () => {
  const idToken = createGoogleIdToken({ email, name: 'Ana' });
  const credential = await sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential(idToken));
  expect(credential.user).toMatchObject({ email, displayName: 'Ana', emailVerified: true });
  expect(sdk.getAdditionalUserInfo(credential)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
});

it('raises the SDK errors that the screens handle', async () => {
  await sdk.createUserWithEmailAndPassword(auth, email, password);
  const refusals = [
    ['auth/email-already-in-use', () => sdk.createUserWithEmailAndPassword(auth, email, password)],
    ['auth/weak-password', () => sdk.createUserWithEmailAndPassword(auth, 'new@example.com', 'short')],
    ['auth/wrong-password', () => sdk.signInWithEmailAndPassword(auth, email, 'wrong-password')],
    ['auth/user-not-found', () => sdk.signInWithEmailAndPassword(auth, 'nobody@example.com', password)],
    ['auth/user-not-found', () => sdk.sendPasswordResetEmail(auth, 'nobody@example.com')],
    ['auth/invalid-action-code', () => sdk.applyActionCode(auth, 'made-up')],
  ] as const;
  for (const [code, attempt] of refusals) await expect(attempt()).rejects.toMatchObject({ code });
});

it('signs out when the session has expired, and not when the network fails', async () => {
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
  await setScenario('offline');
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
  expect(auth.currentUser).not.toBeNull();
  await setScenario('expired session');
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  expect(auth.currentUser).toBeNull();
});
