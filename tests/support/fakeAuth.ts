import type { AuthClient, AuthUser } from '@/auth/authClient';
import { aCook } from './builders';

const refuse = () => Promise.reject(new Error('not part of this test'));

/** A verified user as the identity provider reports one. */
export const anAuthUser = (): AuthUser => ({ ...aCook(), displayName: null, emailVerified: true });

/** An identity provider that says only what a test has it say, and nothing before. */
export function fakeAuth() {
  let tell: (user: AuthUser | null) => void = () => {};
  const client: AuthClient = {
    onUserChanged: (report) => {
      tell = report;
      return () => {};
    },
    getIdToken: async () => 'eyJ.a.b',
    signIn: refuse,
    signInWithGoogle: refuse,
    register: refuse,
    resendVerification: refuse,
    sendPasswordReset: refuse,
    signOut: refuse,
  };
  return { client, report: (user: AuthUser | null) => tell(user) };
}
