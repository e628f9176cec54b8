import { useQuery } from '@tanstack/react-query';
import { type FailureInWords, failureInWords } from './apiError';
import { profileQueries, type StoredProfile } from './profile';

/** A profile that is not here: on its way, or not to be had for now. */
export interface ProfileWait {
  /** Why it is not to be had; null while it is on its way. */
  failure: FailureInWords | null;
  retrying: boolean;
  retry: () => void;
}

interface FoodProfileState {
  /** Null for a visitor, for a cook without one, and while it is waited for. */
  profile: StoredProfile | null;
  profileWait: ProfileWait | null;
}

/** The profile that a recipe is held against: the cook's own, from the cache where it is there, else by call 1. */
export function useFoodProfile(uid: string | undefined): FoodProfileState {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...profileQueries.detail(uid ?? ''),
    enabled: uid !== undefined,
  });
  if (uid === undefined || !(isPending || (error && data === undefined)))
    return { profile: data ?? null, profileWait: null };
  return {
    profile: null,
    profileWait: {
      failure: error && failureInWords(error, 'Failed to fetch user data'),
      retrying: isFetching,
      retry: () => void refetch(),
    },
  };
}
