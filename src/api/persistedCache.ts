import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import {
  defaultShouldDehydrateQuery,
  hashKey,
  type QueryClient,
  type QueryState,
} from '@tanstack/react-query';
import { type PersistedClient, persistQueryClient } from '@tanstack/react-query-persist-client';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readText, removeStored, writeStored, writeText } from '@/lib/storage';
import { recipeSchema } from '@/recipe/recipe';
import { storedProfileSchema } from './profile';
import { hours } from './queryClient';
import { originSchema } from './recipeOrigin';
import { savedRecipesSchema } from './recipes';

/** A list longer than this costs more to write at every change than to fetch again, and would fill the browser's 5 MB. */
const longestPersistedList = 300;

/** What each kind of query holds, by the name that begins its key: as strict as what comes from the network. */
const dataSchemas: Record<string, z.ZodType> = {
  recipes: savedRecipesSchema,
  recipe: recipeSchema.nullable(),
  profile: storedProfileSchema.nullable(),
  'recipe-origin': originSchema,
};

const queryKeySchema = z.tuple([z.string(), z.string()], z.string());

const persistedSchema = z.object({
  timestamp: z.number(),
  buster: z.string(),
  clientState: z.object({
    queries: z.array(
      z.object({
        queryKey: queryKeySchema.nullable().catch(null),
        state: z.object({ data: z.unknown(), dataUpdatedAt: z.number() }).nullable().catch(null),
      }),
    ),
  }),
});

/** Stands for 'nothing to restore': without a time, on which what is stored is removed. */
const nothing: PersistedClient = { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } };

type PersistedQuery = PersistedClient['clientState']['queries'][number];

/** Reads what is stored, if it is this user's: query keys name their user second. What cannot be read is left out. */
function readPersisted(text: string, uid: string): PersistedClient {
  const { data } = persistedSchema.safeParse(parseJson(text));
  // A clock that was put back would keep it for longer than a day.
  if (!data || data.timestamp > Date.now()) return nothing;
  const queries = data.clientState.queries.flatMap(({ queryKey, state }): PersistedQuery[] => {
    if (queryKey?.[1] !== uid || !state || state.dataUpdatedAt > data.timestamp) return [];
    const read = dataSchemas[queryKey[0]]?.safeParse(state.data);
    if (!read?.success) return [];
    const { dataUpdatedAt } = state;
    return [
      {
        queryKey,
        queryHash: hashKey(queryKey),
        dehydratedAt: dataUpdatedAt,
        state: succeeded(read.data, dataUpdatedAt),
      },
    ];
  });
  if (queries.length === 0) return nothing;
  const { timestamp, buster } = data;
  return { timestamp, buster, clientState: { mutations: [], queries } };
}

/** The state of a query that was read once and never since. */
function succeeded(data: unknown, dataUpdatedAt: number): QueryState {
  return {
    data,
    dataUpdateCount: 1,
    dataUpdatedAt,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: 'success',
    fetchStatus: 'idle',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a user's cache across visits: under a fixed key, tag v1, for at most 24 hours (claims 9.17, 9.18). Restoring
 * removes what another user left; a write that comes after `stop` does not bring the data back.
 */
export function keepCache(
  queryClient: QueryClient,
  uid: string,
): { restored: Promise<void>; stop: () => void } {
  let open = true;
  let unwritten: PersistedClient | null = null;
  const stored = createSyncStoragePersister({
    storage: {
      getItem: readText,
      setItem: (key, text) => {
        unwritten = null;
        if (open) writeText(key, text);
      },
      removeItem: (key) => removeStored((stored) => stored === key),
    },
    key: storageKeys.queryCache,
    deserialize: (text) => readPersisted(text, uid),
  });
  const [unsubscribe, restored] = persistQueryClient({
    queryClient,
    persister: {
      ...stored,
      persistClient: (cache) => {
        unwritten = cache;
        return stored.persistClient(cache);
      },
    },
    maxAge: hours(24),
    buster: 'v1',
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) => {
        const { data } = query.state;
        const tooLong = Array.isArray(data) && data.length > longestPersistedList;
        return !tooLong && defaultShouldDehydrateQuery(query);
      },
    },
  });
  const stopWatching = onLeaving(() => {
    if (unwritten) writeStored(storageKeys.queryCache, unwritten);
    unwritten = null;
  });
  return {
    restored,
    stop: () => {
      open = false;
      stopWatching();
      unsubscribe();
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
