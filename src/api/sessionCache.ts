import type { QueryClient } from '@tanstack/react-query';
import { storageKeys } from '@/config/storageKeys';
import { forgetShared } from '@/lib/sharedStorage';
import { createQueryClient } from './queryClient';

/** The cache of one person's visit. */
interface SessionCache {
  uid: string | null;
  client: QueryClient;
  /** Settles when what was stored of earlier visits is back. */
  restored: Promise<void>;
  /** Whether it is. */
  isRestored: () => boolean;
  close: () => void;
}

let current: SessionCache | null = null;

/**
 * The cache of whoever is here now (null: a visitor, nothing persisted). Each user has a cache of their own: when
 * another takes over, the former one's is emptied, and their leftovers in this browser are removed.
 */
export function sessionCache(uid: string | null): SessionCache {
  if (current?.uid !== uid || !current) {
    current?.close();
    current = openCache(uid);
  }
  return current;
}

/** Begins the names of what this browser keeps of a person besides the cache: drafts, and what they are cooking. */
const prefixesOf = (owner: string) => [storageKeys.draft(owner, ''), storageKeys.cooking(owner, '')];

/**
 * Forgets what this browser keeps of a user who leaves: cache, drafts and what is on the stove, in memory and in storage
 * (claim 4.49). All but the cache of one whose session ended by itself is kept, for when they log in again.
 */
export function forgetUser(uid: string, { keepDrafts = false } = {}): void {
  if (current?.uid === uid) {
    current.close();
    current = null;
  }
  const forgotten = keepDrafts ? [] : prefixesOf(uid);
  forgetShared((key) => key === storageKeys.queryCache || forgotten.some((prefix) => key.startsWith(prefix)));
}

function openCache(uid: string | null): SessionCache {
  const client = createQueryClient();
  // For as long as it is anybody's, not only while a screen shows it: else it would not hear of a network that goes.
  client.mount();
  const end = () => {
    client.unmount();
    client.clear();
  };
  if (uid === null) {
    return { uid, client, restored: Promise.resolve(), isRestored: () => true, close: end };
  }

  forgetOthers(uid);
  let open = true;
  let stopKeeping = () => {};
  // A visitor, who has nothing to restore, does not load what reads and writes it.
  const restore = async () => {
    const { keepCache } = await import('./persistedCache');
    if (!open) return;
    const kept = keepCache(client, uid);
    stopKeeping = kept.stop;
    await kept.restored;
  };
  let isRestored = false;
  const restored = restore().finally(() => {
    isRestored = true;
  });
  return {
    uid,
    client,
    restored,
    isRestored: () => isRestored,
    close: () => {
      open = false;
      stopKeeping();
      end();
    },
  };
}

/** Removes the drafts of other users and what they were cooking, left by a session that ended without signing out. */
function forgetOthers(uid: string): void {
  const all = [storageKeys.draftPrefix, storageKeys.cookingPrefix];
  const kept = [...prefixesOf(uid), ...prefixesOf('visitor')];
  const isOneOf = (prefixes: readonly string[], key: string) =>
    prefixes.some((prefix) => key.startsWith(prefix));
  forgetShared((key) => isOneOf(all, key) && !isOneOf(kept, key));
}
