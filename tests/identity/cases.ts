import { expect } from 'vitest';
import { checkIdToken } from '@/auth/idToken';
import { callIdentityToolkit, renewSession } from './provider';
import {
  type AuthClientSession,
  catchAuthError,
  latestCode,
  readIdTokenClaims,
  registerVerified,
  reload,
  verifyByMailedCode,
} from './session';

/** A case in which both identity providers must behave alike. */
export interface IdentityCase {
  name: string;
  run: (session: AuthClientSession) => Promise<void>;
}

const email = 'ana@example.com';
const password = 'sofrito-42';
const google = { email, name: 'Ana Ruiz' };

const unverified = { kind: 'unverified', code: null };
const wrongPassword = { kind: 'wrong-credentials', code: 'auth/wrong-password' };
const unknownEmail = { kind: 'unknown-email', code: 'auth/user-not-found' };
const invalidEmail = { kind: 'invalid-email', code: 'auth/invalid-email' };
const weakPassword = { kind: 'other', code: 'auth/weak-password' };

const mailedTypes = async ({ provider }: AuthClientSession) =>
  (await provider.codesFor(email)).map(({ type }) => type);

/** The account flows (claims 4.15 to 4.18, 5.19 to 5.21, 7.26 to 7.31), run against the emulator and against local mode. */
export const identityCases: readonly IdentityCase[] = [
  {
    name: 'register ends signed out, with a verification mail on its way',
    run: async (session) => {
      await session.client.register(email, password);
      expect(await mailedTypes(session)).toEqual(['VERIFY_EMAIL']);
      expect(await session.client.getIdToken()).toBeNull();
      expect(session.reported.every((user) => user === null)).toBe(true);
    },
  },
  {
    name: 'an unverified sign-in is refused, and the mail sent again',
    run: async (session) => {
      await session.client.register(email, password);
      expect(await catchAuthError(session.client.signIn(email, password))).toEqual(unverified);
      expect(await mailedTypes(session)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
      expect(await session.client.getIdToken()).toBeNull();
      expect(session.reported.every((user) => user === null)).toBe(true);
    },
  },
  {
    name: 'a verified user signs in and is reported',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.client.signIn(email, password);
      expect(session.reported.at(-1)).toEqual({
        uid: expect.stringMatching(/^\w{28}$/),
        email,
        displayName: null,
        emailVerified: true,
      });
    },
  },
  {
    name: 'an address is the same in any letter case',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.client.signIn('Ana@Example.com', password);
      expect(session.reported.at(-1)).toMatchObject({ email });
    },
  },
  {
    name: 'the token passes the three checks and names its user',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.client.signIn(email, password);
      const token = (await session.client.getIdToken()) ?? '';
      expect(checkIdToken(token, { isUnsigned: !session.provider.hasSignedTokens })).toBe(token);

      const uid = session.reported.at(-1)?.uid;
      expect(await readIdTokenClaims(session)).toMatchObject({
        sub: uid,
        user_id: uid,
        email,
        email_verified: true,
        iss: `https://securetoken.google.com/${session.provider.env.firebase.projectId}`,
        aud: session.provider.env.firebase.projectId,
        firebase: { sign_in_provider: 'password', identities: { email: [email] } },
      });
    },
  },
  {
    name: 'an unsigned token passes beside the emulator only',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.client.signIn(email, password);
      const token = (await session.client.getIdToken()) ?? '';
      expect(session.provider.hasSignedTokens).toBe(session.provider.env.authEmulatorUrl === null);
      if (session.provider.hasSignedTokens) expect(checkIdToken(token)).toBe(token);
      else expect(() => checkIdToken(token)).toThrow('Invalid token format - empty parts');
    },
  },
  {
    name: 'a verification link works once',
    run: async (session) => {
      await session.client.register(email, password);
      const oobCode = await latestCode(session, email, 'VERIFY_EMAIL');
      expect((await callIdentityToolkit(session.provider, 'accounts:update', { oobCode })).status).toBe(200);
      expect(await callIdentityToolkit(session.provider, 'accounts:update', { oobCode })).toMatchObject({
        status: 400,
        error: 'INVALID_OOB_CODE',
      });
    },
  },
  {
    name: 'a duplicate e-mail is refused, in any letter case',
    run: async ({ client }) => {
      await client.register(email, password);
      const taken = { kind: 'email-taken', code: 'auth/email-already-in-use' };
      expect(await catchAuthError(client.register(email, 'another-one'))).toEqual(taken);
      expect(await catchAuthError(client.register('ANA@example.com', 'another-one'))).toEqual(taken);
    },
  },
  {
    // No password reset: the emulator reports a malformed address as unknown, Firebase as invalid.
    name: 'an invalid e-mail is refused',
    run: async ({ client }) => {
      expect(await catchAuthError(client.register('ana@', password))).toEqual(invalidEmail);
      expect(await catchAuthError(client.signIn('ana@', password))).toEqual(invalidEmail);
    },
  },
  {
    name: 'a weak password is refused, and makes no account',
    run: async ({ client }) => {
      expect(await catchAuthError(client.register(email, '12345'))).toEqual(weakPassword);
      expect(await catchAuthError(client.signIn(email, '12345'))).toEqual(unknownEmail);
    },
  },
  {
    name: 'a missing password is refused',
    run: async ({ client }) => {
      const missing = { kind: 'other', code: 'auth/missing-password' };
      expect(await catchAuthError(client.register(email, ''))).toEqual(missing);
      expect(await catchAuthError(client.signIn(email, ''))).toEqual(missing);
    },
  },
  {
    name: 'a wrong password is refused',
    run: async (session) => {
      await registerVerified(session, email, password);
      expect(await catchAuthError(session.client.signIn(email, 'wrong-password'))).toEqual(wrongPassword);
      expect(await session.client.getIdToken()).toBeNull();
    },
  },
  {
    name: 'an unknown e-mail is refused',
    run: async ({ client }) => {
      expect(await catchAuthError(client.signIn(email, password))).toEqual(unknownEmail);
    },
  },
  {
    name: 'a protected provider tells neither address nor password',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.provider.enableEmailEnumerationProtection();
      const merged = { kind: 'wrong-credentials', code: 'auth/invalid-credential' };
      const stranger = 'eva@example.com';
      expect(await catchAuthError(session.client.signIn(email, 'wrong-password'))).toEqual(merged);
      expect(await catchAuthError(session.client.signIn(stranger, password))).toEqual(merged);
      await session.client.sendPasswordResetEmail(stranger);
      expect(await session.provider.codesFor(stranger)).toEqual([]);
    },
  },
  {
    name: 'a reset password replaces the old one',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.client.sendPasswordResetEmail(email);
      const oobCode = await latestCode(session, email, 'PASSWORD_RESET');
      const reset = { oobCode, newPassword: 'brand-new-7' };
      expect(await callIdentityToolkit(session.provider, 'accounts:resetPassword', reset)).toMatchObject({
        status: 200,
        body: { email, requestType: 'PASSWORD_RESET' },
      });
      expect(await catchAuthError(session.client.signIn(email, password))).toEqual(wrongPassword);
      await session.client.signIn(email, 'brand-new-7');
      expect(session.reported.at(-1)).toMatchObject({ email });
    },
  },
  {
    name: 'a reset link works once, and outlives a weak new password',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.client.sendPasswordResetEmail(email);
      const oobCode = await latestCode(session, email, 'PASSWORD_RESET');
      const resetTo = async (newPassword: string) =>
        (await callIdentityToolkit(session.provider, 'accounts:resetPassword', { oobCode, newPassword }))
          .error;
      expect(await resetTo('12345')).toBe('WEAK_PASSWORD');
      expect(await resetTo('brand-new-7')).toBeNull();
      expect(await resetTo('brand-new-8')).toBe('INVALID_OOB_CODE');
    },
  },
  {
    name: 'a reset link also verifies the address',
    run: async (session) => {
      await session.client.register(email, password);
      await session.client.sendPasswordResetEmail(email);
      const oobCode = await latestCode(session, email, 'PASSWORD_RESET');
      await callIdentityToolkit(session.provider, 'accounts:resetPassword', {
        oobCode,
        newPassword: 'brand-new-7',
      });
      await session.client.signIn(email, 'brand-new-7');
      expect(session.reported.at(-1)).toMatchObject({ email, emailVerified: true });
    },
  },
  {
    name: 'a reset for an unknown e-mail is refused',
    run: async ({ client }) => {
      expect(await catchAuthError(client.sendPasswordResetEmail(email))).toEqual(unknownEmail);
    },
  },
  {
    name: 'the verification mail is sent again to whoever knows the password',
    run: async (session) => {
      await session.client.register(email, password);
      await session.client.resendVerificationEmail(email, password);
      expect(await mailedTypes(session)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
      expect(await session.client.getIdToken()).toBeNull();
      expect(await catchAuthError(session.client.resendVerificationEmail(email, 'wrong-password'))).toEqual(
        wrongPassword,
      );
      expect(await mailedTypes(session)).toHaveLength(2);
      await verifyByMailedCode(session, email);
    },
  },
  {
    name: 'Google signs in a newcomer, verified and by name',
    run: async (session) => {
      await session.signInWithGoogle(google);
      expect(session.reported.at(-1)).toMatchObject({ email, displayName: 'Ana Ruiz', emailVerified: true });
      expect(await readIdTokenClaims(session)).toMatchObject({
        email,
        firebase: { sign_in_provider: 'google.com' },
      });
      expect(await mailedTypes(session)).toEqual([]);
    },
  },
  {
    name: 'Google finds the same account again',
    run: async (session) => {
      await session.signInWithGoogle(google);
      const first = session.reported.at(-1)?.uid;
      await session.client.signOut();
      await session.signInWithGoogle(google);
      expect(session.reported.at(-1)?.uid).toBe(first);
    },
  },
  {
    name: 'Google joins a verified account, whose password stays good',
    run: async (session) => {
      await registerVerified(session, email, password);
      await session.client.signIn(email, password);
      const { uid } = session.reported.at(-1) ?? {};
      await session.client.signOut();
      await session.signInWithGoogle(google);
      expect(session.reported.at(-1)?.uid).toBe(uid);
      await session.client.signOut();
      await session.client.signIn(email, password);
      expect(session.reported.at(-1)?.uid).toBe(uid);
    },
  },
  {
    name: 'Google takes an unverified account from whoever set its password',
    run: async (session) => {
      await session.client.register(email, 'a-strangers-password');
      await session.signInWithGoogle(google);
      await session.client.signOut();
      expect(await catchAuthError(session.client.signIn(email, 'a-strangers-password'))).toEqual(
        wrongPassword,
      );
    },
  },
  {
    name: 'sign-out is reported and ends the tokens',
    run: async (session) => {
      await session.signInWithGoogle(google);
      await session.client.signOut();
      expect(session.reported.at(-1)).toBeNull();
      expect(await session.client.getIdToken()).toBeNull();
    },
  },
  {
    name: 'a session survives a reload of the page',
    run: async (session) => {
      await session.signInWithGoogle(google);
      const { uid } = session.reported.at(-1) ?? {};
      const reloaded = await reload(session);
      await expect.poll(() => reloaded.reported.at(-1)?.uid).toBe(uid);
      expect(await readIdTokenClaims(reloaded)).toMatchObject({ sub: uid });
      await reloaded.client.signOut();
    },
  },
  {
    name: 'a session is renewed for its user, and a made-up one is not',
    run: async (session) => {
      await registerVerified(session, email, password);
      const { body } = await callIdentityToolkit(session.provider, 'accounts:signInWithPassword', {
        email,
        password,
        returnSecureToken: true,
      });
      expect(await renewSession(session.provider, String(body.refreshToken))).toMatchObject({
        status: 200,
        body: { id_token: expect.stringMatching(/^eyJ/), user_id: body.localId, token_type: 'Bearer' },
      });
      expect(await renewSession(session.provider, 'made-up')).toMatchObject({
        status: 400,
        error: 'INVALID_REFRESH_TOKEN',
      });
    },
  },
];
