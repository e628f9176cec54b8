import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClient,
} from '@tanstack/react-query-persist-client';
import { storageKeys } from '@/config/storageKeys';
import { forgetShared } from '@/lib/sharedStorage';
import { writeStored, writeText } from '@/lib/storage';
import { persistOptions } from './persistedCache';
import { createQueryClient } from './queryClient';

/** The cache of one person's visit. */
interface SessionCache {
  uid: string | null;
  client: QueryClient;
  /** Settles when what was stored of earlier visits is back. */
  restored: Promise<void>;
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
  if (uid === null) return { uid, client, restored: Promise.resolve(), close: () => client.clear() };

  forgetOthers(uid);
  let open = true;
  let unwritten: PersistedClient | null = null;
  const options = persistOptions(uid, (key, text) => {
    unwritten = null;
    // The persister writes with a delay: a write that comes after sign-out must not bring the data back.
    if (open) writeText(key, text);
  });
  const persister: Persister = {
    ...options.persister,
    persistClient: (cache) => {
      unwritten = cache;
      return options.persister.persistClient(cache);
    },
  };
  const [unsubscribe, restored] = persistQueryClient({ queryClient: client, ...options, persister });
  const stopWatching = onLeaving(() => {
    if (unwritten) writeStored(storageKeys.queryCache, unwritten);
    unwritten = null;
  });
  return {
    uid,
    client,
    restored,
    close: () => {
      open = false;
      stopWatching();
      unsubscribe();
      client.clear();
    },
  };
}

/**
 * Runs when the page is about to go, by a reload or for good: what waits to be written would be lost then. On a phone a
 * page is hidden before it goes, and may not be told more.
 */
function onLeaving(run: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  window.addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', run);
    document.removeEventListener('visibilitychange', onHidden);
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
