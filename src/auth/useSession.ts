import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AuthClient, AuthUser } from './authClient';
import { clearSessionHint, mayHaveStoredUser, readSessionHint } from './storedSession';

export type Session =
  | { status: 'loading' }
  /** Firebase could not be loaded, or did not report within 8 s. A late report still ends this state. */
  | { status: 'unreachable' }
  /** `endedSessionUid`: the user, if the session ended without signing out. */
  | { status: 'signed-out'; endedSessionUid: string | null }
  | { status: 'signed-in'; user: AuthUser };

/** The current user and the previous one, after a report of Firebase. */
export interface SessionReport {
  uid: string | null;
  /** The user of the previous report; at the first report, the user of the previous visit. */
  previousUid: string | null;
  endedSessionUid: string | null;
}

/** Firebase may never report, for example if the browser's storage does not open. */
const firstReportTimeoutMs = 8000;

interface SessionOptions {
  /** Loads Firebase. Returns the same client each time. */
  loadAuthClient: () => Promise<AuthClient>;
  /** Runs at each report, before React renders it. */
  onReport: (report: SessionReport) => void;
}

/** Returns the session as Firebase reports it (claims 4.1 to 4.6), and the account actions. */
export function useSession({ loadAuthClient, onReport }: SessionOptions) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const [isFirebaseNeeded, setFirebaseNeeded] = useState(false);
  const reportedUid = useRef<string | null>(undefined);
  const isSigningOut = useRef(false);

  const isCurrentUser = useCallback((uid: string) => reportedUid.current === uid, []);

  const handleReport = useCallback(
    (user: AuthUser | null) => {
      // After signing out here, Firebase reports null once more.
      if (user === null && reportedUid.current === null) return;
      const previousUid =
        reportedUid.current === undefined ? (readSessionHint()?.uid ?? null) : reportedUid.current;
      const uid = user?.uid ?? null;
      const endedSessionUid = user || isSigningOut.current ? null : previousUid;
      reportedUid.current = uid;
      isSigningOut.current = false;
      if (!user) clearSessionHint();
      onReport({ uid, previousUid, endedSessionUid });
      setSession(user ? { status: 'signed-in', user } : { status: 'signed-out', endedSessionUid });
    },
    [onReport],
  );

  useEffect(() => {
    let isActive = true;
    void mayHaveStoredUser().then((mayHave) => {
      if (!isActive) return;
      if (mayHave) setFirebaseNeeded(true);
      else handleReport(null);
    });
    return () => {
      isActive = false;
    };
  }, [handleReport]);

  useEffect(() => {
    if (!isFirebaseNeeded) return;
    let isActive = true;
    let unsubscribe = () => {};
    const giveUp = () => setSession((now) => (now.status === 'loading' ? { status: 'unreachable' } : now));
    const timer = window.setTimeout(giveUp, firstReportTimeoutMs);
    const subscribe = (client: AuthClient) => {
      if (!isActive) return;
      unsubscribe = client.onUserChanged((user) => {
        window.clearTimeout(timer);
        handleReport(user);
      });
    };
    loadAuthClient().then(subscribe, (error: unknown) => {
      console.error('Firebase could not be loaded.', error);
      if (isActive) giveUp();
    });
    return () => {
      isActive = false;
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [isFirebaseNeeded, loadAuthClient, handleReport]);

  const accountActions = useMemo(() => {
    const client = () => {
      setFirebaseNeeded(true);
      return loadAuthClient();
    };
    return {
      signIn: async (email: string, password: string) => (await client()).signIn(email, password),
      signInWithGoogle: async () => (await client()).signInWithGoogle(),
      register: async (email: string, password: string) => (await client()).register(email, password),
      resendVerification: async (email: string, password: string) =>
        (await client()).resendVerification(email, password),
      sendPasswordReset: async (email: string) => (await client()).sendPasswordReset(email),
      signOut: async () => {
        isSigningOut.current = true;
        try {
          await (await client()).signOut();
        } catch (error) {
          isSigningOut.current = false;
          throw error;
        }
        handleReport(null);
      },
    };
  }, [loadAuthClient, handleReport]);

  const endSession = useCallback(async () => {
    // The session ends even if Firebase fails to sign out.
    await loadAuthClient()
      .then((client) => client.signOut())
      .catch(() => {});
    handleReport(null);
  }, [loadAuthClient, handleReport]);

  return { session, isCurrentUser, accountActions, endSession };
}
