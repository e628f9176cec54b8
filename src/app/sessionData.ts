import { CancelledError, QueryObserver } from '@tanstack/react-query';
import { profileQueries } from '@/api/profile';
import { forgetUser, sessionCache } from '@/api/sessionCache';
import { isOffline } from '@/lib/online';
import { forgetKeptPictures } from './offline';

/** Asks the backend whether the profile is complete (call 1); logs what went wrong and passes it on (claim 8.5). */
export async function checkProfile(uid: string): Promise<boolean> {
  const { client } = sessionCache(uid);
  const query = { ...profileQueries.detail(uid), staleTime: 0 };
  // A request that nobody watches any more is called off: this one must outlive a screen that is left meanwhile.
  const stopWatching = new QueryObserver(client, query).subscribe(() => {});
  try {
    const profile = await client.fetchQuery(query);
    if (profile === null) console.info('The backend knows no profile of this user yet (404).');
    return profile?.profileCompleted ?? false;
  } catch (error) {
    // Without a network nothing was checked: what the last visit left is what is known, and lets its recipes be read.
    if (isOffline()) {
      await sessionCache(uid).restored.catch(() => {});
      const kept = client.getQueryData(query.queryKey);
      if (kept) return kept.profileCompleted;
    }
    // Cancelled: the user has left in the meantime.
    if (!(error instanceof CancelledError)) console.error('The profile could not be checked.', error);
    throw error;
  } finally {
    stopWatching();
  }
}

/** Forgets a user who leaves. Who did not ask to leave finds what they had typed when they are back. */
export function forget(uid: string, { onPurpose }: { onPurpose: boolean }): void {
  forgetUser(uid, { keepDrafts: !onPurpose });
  forgetKeptPictures();
}
