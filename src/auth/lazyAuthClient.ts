import type { AuthClient } from './authClient';

interface LazyAuthOptions {
  /** Whether anybody may be signed in. While nobody can be, only what is asked for loads the vendor's code. */
  mayHaveSession?: () => Promise<boolean>;
}

/** An AuthClient whose vendor code arrives after the first paint; whatever is asked of it waits until then. */
export function lazyAuthClient(
  load: () => Promise<AuthClient>,
  { mayHaveSession = async () => true }: LazyAuthOptions = {},
): AuthClient {
  let loading: Promise<AuthClient> | null = null;
  const waiting = new Set<(loaded: AuthClient) => void>();
  const client = () => {
    // A failed load (offline, a new deployment) is tried again with the next request.
    loading ??= load().then(
      (loaded) => {
        for (const subscribe of waiting) subscribe(loaded);
        waiting.clear();
        return loaded;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  return {
    onUserChanged: (report, fail) => {
      let stopped = false;
      let stop: (() => void) | null = null;
      const subscribe = (loaded: AuthClient) => {
        waiting.delete(subscribe);
        if (!stopped) stop ??= loaded.onUserChanged(report, fail);
      };
      waiting.add(subscribe);
      mayHaveSession()
        .then((may) => (may ? client().then(subscribe) : undefined))
        .catch((error: unknown) => {
          console.error('The identity provider could not be loaded.', error);
          if (!stopped) fail?.(error);
        });
      return () => {
        stopped = true;
        waiting.delete(subscribe);
        stop?.();
      };
    },
    prepare: () => {
      // Whoever signs in then hears of a failure.
      client().catch(() => {});
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
