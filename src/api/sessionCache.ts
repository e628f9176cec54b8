import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClient,
} from '@tanstack/react-query-persist-client';
import { storageKeys } from '@/config/storageKeys';
import { removeStored, writeStored, writeText } from '@/lib/storage';
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

/**
 * Forgets what this browser keeps of a user who leaves: cache and drafts, in memory and in storage (claim 4.49). The
 * drafts of one whose session ended by itself are kept, for when they log in again.
 */
export function forgetUser(uid: string, { keepDrafts = false } = {}): void {
  if (current?.uid === uid) {
    current.close();
    current = null;
  }
  const isDraft = (key: string) => !keepDrafts && key.startsWith(storageKeys.draft(uid, ''));
  removeStored((key) => key === storageKeys.queryCache || isDraft(key));
}

function openCache(uid: string | null): SessionCache {
  const client = createQueryClient();
  if (uid === null) return { uid, client, restored: Promise.resolve(), close: () => client.clear() };

  forgetDraftsOfOthers(uid);
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

/** Removes the drafts of other users, left by a session that ended without signing out. */
function forgetDraftsOfOthers(uid: string): void {
  const kept = [storageKeys.draft(uid, ''), storageKeys.draft('visitor', '')];
  removeStored(
    (key) => key.startsWith(storageKeys.draftPrefix) && !kept.some((prefix) => key.startsWith(prefix)),
  );
}
