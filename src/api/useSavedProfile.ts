import { useQuery } from '@tanstack/react-query';
import { describeError, type ErrorDescription } from './apiError';
import { profileQueries, type SavedProfile } from './profile';

/** A profile that is still loading or failed to load. */
export interface UnavailableProfile {
  error: ErrorDescription | null;
  /** True while the profile is being fetched, also for the first time. */
  isFetching: boolean;
  retry: () => void;
}

/**
 * Returns the user's profile, which recipes are checked against: from the cache, else by call 1. Null for a visitor, for
 * a user without a profile, and while `unavailableProfile` is set.
 */
export function useSavedProfile(uid: string | undefined): {
  profile: SavedProfile | null;
  unavailableProfile: UnavailableProfile | null;
} {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...profileQueries.detail(uid ?? ''),
    enabled: uid !== undefined,
  });
  if (uid === undefined || !(isPending || (error && data === undefined)))
    return { profile: data ?? null, unavailableProfile: null };
  return {
    profile: null,
    unavailableProfile: {
      error: error && describeError(error, 'Failed to fetch user data'),
      isFetching,
      retry: () => void refetch(),
    },
  };
}
