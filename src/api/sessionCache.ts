import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClient,
} from '@tanstack/react-query-persist-client';
import { storageKeys } from '@/config/storageKeys';
import { removeStored, safeLocalStorage, writeStored } from '@/lib/storage';
import { createQueryClient, persistOptions } from './queryClient';

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
 * another takes over, the former one's is emptied, and their leftovers in this browser are removed (spec 4, 9).
 */
export function sessionCache(uid: string | null): SessionCache {
  if (current?.uid !== uid || !current) {
    current?.close();
    current = openCache(uid);
  }
  return current;
}

/** Forgets what this browser keeps of a user who signs out: cache and drafts, in memory and in storage. */
export function forgetUser(uid: string): void {
  if (current?.uid === uid) {
    current.close();
    current = null;
  }
  removeStored((key) => key === storageKeys.queryCache || key.startsWith(storageKeys.draft(uid, '')));
}

function openCache(uid: string | null): SessionCache {
  const client = createQueryClient();
  if (uid === null) return { uid, client, restored: Promise.resolve(), close: () => client.clear() };

  forgetOthers(uid);
  let open = true;
  let unwritten: PersistedClient | null = null;
  const storage = {
    getItem: (key: string) => safeLocalStorage()?.getItem(key) ?? null,
    // The persister writes with a delay: a write that comes after sign-out must not bring the data back.
    setItem: (key: string, value: string) => {
      unwritten = null;
      if (open) safeLocalStorage()?.setItem(key, value);
    },
    removeItem: (key: string) => safeLocalStorage()?.removeItem(key),
  };
  const options = persistOptions(uid, storage);
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

/** Removes drafts and cache of other users, left by a session that ended without signing out. */
function forgetOthers(uid: string): void {
  const mine = [storageKeys.draft(uid, ''), storageKeys.draft('visitor', '')];
  removeStored((key) => {
    if (key === storageKeys.queryCache)
      return !safeLocalStorage()?.getItem(key)?.includes(JSON.stringify(uid));
    return key.startsWith(storageKeys.draftPrefix) && !mine.some((prefix) => key.startsWith(prefix));
  });
}
