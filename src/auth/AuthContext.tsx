import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AuthClient, AuthUser } from './authClient';

/** The auth context (spec 3): who is here, and whether their profile is complete. */
export interface AuthContextValue {
  currentUser: AuthUser | null;
  /** True until the identity provider's first report. */
  loading: boolean;
  /** Null: unknown (being checked) or nobody signed in. */
  profileCompleted: boolean | null;
  /** Sets the flag directly; with `sync`, also asks the backend again. */
  setProfileCompleted: (completed: boolean, options?: { sync?: boolean }) => void;
  /** Asks the backend again whether the profile is complete. */
  refreshProfile: () => Promise<void>;
  /** The account actions; each rejects with an AuthError. */
  account: Omit<AuthClient, 'onUserChanged' | 'getIdToken'>;
}

/** Inside, a union: impossible states cannot be written. */
type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: AuthUser; profileCompleted: boolean | null };

const AuthContext = createContext<AuthContextValue | null>(null);

interface AuthProviderProps {
  client: AuthClient;
  /** Asks the backend whether this user's profile is complete. A rejection counts as 'no' (spec 4, 8). */
  checkProfile: (uid: string) => Promise<boolean>;
  /** Called when the person signs out on purpose, to forget what the browser keeps of them. */
  onSignOut: (uid: string) => void;
  children: ReactNode;
}

/** Holds the session (spec 4, 'Auth') and offers the account actions to the screens. */
export function AuthProvider({ client, checkProfile, onSignOut, children }: AuthProviderProps) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const latestUid = useRef(uid);
  latestUid.current = uid;

  const setProfileFlag = useCallback((owner: string, profileCompleted: boolean) => {
    // An answer for someone who has left in the meantime is dropped.
    setSession((now) =>
      now.status === 'signed-in' && now.user.uid === owner ? { ...now, profileCompleted } : now,
    );
  }, []);

  const syncProfile = useCallback(
    async (owner: string) => {
      const completed = await checkProfile(owner).catch(() => false);
      setProfileFlag(owner, completed);
    },
    [checkProfile, setProfileFlag],
  );

  useEffect(
    () =>
      client.onUserChanged((user) => {
        setSession((now) => {
          if (!user) return { status: 'signed-out' };
          const known = now.status === 'signed-in' && now.user.uid === user.uid ? now.profileCompleted : null;
          return { status: 'signed-in', user, profileCompleted: known };
        });
      }),
    [client],
  );

  useEffect(() => {
    if (uid !== null) void syncProfile(uid);
  }, [uid, syncProfile]);

  const value = useMemo<AuthContextValue>(() => {
    const refreshProfile = async () => {
      if (uid !== null) await syncProfile(uid);
    };
    return {
      currentUser: session.status === 'signed-in' ? session.user : null,
      loading: session.status === 'loading',
      profileCompleted: session.status === 'signed-in' ? session.profileCompleted : null,
      setProfileCompleted: (completed, { sync = false } = {}) => {
        if (uid === null) return;
        setProfileFlag(uid, completed);
        if (sync) void syncProfile(uid);
      },
      refreshProfile,
      account: {
        ...client,
        signOut: async () => {
          const leaving = latestUid.current;
          await client.signOut();
          if (leaving !== null) onSignOut(leaving);
        },
      },
    };
  }, [session, uid, client, onSignOut, setProfileFlag, syncProfile]);

  return <AuthContext value={value}>{children}</AuthContext>;
}

/** The session and the account actions. Throws outside an AuthProvider. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth needs an AuthProvider around it');
  return value;
}
