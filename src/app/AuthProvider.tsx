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
  loadAuthClient: () => Promise<AuthClient>;
  expectedUser?: ExpectedUser | undefined;
  children: ReactNode;
}

/** Provides the auth context (claims 4.1 to 4.6): the user from Firebase, the profile flag from the query cache. */
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

function ProfileProvider({ auth, expectedUser, children }: ProfileProviderProps) {
  const { session, accountActions, endSession } = auth;
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const profile = useProfileFlag(uid);
  const { profileCompleted, profileError } = profile;

  const [isUserKnown, setUserKnown] = useState(false);
  if (!isUserKnown && (session.status === 'signed-out' || profileCompleted !== null)) setUserKnown(true);

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
    // The visitor's page says 'Log in first', which is wrong for a signed-in user.
    expectedUser: isUserKnown || (uid !== null && expectedUser === 'visitor') ? null : expectedUser,
    ...profile,
    accountActions,
    endSession,
  };
  return <AuthContext value={value}>{children}</AuthContext>;
}

const minRefetchIntervalMs = 5000;
const maxRefetchIntervalMs = 60_000;

/**
 * Returns whether the user's profile is complete. Fetches it at every sign-in and start (call 1), and repeats a failed
 * fetch. Keeps the known flag until the backend says otherwise.
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
        ? Math.min(minRefetchIntervalMs * 2 ** (state.errorUpdateCount - 1), maxRefetchIntervalMs)
        : false,
  });

  // React Query clears the error of a query without data when it refetches.
  const [lastError, setLastError] = useState({ uid, error });
  const isOutdated = isSuccess ? lastError.error !== null : error !== null && error !== lastError.error;
  if (uid !== lastError.uid || isOutdated) setLastError({ uid, error });
  const profileError = isSuccess ? null : (error ?? (lastError.uid === uid ? lastError.error : null));

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
    // A response that is still loading would overwrite the flag.
    await client.cancelQueries({ queryKey });
    if (!client.getQueryState(queryKey)) return;
    client.setQueryData(queryKey, (profile) => storedProfileSchema.parse({ ...profile, profileCompleted }));
    if (sync) await refreshProfile();
  };

  const profileCompleted = uid === null ? null : completedFlag({ data, error, errorUpdateCount });
  return { profileCompleted, profileError, setProfileCompleted, refreshProfile };
}

type ProfileState = Pick<UseQueryResult<StoredProfile | null>, 'data' | 'error' | 'errorUpdateCount'>;

/** Returns the flag as specified: a failed check counts as incomplete (claim 4.5), unless the profile is cached. */
function completedFlag({ data, error, errorUpdateCount }: ProfileState): boolean | null {
  if (error && !isTransient(error)) return false;
  if (data !== undefined) return data?.profileCompleted ?? false;
  // The error count survives a refetch, so the flag does not flicker at each retry.
  return errorUpdateCount > 0 ? false : null;
}
