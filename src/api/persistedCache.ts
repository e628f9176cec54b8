import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type PersistedClient, persistQueryClient } from '@tanstack/react-query-persist-client';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readText, removeStored, writeText } from '@/lib/storage';
import { newestFirst } from '@/recipe/list';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import { mayPass } from './apiError';
import { storedProfileSchema } from './profile';
import { hours } from './queryClient';
import { originSchema } from './recipeOrigin';
import { newestOnly, savedRecipesSchema } from './recipes';

/**
 * Characters of texts that are kept of a list, and of all else: some five hundred recipes, and half as many that were opened.
 * More would cost too much to write at every change, and fill the browser's 5 MB.
 */
const mostOfList = 1_000_000;
const mostOfOthers = 500_000;

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
async function readPersisted(text: string, uid: string): Promise<PersistedClient> {
  const { data } = persistedSchema.safeParse(parseJson(text));
  // A clock that was put back would keep it for longer than a day.
  if (!data || data.timestamp > Date.now()) return nothing;
  const queries: PersistedQuery[] = [];
  for (const { queryKey, state } of data.clientState.queries) {
    if (queryKey?.[1] !== uid || !state || state.dataUpdatedAt > data.timestamp) continue;
    const read = await dataSchemas[queryKey[0]]?.safeParseAsync(state.data);
    if (!read?.success) continue;
    queries.push(persisted(queryKey, read.data, state.dataUpdatedAt));
  }
  if (queries.length === 0) return nothing;
  const { timestamp, buster } = data;
  return { timestamp, buster, clientState: { mutations: [], queries } };
}

/** A query that was read once and never since. */
function persisted(queryKey: QueryKey, data: unknown, dataUpdatedAt: number): PersistedQuery {
  return {
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: dataUpdatedAt,
    state: {
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
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As text, what is worth keeping of a cache: what was read last, and of a list that is too long its newest recipes. */
function written(cache: PersistedClient): string {
  const all = cache.clientState.queries.map(({ queryKey, state: { data, dataUpdatedAt } }) =>
    persisted(queryKey, data, dataUpdatedAt),
  );
  const latest = all.filter((query) => !isList(query)).sort((one, other) => rank(other) - rank(one));
  const queries = [
    ...within(mostOfOthers, latest).map((query) => JSON.stringify(query)),
    ...all.filter(isList).map(textOfList),
  ];
  const { timestamp, buster } = cache;
  return `{"timestamp":${timestamp},"buster":${JSON.stringify(buster)},"clientState":{"mutations":[],"queries":[${queries}]}}`;
}

const isList = ({ queryKey }: PersistedQuery): boolean => queryKey[0] === 'recipes';

/** The profile before all: without it, nothing is shown to whoever has no network. */
const rank = ({ queryKey, state }: PersistedQuery): number =>
  queryKey[0] === 'profile' ? Number.MAX_VALUE : state.dataUpdatedAt;

/** The text of each list as it was last read: it is written again at every change of something else. */
const listTexts = new WeakMap<object, { dataUpdatedAt: number; text: string }>();

/** Of a list that is too long its newest recipes, in their order. */
function textOfList(query: PersistedQuery): string {
  const { dataUpdatedAt, data } = query.state;
  const list = data as readonly Recipe[];
  const known = listTexts.get(list);
  if (known?.dataUpdatedAt === dataUpdatedAt) return known.text;
  const newest = within(mostOfList, newestFirst(list)).reverse();
  const text = JSON.stringify(
    newest.length === list.length ? query : persisted(query.queryKey, newest, newestOnly),
  );
  listTexts.set(list, { dataUpdatedAt, text });
  return text;
}

/** The first items whose texts are no longer than so many characters together. */
function within<Item>(most: number, items: readonly Item[]): Item[] {
  let room = most;
  const end = items.findIndex((item) => {
    room -= lengthOf(item);
    return room < 0;
  });
  return items.slice(0, end === -1 ? undefined : end);
}

function lengthOf(data: unknown): number {
  if (typeof data === 'string') return data.length;
  if (typeof data !== 'object' || data === null) return 0;
  return Object.values(data).reduce<number>((sum, part) => sum + lengthOf(part), 0);
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
    serialize: written,
  });
  const [unsubscribe, restored] = persistQueryClient({
    queryClient,
    persister: {
      ...stored,
      restoreClient: async () => {
        const text = readText(storageKeys.queryCache);
        const cache = text ? await readPersisted(text, uid) : undefined;
        // Somebody else may be here by now.
        return open ? cache : undefined;
      },
      persistClient: (cache) => {
        unwritten = cache;
        return stored.persistClient(cache);
      },
    },
    maxAge: hours(24),
    buster: 'v1',
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      // What was read stays worth keeping where it could not be read again, as without a network.
      shouldDehydrateQuery: ({ state }) => state.data !== undefined && mayPass(state.error),
    },
  });
  const stopWatching = onLeaving(() => {
    if (unwritten) writeText(storageKeys.queryCache, written(unwritten));
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
