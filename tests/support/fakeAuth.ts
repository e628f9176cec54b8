import { waitFor } from '@testing-library/react';
import type { AuthClient, AuthUser } from '@/auth/authClient';
import { aCook } from './builders';

const rejectCall = () => Promise.reject(new Error('not part of this test'));

/** Returns a verified user as Firebase reports one. */
export const anAuthUser = (): AuthUser => ({ ...aCook(), displayName: null, emailVerified: true });

/** Returns an auth client that reports a user only when the test calls `report`. */
export function fakeAuth() {
  window.localStorage.setItem('firebase:authUser:test:sazon', '{}');
  let reported: AuthUser | null | undefined;
  const listeners = new Set<(user: AuthUser | null) => void>();
  const client: AuthClient = {
    onAuthStateChanged: (listener) => {
      listeners.add(listener);
      if (reported !== undefined) listener(reported);
      return () => listeners.delete(listener);
    },
    getIdToken: async () => 'eyJ.a.b',
    signIn: rejectCall,
    signInWithGoogle: rejectCall,
    register: rejectCall,
    resendVerificationEmail: rejectCall,
    sendPasswordResetEmail: rejectCall,
    signOut: rejectCall,
  };
  return {
    client,
    loadAuthClient: async () => client,
    /** Waits until the app has subscribed to `onAuthStateChanged`. */
    whenSubscribed: () =>
      waitFor(() => {
        if (listeners.size === 0) throw new Error('Nothing listens to the identity provider.');
      }),
    report: (user: AuthUser | null) => {
      reported = user;
      for (const listener of listeners) listener(user);
    },
  };
}
