import toast from 'react-hot-toast/headless';
import { cancelMutations } from '@/api/cancellableMutations';
import { queryClient } from '@/api/queryClient';
import type { SessionReport } from '@/auth/useSession';
import { ownerIdFor } from '@/config/ownerId';
import { storageKeys } from '@/config/storageKeys';
import { removeSharedWhere } from '@/lib/sharedStorage';
import { clearStoredPictures } from './registerServiceWorker';

/**
 * Removes all data of other users from this page and this browser (claim 4.36): queries, running mutations, toasts,
 * drafts, cooking state, pictures. Keeps the drafts of a user whose session ended without signing out, for the next
 * login. A step that throws does not stop the others.
 */
export function clearOtherUsersData({ uid, previousUid, endedSessionUid }: SessionReport): void {
  const hasChanged = previousUid !== uid;
  const isOthers = (key: readonly unknown[] | undefined) => key?.[1] !== ownerIdFor(uid);
  const parts = [
    () => cancelMutations(queryClient, { predicate: ({ options }) => isOthers(options.mutationKey) }),
    () => queryClient.removeQueries({ predicate: ({ queryKey }) => isOthers(queryKey) }),
    () => clearStorage({ uid, previousUid, endedSessionUid }),
    () => {
      if (hasChanged && previousUid !== null) toast.remove();
    },
    () => {
      if (hasChanged || uid === null) clearStoredPictures().catch((error: unknown) => console.error(error));
    },
  ];
  for (const clear of parts) {
    try {
      clear();
    } catch (error) {
      console.error(error);
    }
  }
}

function clearStorage({ uid, previousUid, endedSessionUid }: SessionReport): void {
  const kept = [ownerIdFor(null), uid, endedSessionUid]
    .filter((owner) => owner !== null)
    .flatMap((owner) => [storageKeys.draft(owner, ''), storageKeys.cooking(owner, '')]);
  const isGone = uid === null || (previousUid !== null && previousUid !== uid);
  removeSharedWhere((key) => {
    if (key === storageKeys.queryCache) return isGone;
    const isOwned = [storageKeys.draftPrefix, storageKeys.cookingPrefix].some((prefix) =>
      key.startsWith(prefix),
    );
    return isOwned && !kept.some((prefix) => key.startsWith(prefix));
  });
}
