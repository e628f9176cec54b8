import { useQuery } from '@tanstack/react-query';
import { describeError, type ErrorDescription } from './apiError';
import { profileQueries, type StoredProfile } from './profile';

/** A profile that is not here: on its way, or not to be had for now. */
export interface PendingProfile {
  /** Why it is not to be had; null while it is on its way. */
  error: ErrorDescription | null;
  isRetrying: boolean;
  retry: () => void;
}

interface FoodProfileState {
  /** Null for a visitor, for a cook without one, and while it is waited for. */
  profile: StoredProfile | null;
  pendingProfile: PendingProfile | null;
}

/** The profile that a recipe is held against: the cook's own, from the cache where it is there, else by call 1. */
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
