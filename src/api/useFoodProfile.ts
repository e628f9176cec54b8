import { useQuery } from '@tanstack/react-query';
import { describeError, type ErrorDescription } from './apiError';
import { profileQueries, type SavedProfile } from './profile';

/** A profile that is still loading or failed to load. */
export interface PendingProfile {
  error: ErrorDescription | null;
  isRetrying: boolean;
  retry: () => void;
}

interface FoodProfileState {
  /** Null for a visitor, for a user without a profile, and while `pendingProfile` is set. */
  profile: SavedProfile | null;
  pendingProfile: PendingProfile | null;
}

/** Returns the user's profile, which recipes are checked against: from the cache, else by call 1. */
export function useFoodProfile(uid: string | undefined): FoodProfileState {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...profileQueries.detail(uid ?? ''),
    enabled: uid !== undefined,
  });
  if (uid === undefined || !(isPending || (error && data === undefined)))
    return { profile: data ?? null, pendingProfile: null };
  return {
    profile: null,
    pendingProfile: {
      error: error && describeError(error, 'Failed to fetch user data'),
      isRetrying: isFetching,
      retry: () => void refetch(),
    },
  };
}
