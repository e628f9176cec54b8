import type { AuthClient } from './authClient';

/** An AuthClient whose vendor code arrives after the first paint; whatever is asked of it waits until then. */
export function lazyAuthClient(load: () => Promise<AuthClient>): AuthClient {
  let loading: Promise<AuthClient> | null = null;
  const client = () => {
    // A failed load (offline, a new deployment) is tried again with the next request.
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  return {
    onUserChanged: (report, fail) => {
      let stopped = false;
      let stop: (() => void) | null = null;
      client().then(
        (loaded) => {
          if (!stopped) stop = loaded.onUserChanged(report, fail);
        },
        (error: unknown) => {
          console.error('The identity provider could not be loaded.', error);
          if (!stopped) fail?.(error);
        },
      );
      return () => {
        stopped = true;
        stop?.();
      };
    },
    signIn: async (...args) => (await client()).signIn(...args),
    signInWithGoogle: async () => (await client()).signInWithGoogle(),
    register: async (...args) => (await client()).register(...args),
    resendVerification: async (...args) => (await client()).resendVerification(...args),
    sendPasswordReset: async (...args) => (await client()).sendPasswordReset(...args),
    signOut: async () => (await client()).signOut(),
    getIdToken: async () => (await client()).getIdToken(),
  };
}
