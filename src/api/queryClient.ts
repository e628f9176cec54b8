import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { hours } from '@/lib/timing';
import { ApiError } from './apiError';

const maxRetries = 3;

/** A long list costs more to write at every change than to fetch again, and would fill the browser's 5 MB. */
const longestPersistedList = 300;

/** Retries what may pass (no answer, a fault of the server); a 4xx is an answer (decisions, 'Calls'). */
function retry(failures: number, error: Error): boolean {
  if (failures >= maxRetries) return false;
  return !(error instanceof ApiError) || error.kind === 'network' || error.kind === 'server';
}

/** A cache with the product's policy (spec 9): fresh 1 h, kept 24 h, 3 retries, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a request fails at once and says so, instead of waiting behind its overlay.
      queries: {
        staleTime: hours(1),
        gcTime: hours(24),
        retry,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const persistedSchema = z.looseObject({
  timestamp: z.number(),
  buster: z.string(),
  clientState: z.looseObject({
    mutations: z.array(z.unknown()),
    queries: z.array(z.looseObject({ queryKey: z.array(z.unknown()) })),
  }),
});

/** Stands for 'nothing stored': older than any age limit, so it is discarded. */
const nothing: PersistedClient = { timestamp: 0, buster: '', clientState: { mutations: [], queries: [] } };

/** Reads what is stored and keeps only this user's part of it: query keys name their user second. */
function readPersisted(text: string, uid: string): PersistedClient {
  try {
    const stored = persistedSchema.parse(JSON.parse(text));
    const queries = stored.clientState.queries.filter(({ queryKey }) => queryKey[1] === uid);
    return { ...stored, clientState: { ...stored.clientState, queries } } as unknown as PersistedClient;
  } catch {
    return nothing;
  }
}

/** How a user's cache is kept across visits (spec 4, 9): under a fixed key, tag v1, for at most 24 hours. */
export function persistOptions(
  uid: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Omit<PersistQueryClientOptions, 'queryClient'> {
  return {
    persister: createSyncStoragePersister({
      storage,
      key: storageKeys.queryCache,
      deserialize: (text) => readPersisted(text, uid),
    }),
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
  };
}
