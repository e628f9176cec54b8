import { IsRestoringProvider, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isTransient } from '@/api/apiError';
import { usePersistedCache } from '@/api/persistedCache';
import { profileQueries, type StoredProfile, storedProfileSchema } from '@/api/profile';
import { AuthContext, type AuthContextValue, type ExpectedUser } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import { saveSessionHint } from '@/auth/storedSession';
import { useSession } from '@/auth/useSession';
import { clearOtherUsersData } from './clearOtherUsersData';

interface AuthProviderProps {
  /** Loads Firebase; the same client each time. */
  loadAuthClient: () => Promise<AuthClient>;
  expectedUser?: ExpectedUser | undefined;
  children: ReactNode;
}

/** Provides the auth context (claims 4.1 to 4.6): who is signed in, says Firebase; the profile, says the cache. */
export function AuthProvider({ loadAuthClient, expectedUser = 'visitor', children }: AuthProviderProps) {
  const auth = useSession({ loadAuthClient, onReport: clearOtherUsersData });
  const { session } = auth;
  const isRestoring = usePersistedCache(
    session.status === 'signed-in' ? session.user.uid : null,
    auth.isCurrentUser,
  );
  return (
    <IsRestoringProvider value={isRestoring}>
      <ProfileProvider auth={auth} expectedUser={expectedUser}>
        {children}
      </ProfileProvider>
    </IsRestoringProvider>
  );
}

interface ProfileProviderProps {
  auth: ReturnType<typeof useSession>;
  expectedUser: ExpectedUser;
  children: ReactNode;
}

/** Joins the session with what the cache knows of the profile. */
function ProfileProvider({ auth, expectedUser, children }: ProfileProviderProps) {
  const { session, accountActions, endSession } = auth;
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const profile = useProfileFlag(uid);
  const { profileCompleted, profileError } = profile;

  const [isFirstKnown, setFirstKnown] = useState(false);
  if (!isFirstKnown && (session.status === 'signed-out' || profileCompleted !== null)) setFirstKnown(true);

  useEffect(() => {
    if (uid !== null) {
      saveSessionHint({ uid, profileCompleted: profileError ? null : profileCompleted });
    }
  }, [uid, profileCompleted, profileError]);

  const value: AuthContextValue = {
    currentUser: session.status === 'signed-in' ? session.user : null,
    loading: session.status === 'loading',
    isUnreachable: session.status === 'unreachable',
    endedSessionUid: session.status === 'signed-out' ? session.endedSessionUid : null,
    // A visitor's page says 'Log in first', which a signed-in user has done.
    expectedUser: isFirstKnown || (uid !== null && expectedUser === 'visitor') ? null : expectedUser,
    ...profile,
    accountActions,
    endSession,
  };
  return <AuthContext value={value}>{children}</AuthContext>;
}

const firstRefetchMs = 5000;
const slowestRefetchMs = 60_000;

/**
 * Whether a user's profile is complete. Asked for at every sign-in and start (call 1), and, while it can't be read, again
 * and again. What is known stays known until the backend says otherwise.
 */
function useProfileFlag(uid: string | null) {
  const client = useQueryClient();
  const { data, error, errorUpdateCount, isSuccess, refetch } = useQuery({
    ...profileQueries.detail(uid ?? ''),
    enabled: uid !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) => (state.status === 'error' ? 'always' : false),
    refetchInterval: ({ state }) =>
      state.status === 'error' && isTransient(state.error)
        ? Math.min(firstRefetchMs * 2 ** (state.errorUpdateCount - 1), slowestRefetchMs)
        : false,
  });

  // A query without data loses its error when it is fetched again.
  const [lastFailure, setLastFailure] = useState({ uid, error });
  const isOutdated = isSuccess ? lastFailure.error !== null : error !== null && error !== lastFailure.error;
  if (uid !== lastFailure.uid || isOutdated) setLastFailure({ uid, error });
  const profileError = isSuccess ? null : (error ?? (lastFailure.uid === uid ? lastFailure.error : null));

  useEffect(() => {
    if (error) console.error('The profile could not be checked.', error);
  }, [error]);
  useEffect(() => {
    if (data === null) console.info('The backend knows no profile of this user yet (404).');
  }, [data]);

  const refreshProfile = async () => {
    if (uid !== null) await refetch();
  };
  const setProfileCompleted = async (profileCompleted: boolean, { sync = false } = {}) => {
    const { queryKey } = profileQueries.detail(uid ?? '');
    // An answer on its way would bring back what was there before.
    await client.cancelQueries({ queryKey });
    // The user may have left by then.
    if (!client.getQueryState(queryKey)) return;
    client.setQueryData(queryKey, (profile) => storedProfileSchema.parse({ ...profile, profileCompleted }));
    if (sync) await refreshProfile();
  };

  const profileCompleted = uid === null ? null : completedFlag({ data, error, errorUpdateCount });
  return { profileCompleted, profileError, setProfileCompleted, refreshProfile };
}

type ProfileState = Pick<UseQueryResult<StoredProfile | null>, 'data' | 'error' | 'errorUpdateCount'>;

/** The specified flag: a failed check counts as incomplete (claim 4.5), unless the profile is known from before. */
function completedFlag({ data, error, errorUpdateCount }: ProfileState): boolean | null {
  if (error && !isTransient(error)) return false;
  if (data !== undefined) return data?.profileCompleted ?? false;
  // Unlike the error, the count outlives a refetch: what an outage shows does not change at each try.
  return errorUpdateCount > 0 ? false : null;
}
