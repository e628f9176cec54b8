import { useQuery } from '@tanstack/react-query';
import type { ProfileWait } from '@/recipe-ui/check/profileWait';
import { profileQueries, type StoredProfile } from './profile';

interface FoodProfileState {
  /** Null for a visitor, for a cook without one, and while it is waited for. */
  profile: StoredProfile | null;
  profileWait: ProfileWait | null;
}

/** The profile that a recipe is held against (spec 3, 7 call 1): the cook's own, from the cache where it is there. */
export function useFoodProfile(uid: string | undefined): FoodProfileState {
  const { data, isError, isPending, isFetching, refetch } = useQuery({
    ...profileQueries.detail(uid ?? ''),
    enabled: uid !== undefined,
  });
  if (uid === undefined || !(isPending || (isError && data === undefined)))
    return { profile: data ?? null, profileWait: null };
  return {
    profile: null,
    profileWait: { failed: isError, retrying: isFetching, retry: () => void refetch() },
  };
}
