import { IsRestoringProvider, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isTransient } from '@/api/apiError';
import { usePersistedCache } from '@/api/persistedCache';
import { profileQueries, type SavedProfile, savedProfileSchema } from '@/api/profile';
import { AuthContext, type AuthContextValue, type ExpectedUserStatus } from '@/auth/AuthContext';
import type { AuthClient } from '@/auth/authClient';
import { saveSessionHint } from '@/auth/sessionHint';
import { useSession } from '@/auth/useSession';
import { clearOtherUsersData } from './clearOtherUsersData';

interface AuthProviderProps {
  loadAuthClient: () => Promise<AuthClient>;
  expectedUserStatus?: ExpectedUserStatus | undefined;
  children: ReactNode;
}

/** Provides the auth context (claims 4.1 to 4.6): the user from Firebase, the profile flag from the query cache. */
export function AuthProvider({
  loadAuthClient,
  expectedUserStatus = 'visitor',
  children,
}: AuthProviderProps) {
  const auth = useSession({ loadAuthClient, onSessionChange: clearOtherUsersData });
  const { session } = auth;
  const { isRestoring } = usePersistedCache(
    session.status === 'signed-in' ? session.user.uid : null,
    auth.isCurrentUser,
  );
  return (
    <IsRestoringProvider value={isRestoring}>
      <AuthContextProvider auth={auth} expectedUserStatus={expectedUserStatus}>
        {children}
      </AuthContextProvider>
    </IsRestoringProvider>
  );
}

interface AuthContextProviderProps {
  auth: ReturnType<typeof useSession>;
  expectedUserStatus: ExpectedUserStatus;
  children: ReactNode;
}

function AuthContextProvider({ auth, expectedUserStatus, children }: AuthContextProviderProps) {
  const { session, accountActions, endSession } = auth;
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const profileState = useProfileState(uid);
  const { profileCompleted, profileError } = profileState;

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
    isAuthUnreachable: session.status === 'unreachable',
    endedSessionUid: session.status === 'signed-out' ? session.endedSessionUid : null,
    // The visitor's page says 'Log in first', which is wrong for a signed-in user.
    expectedUserStatus:
      isUserKnown || (uid !== null && expectedUserStatus === 'visitor') ? null : expectedUserStatus,
    ...profileState,
    accountActions,
    endSession,
  };
  return <AuthContext value={value}>{children}</AuthContext>;
}

const minRefetchIntervalMs = 5000;
const maxRefetchIntervalMs = 60_000;

/**
 * Returns the profile flag, the fetch error and the actions that change the flag. Fetches the profile (call 1) at
 * sign-in and start, and retries transient errors; a cached flag stays in use meanwhile.
 */
function useProfileState(uid: string | null) {
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
  const isErrorStale = isSuccess ? lastError.error !== null : error !== null && error !== lastError.error;
  if (uid !== lastError.uid || isErrorStale) setLastError({ uid, error });
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
    client.setQueryData(queryKey, (profile) => savedProfileSchema.parse({ ...profile, profileCompleted }));
    if (sync) await refreshProfile();
  };

  const profileCompleted = uid === null ? null : getProfileCompleted({ data, error, errorUpdateCount });
  return { profileCompleted, profileError, setProfileCompleted, refreshProfile };
}

type ProfileQueryResult = Pick<UseQueryResult<SavedProfile | null>, 'data' | 'error' | 'errorUpdateCount'>;

/** Returns the flag as specified: a failed check counts as incomplete (claim 4.5), unless the profile is cached. */
function getProfileCompleted({ data, error, errorUpdateCount }: ProfileQueryResult): boolean | null {
  if (error && !isTransient(error)) return false;
  if (data !== undefined) return data?.profileCompleted ?? false;
  // The error count survives a refetch, so the flag does not flicker at each retry.
  return errorUpdateCount > 0 ? false : null;
}
