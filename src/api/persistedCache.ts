import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistRetryer,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStoredText, removeStored, writeStoredText } from '@/lib/storage';
import { newestFirst } from '@/recipe/list';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import { isTransient } from './apiError';
import { storedProfileSchema } from './profile';
import { hoursToMs } from './queryClient';
import { storedOriginSchema } from './recipeOrigin';
import { savedRecipesSchema } from './recipes';

/**
 * What each kind of query holds, by the name that begins its key: as strict as what comes from the network. Of profiles
 * only completed ones count: whether another has been completed by now is for the backend to say.
 */
const dataSchemas = new Map<string, z.ZodType>([
  ['recipes', savedRecipesSchema],
  ['recipe', recipeSchema.nullable()],
  ['profile', storedProfileSchema.refine(({ profileCompleted }) => profileCompleted)],
  ['recipe-origin', storedOriginSchema],
]);

const persistedSchema = z.object({
  timestamp: z.number(),
  buster: z.string(),
  clientState: z.object({
    queries: z.array(
      z.object({
        queryKey: z.tuple([z.string(), z.string()], z.string()).nullable().catch(null),
        state: z
          .object({ data: z.unknown(), dataUpdatedAt: z.number(), isInvalidated: z.boolean().catch(false) })
          .nullable()
          .catch(null),
      }),
    ),
  }),
});

type PersistedQuery = PersistedClient['clientState']['queries'][number];

const maxAgeMs = hoursToMs(24);

/** Reads the queries of one user, whose id is second in each key. Leaves out what is too old or can't be read. */
function readPersisted(text: string, uid: string): PersistedClient {
  const { data } = persistedSchema.safeParse(JSON.parse(text));
  const queries: PersistedQuery[] = [];
  const now = Date.now();
  // A clock that was put back would keep all of it for longer than a day.
  const stored = data && data.timestamp <= now ? data.clientState.queries : [];
  for (const { queryKey, state } of stored) {
    if (queryKey?.[1] !== uid || !state) continue;
    const { dataUpdatedAt, isInvalidated } = state;
    if (dataUpdatedAt > now || now - dataUpdatedAt > maxAgeMs) continue;
    const read = dataSchemas.get(queryKey[0])?.safeParse(state.data);
    if (!read?.success) continue;
    queries.push({
      queryKey,
      queryHash: hashKey(queryKey),
      dehydratedAt: dataUpdatedAt,
      state: {
        data: read.data,
        dataUpdateCount: 1,
        dataUpdatedAt,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        isInvalidated,
        status: 'success',
        fetchStatus: 'idle',
      },
    });
  }
  // Without a timestamp what is stored is removed.
  const isEmpty = !data || queries.length === 0;
  return {
    timestamp: isEmpty ? 0 : data.timestamp,
    buster: data?.buster ?? '',
    clientState: { mutations: [], queries },
  };
}

/** How many recipes of a list that is too long for the storage are kept, at the first try and at the second. */
export const shortenedListLengths = [500, 50];

/**
 * Where the storage is full: first only profile and list, then only the newest recipes of the list, to be read again as
 * soon as that is possible.
 */
const shrinkPersistedClient: PersistRetryer = ({ persistedClient, errorCount }) => {
  const { queries } = persistedClient.clientState;
  const keep = (kept: PersistedQuery[]) => ({
    ...persistedClient,
    clientState: { mutations: [], queries: kept },
  });
  if (errorCount === 1)
    return keep(queries.filter(({ queryKey }) => isProfile(queryKey) || isList(queryKey)));
  const count = shortenedListLengths[errorCount - 2];
  return count === undefined ? undefined : keep(queries.map((query) => shorten(query, count)));
};

const isProfile = (queryKey: readonly unknown[]) => queryKey[0] === 'profile';
const isList = (queryKey: readonly unknown[]) => queryKey[0] === 'recipes';

function shorten(query: PersistedQuery, count: number): PersistedQuery {
  if (!isList(query.queryKey)) return query;
  const list = query.state.data as readonly Recipe[];
  if (list.length <= count) return query;
  // Oldest first, as the server keeps it.
  const data = newestFirst(list).slice(0, count).reverse();
  return { ...query, state: { ...query.state, data, isInvalidated: true } };
}

/**
 * Restores what was stored of a user's queries, and stores them from then on: under a fixed key, with the tag v1, for at
 * most 24 hours (claims 4.33, 4.34). True until they are restored. `isCurrentUser` tells a write that comes late that
 * its user is gone.
 */
export function usePersistedCache(uid: string | null, isCurrentUser: (uid: string) => boolean): boolean {
  const queryClient = useQueryClient();
  const [restoredUid, setRestoredUid] = useState<string | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let isActive = true;
    let unsubscribe = () => {};
    const isCurrent = () => isActive && isCurrentUser(uid);
    const options = {
      queryClient,
      persister: createSyncStoragePersister({
        storage: {
          getItem: (key) => (isCurrent() ? readStoredText(key) : null),
          setItem: (key, text) => {
            if (isCurrent() && !writeStoredText(key, text))
              throw new Error('The storage did not take the text.');
          },
          removeItem: (key) => isCurrent() && removeStored(key),
        },
        key: storageKeys.queryCache,
        deserialize: (text) => readPersisted(text, uid),
        retry: shrinkPersistedClient,
      }),
      maxAge: maxAgeMs,
      buster: 'v1',
      dehydrateOptions: {
        shouldDehydrateMutation: () => false,
        // What was read stays worth keeping where it could not be read again, as without a network.
        shouldDehydrateQuery: ({ queryKey, state }: Query) =>
          dataSchemas.has(String(queryKey[0])) &&
          queryKey[1] === uid &&
          state.data !== undefined &&
          isTransient(state.error),
      },
    };
    persistQueryClientRestore(options)
      // Removed already: it was no JSON.
      .catch(() => {})
      .finally(() => {
        if (!isActive) return;
        setRestoredUid(uid);
        unsubscribe = persistQueryClientSubscribe(options);
      });
    return () => {
      isActive = false;
      unsubscribe();
    };
  }, [uid, queryClient, isCurrentUser]);
  return uid !== null && restoredUid !== uid;
}
