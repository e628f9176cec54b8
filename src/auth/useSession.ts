import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AuthClient, AuthUser } from './authClient';
import { clearSessionHint, mayHaveStoredUser, readSessionHint } from './sessionHint';

export type Session =
  | { status: 'loading' }
  /** Firebase could not be loaded, or did not report within 8 s. A late report still ends this state. */
  | { status: 'unreachable' }
  /** `endedSessionUid`: the user, if the session ended without signing out. */
  | { status: 'signed-out'; endedSessionUid: string | null }
  | { status: 'signed-in'; user: AuthUser };

/** The current user and the previous one, after a report of Firebase. */
export interface SessionChange {
  uid: string | null;
  /** The user of the previous report; at the first report, the user of the previous visit. */
  previousUid: string | null;
  endedSessionUid: string | null;
}

/** Firebase may never report, for example if the browser's storage does not open. */
const authStateTimeoutMs = 8000;

interface UseSessionOptions {
  /** Loads Firebase. Returns the same client each time. */
  loadAuthClient: () => Promise<AuthClient>;
  /** Runs at each report, before React renders it. */
  onSessionChange: (change: SessionChange) => void;
}

/** Returns the session as Firebase reports it (claims 4.1 to 4.6), and the account actions. */
export function useSession({ loadAuthClient, onSessionChange }: UseSessionOptions) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const [shouldLoadFirebase, setShouldLoadFirebase] = useState(false);
  const currentUid = useRef<string | null>(undefined);
  const isSigningOut = useRef(false);

  const isCurrentUser = useCallback((uid: string) => currentUid.current === uid, []);

  const handleAuthStateChanged = useCallback(
    (user: AuthUser | null) => {
      // After signing out here, Firebase reports null once more.
      if (user === null && currentUid.current === null) return;
      const previousUid =
        currentUid.current === undefined ? (readSessionHint()?.uid ?? null) : currentUid.current;
      const uid = user?.uid ?? null;
      const endedSessionUid = user || isSigningOut.current ? null : previousUid;
      currentUid.current = uid;
      isSigningOut.current = false;
      if (!user) clearSessionHint();
      onSessionChange({ uid, previousUid, endedSessionUid });
      setSession(user ? { status: 'signed-in', user } : { status: 'signed-out', endedSessionUid });
    },
    [onSessionChange],
  );

  useEffect(() => {
    let isActive = true;
    void mayHaveStoredUser().then((mayHaveUser) => {
      if (!isActive) return;
      if (mayHaveUser) setShouldLoadFirebase(true);
      else handleAuthStateChanged(null);
    });
    return () => {
      isActive = false;
    };
  }, [handleAuthStateChanged]);

  useEffect(() => {
    if (!shouldLoadFirebase) return;
    let isActive = true;
    let unsubscribe = () => {};
    const setUnreachable = () =>
      setSession((previous) => (previous.status === 'loading' ? { status: 'unreachable' } : previous));
    const timer = window.setTimeout(setUnreachable, authStateTimeoutMs);
    const subscribe = (client: AuthClient) => {
      if (!isActive) return;
      unsubscribe = client.onAuthStateChanged((user) => {
        window.clearTimeout(timer);
        handleAuthStateChanged(user);
      });
    };
    loadAuthClient().then(subscribe, (error: unknown) => {
      console.error('Firebase could not be loaded.', error);
      if (isActive) setUnreachable();
    });
    return () => {
      isActive = false;
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [shouldLoadFirebase, loadAuthClient, handleAuthStateChanged]);

  const accountActions = useMemo(() => {
    const call = async (action: (client: AuthClient) => Promise<void>) => {
      setShouldLoadFirebase(true);
      return action(await loadAuthClient());
    };
    return {
      signIn: (email: string, password: string) => call((client) => client.signIn(email, password)),
      signInWithGoogle: () => call((client) => client.signInWithGoogle()),
      register: (email: string, password: string) => call((client) => client.register(email, password)),
      resendVerificationEmail: (email: string, password: string) =>
        call((client) => client.resendVerificationEmail(email, password)),
      sendPasswordResetEmail: (email: string) => call((client) => client.sendPasswordResetEmail(email)),
      signOut: async () => {
        isSigningOut.current = true;
        try {
          await call((client) => client.signOut());
        } catch (error) {
          isSigningOut.current = false;
          throw error;
        }
        handleAuthStateChanged(null);
      },
    };
  }, [loadAuthClient, handleAuthStateChanged]);

  const endSession = useCallback(async () => {
    // The session ends even if Firebase fails to sign out.
    await loadAuthClient()
      .then((client) => client.signOut())
      .catch(() => {});
    handleAuthStateChanged(null);
  }, [loadAuthClient, handleAuthStateChanged]);

  return { session, isCurrentUser, accountActions, endSession };
}
