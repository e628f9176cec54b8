import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { AuthClient, AuthUser } from './authClient';
import { type RememberedSession, readRememberedSession } from './rememberedSession';
import { type ProfileCheck, type Session, useSession } from './useSession';

/** The auth context (claims 3.47 to 3.51): who is here, and whether their profile is complete. */
export interface AuthContextValue {
  currentUser: AuthUser | null;
  /** True until the identity provider's first report, or until that was waited for in vain. */
  loading: boolean;
  /** Set where it was: nobody counts as signed in, until the provider answers after all. */
  unreachable: Unreachable | null;
  /** Whose session ended without their asking for it; null again once somebody is signed in. */
  endedSession: string | null;
  /** Null: unknown (being checked) or nobody signed in. */
  profileCompleted: boolean | null;
  /** Why the last check of the profile failed; null where it did not. */
  profileFailure: Error | null;
  /** Who was here when the page was last left, for as long as it is not known who is now, or all of it. */
  remembered: RememberedSession | null;
  /** Sets the flag directly; with `sync`, also asks the backend again. */
  setProfileCompleted: (completed: boolean, options?: { sync?: boolean }) => void;
  /** Asks the backend again whether the profile is complete. */
  refreshProfile: () => Promise<void>;
  /** The account actions; each rejects with an AuthError. */
  account: Omit<AuthClient, 'onUserChanged' | 'getIdToken'>;
  /** Ends a session that is no longer any good, as if it had ended by itself. */
  endSession: () => Promise<void>;
}

interface Unreachable {
  retrying: boolean;
  retry: () => void;
}

const AuthContext = createContext<AuthContextValue | null>(null);

interface AuthProviderProps {
  client: AuthClient;
  /** Asks the backend whether this user's profile is complete. A rejection counts as 'no' (claim 4.6). */
  checkProfile: (uid: string) => Promise<boolean>;
  /** Called when somebody leaves, to forget what the browser keeps of them: on purpose, or because the session ended. */
  onSignOut: (uid: string, how: { onPurpose: boolean }) => void;
  /** Who was here when the page was last left; null for nobody. */
  lastUser?: () => string | null;
  /** Whether anybody can be signed in; where nobody can, the page does not wait to be told. */
  isExpected?: boolean;
  /** Who is remembered, where that is not for the browser to say. */
  remembered?: RememberedSession;
  children: ReactNode;
}

const lastRemembered = () => readRememberedSession()?.uid ?? null;

/** Holds the session (claims 4.1 to 4.7) and offers the account actions to the screens. */
export function AuthProvider({
  client,
  checkProfile,
  onSignOut,
  lastUser = lastRemembered,
  isExpected = true,
  remembered,
  children,
}: AuthProviderProps) {
  const { session, setProfile, retry, signOut, endSession } = useSession(client, {
    onSignOut,
    lastUser,
    isExpected,
  });
  const [atStart] = useState(() => (isExpected ? (remembered ?? readRememberedSession()) : null));
  const uid = session.status === 'signed-in' ? session.user.uid : null;

  const syncProfile = useCallback(
    async (owner: string) => {
      const check = await checkProfile(owner).then(
        (completed): ProfileCheck => ({ status: 'done', completed }),
        (reason: unknown): ProfileCheck => ({
          status: 'failed',
          error: reason instanceof Error ? reason : new Error(String(reason)),
        }),
      );
      setProfile(owner, check);
    },
    [checkProfile, setProfile],
  );

  useEffect(() => {
    if (uid !== null) void syncProfile(uid);
  }, [uid, syncProfile]);

  const value = useMemo<AuthContextValue>(() => {
    const profile = session.status === 'signed-in' ? session.profile : null;
    const isUnreachable = session.status === 'unreachable';
    return {
      currentUser: session.status === 'signed-in' ? session.user : null,
      loading: session.status === 'loading',
      unreachable: isUnreachable ? { retrying: session.retrying, retry } : null,
      endedSession: session.status === 'signed-out' ? session.ended : null,
      profileCompleted: completedOf(profile),
      remembered: stillRemembered(session, atStart),
      profileFailure: profile?.status === 'failed' ? profile.error : null,
      setProfileCompleted: (completed, { sync = false } = {}) => {
        if (uid === null) return;
        setProfile(uid, { status: 'done', completed });
        if (sync) void syncProfile(uid);
      },
      refreshProfile: async () => {
        if (uid !== null) await syncProfile(uid);
      },
      account: {
        ...client,
        // Who was let in by a provider that could not be asked before is to be heard of.
        signIn: (email, password) => client.signIn(email, password).then(isUnreachable ? retry : undefined),
        signInWithGoogle: () => client.signInWithGoogle().then(isUnreachable ? retry : undefined),
        signOut,
      },
      endSession,
    };
  }, [session, atStart, uid, client, setProfile, syncProfile, retry, signOut, endSession]);

  return <AuthContext value={value}>{children}</AuthContext>;
}

/** What was remembered at the start, until it is known: who is here, and whether their profile is complete. */
function stillRemembered(session: Session, atStart: RememberedSession | null): RememberedSession | null {
  if (session.status === 'loading') return atStart;
  const isChecking = session.status === 'signed-in' && session.profile.status === 'checking';
  return isChecking && session.user.uid === atStart?.uid ? atStart : null;
}

/** The flag that is specified: a failed check counts as incomplete (claim 4.6). */
function completedOf(profile: ProfileCheck | null): boolean | null {
  if (profile === null || profile.status === 'checking') return null;
  return profile.status === 'done' && profile.completed;
}

/** The session and the account actions. Throws outside an AuthProvider. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth needs an AuthProvider around it');
  return value;
}
