import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, type Query, QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistRetryer,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStoredText, removeStoredValue, writeStoredText } from '@/lib/storage';
import { recipeSchema } from '@/recipe/recipe';
import { isTransient } from './apiError';
import { savedProfileSchema } from './profile';
import { hoursToMs } from './queryClient';
import { persistedOriginSchema } from './recipeOrigin';
import { savedRecipesSchema } from './recipes';

/**
 * Schemas of the persisted queries' data, by the first element of the query key; as strict as for network responses. An
 * incomplete profile is not restored, because it may have been completed on another device.
 */
const dataSchemas = new Map<string, z.ZodType>([
  ['recipes', savedRecipesSchema],
  ['recipe', recipeSchema.nullable()],
  ['profile', savedProfileSchema.refine(({ profileCompleted }) => profileCompleted)],
  ['recipe-origin', persistedOriginSchema],
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

const maxAgeMs = hoursToMs(24);

/**
 * Returns the persisted queries of one user, whose uid is the second element of each query key. Leaves out entries that
 * are older than 24 hours or fail their schema.
 */
function deserializePersistedClient(text: string, uid: string): PersistedClient {
  const { data } = persistedSchema.safeParse(JSON.parse(text));
  // Gives each query the state of a successful one.
  const restoredClient = new QueryClient();
  const now = Date.now();
  // If the device's clock was set back, the data would look fresh for more than 24 hours.
  const stored = data && data.timestamp <= now ? data.clientState.queries : [];
  for (const { queryKey, state } of stored) {
    if (queryKey?.[1] !== uid || !state) continue;
    const { dataUpdatedAt: updatedAt, isInvalidated } = state;
    if (updatedAt > now || now - updatedAt > maxAgeMs) continue;
    const parsedData = dataSchemas.get(queryKey[0])?.safeParse(state.data);
    if (!parsedData?.success) continue;
    restoredClient.setQueryData(queryKey, parsedData.data, { updatedAt });
    if (isInvalidated) void restoredClient.invalidateQueries({ queryKey, exact: true });
  }
  const clientState = dehydrate(restoredClient);
  restoredClient.clear();
  // React Query removes persisted data without a timestamp.
  const timestamp = data && clientState.queries.length > 0 ? data.timestamp : 0;
  return { timestamp, buster: data?.buster ?? '', clientState };
}

/** Stores only the profile after a quota error: lists that long are fetched at every start. */
const keepProfileOnly: PersistRetryer = ({ persistedClient, errorCount }) => {
  const { mutations, queries } = persistedClient.clientState;
  const profiles = queries.filter(({ queryKey }) => queryKey[0] === 'profile');
  return errorCount > 1 ? undefined : { ...persistedClient, clientState: { mutations, queries: profiles } };
};

/**
 * Restores a user's persisted queries and persists them from then on, under a fixed key with the buster v1, for at most
 * 24 hours (claims 4.33, 4.34). `isCurrentUser` keeps a late write from storing
 * data of a user who signed out.
 */
export function usePersistedCache(uid: string | null, isCurrentUser: (uid: string) => boolean) {
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
          removeItem: (key) => isCurrent() && removeStoredValue(key),
        },
        key: storageKeys.queryCache,
        // By default 1000: a list reloaded within that second lacked the recipe just made, for the 5 minutes it is fresh.
        throttleTime: 100,
        deserialize: (text) => deserializePersistedClient(text, uid),
        retry: keepProfileOnly,
      }),
      maxAge: maxAgeMs,
      buster: 'v1',
      dehydrateOptions: {
        shouldDehydrateMutation: () => false,
        // Data stays persisted if a refetch failed for a transient reason, for example offline.
        shouldDehydrateQuery: ({ queryKey, state }: Query) =>
          dataSchemas.has(String(queryKey[0])) &&
          queryKey[1] === uid &&
          state.data !== undefined &&
          isTransient(state.error),
      },
    };
    persistQueryClientRestore(options)
      // The text was not JSON; React Query has removed it.
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
  return { isRestoring: uid !== null && restoredUid !== uid };
}
