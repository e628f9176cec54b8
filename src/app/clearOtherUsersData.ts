import toast from 'react-hot-toast/headless';
import { cancelMutations } from '@/api/cancellableMutations';
import { queryClient } from '@/api/queryClient';
import type { SessionChange } from '@/auth/useSession';
import { ownerIdFor } from '@/config/ownerId';
import { storageKeys } from '@/config/storageKeys';
import { removeSharedValues } from '@/lib/sharedStorage';
import { clearImageCache } from './registerServiceWorker';

/**
 * Removes all data of other users from this page and this browser (claim 4.36): queries, running mutations, toasts,
 * drafts, cooking state, pictures. Keeps the drafts of a user whose session ended without signing out, for the next
 * login. A step that throws does not stop the others.
 */
export function clearOtherUsersData({ uid, previousUid, endedSessionUid }: SessionChange): void {
  const hasUserChanged = previousUid !== uid;
  const isOtherOwnersKey = (key: readonly unknown[] | undefined) => key?.[1] !== ownerIdFor(uid);
  const steps = [
    () => cancelMutations(queryClient, { predicate: ({ options }) => isOtherOwnersKey(options.mutationKey) }),
    () => queryClient.removeQueries({ predicate: ({ queryKey }) => isOtherOwnersKey(queryKey) }),
    () => clearOtherUsersStorage({ uid, previousUid, endedSessionUid }),
    () => {
      if (hasUserChanged && previousUid !== null) toast.remove();
    },
    () => {
      if (hasUserChanged || uid === null) clearImageCache().catch((error: unknown) => console.error(error));
    },
  ];
  for (const clear of steps) {
    try {
      clear();
    } catch (error) {
      console.error(error);
    }
  }
}

function clearOtherUsersStorage({ uid, previousUid, endedSessionUid }: SessionChange): void {
  const retainedPrefixes = [ownerIdFor(null), uid, endedSessionUid]
    .filter((ownerId) => ownerId !== null)
    .flatMap((ownerId) => [storageKeys.draft(ownerId, ''), storageKeys.cooking(ownerId, '')]);
  const isCacheOutdated = uid === null || (previousUid !== null && previousUid !== uid);
  removeSharedValues((key) => {
    if (key === storageKeys.queryCache) return isCacheOutdated;
    const isOwned = [storageKeys.draftPrefix, storageKeys.cookingPrefix].some((prefix) =>
      key.startsWith(prefix),
    );
    return isOwned && !retainedPrefixes.some((prefix) => key.startsWith(prefix));
  });
}
