import { expectConsoleMessage } from '@tests/support/consoleOutput';
import toast from 'react-hot-toast/headless';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { clearOtherUsersData } from '@/app/clearOtherUsersData';
import { storageKeys } from '@/config/storageKeys';

const draft = storageKeys.draft('ana', 'profile');
const ticks = storageKeys.cooking('ana', 'ticks');
const signOut = { uid: null, previousUid: 'ana', endedSessionUid: null };

const deleteCache = vi.fn<CacheStorage['delete']>();

/** Stores data of Ana in each place. Returns the signal of one of her requests. */
function storeDataEverywhere(): AbortSignal {
  localStorage.setItem(storageKeys.queryCache, '{}');
  localStorage.setItem(draft, '{}');
  localStorage.setItem(ticks, '{}');
  queryClient.setQueryData(['profile', 'ana'], null);
  const variables = { values: 'soup', controller: new AbortController() };
  const request = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: ['make-recipe', 'ana'], mutationFn: () => new Promise(() => {}) });
  void request.execute(variables);
  return variables.controller.signal;
}

const remainingData = (signal: AbortSignal) => ({
  stored: [storageKeys.queryCache, draft, ticks].filter((key) => localStorage.getItem(key) !== null),
  queries: queryClient.getQueryCache().getAll().length,
  requests: signal.aborted ? 0 : 1,
  pictures: deleteCache.mock.calls.length === 0,
});

const nothing = { stored: [], queries: 0, requests: 0, pictures: false };

beforeEach(() => {
  deleteCache.mockReset().mockResolvedValue(true);
  vi.stubGlobal('caches', { delete: deleteCache });
});

it('clears a user’s data in every place', () => {
  const signal = storeDataEverywhere();
  clearOtherUsersData(signOut);
  expect(remainingData(signal)).toEqual(nothing);
});

it('keeps the current user’s data', () => {
  const signal = storeDataEverywhere();
  clearOtherUsersData({ uid: 'ana', previousUid: 'ana', endedSessionUid: null });
  expect(remainingData(signal)).toEqual({
    stored: [storageKeys.queryCache, draft, ticks],
    queries: 1,
    requests: 1,
    pictures: true,
  });
});

it('clears another user’s data of an earlier visit, and keeps only the drafts of an expired session', () => {
  const signal = storeDataEverywhere();
  clearOtherUsersData({ uid: null, previousUid: null, endedSessionUid: 'ana' });
  expect(remainingData(signal).stored).toEqual([draft, ticks]);
  clearOtherUsersData({ uid: 'ben', previousUid: null, endedSessionUid: null });
  expect(remainingData(signal).stored).toEqual([]);
});

it.each([
  ['the query cache', () => vi.spyOn(queryClient, 'removeQueries'), { queries: 1 }],
  ['the requests', () => vi.spyOn(queryClient.getMutationCache(), 'findAll'), { requests: 1 }],
  ['the toasts', () => vi.spyOn(toast, 'remove'), {}],
  ['the pictures', () => deleteCache, {}],
  [
    'the storage',
    () => vi.spyOn(Storage.prototype, 'removeItem'),
    { stored: [storageKeys.queryCache, draft, ticks] },
  ],
] as const)('clears everything else where %s can’t be cleared', async (place, spy, remaining) => {
  // Storage that always throws is already reported.
  if (place !== 'the storage') expectConsoleMessage(/Broken/);
  const signal = storeDataEverywhere();
  (spy() as ReturnType<typeof vi.fn>).mockImplementation(() => {
    throw new Error('Broken');
  });
  clearOtherUsersData(signOut);
  await Promise.resolve();
  expect(remainingData(signal)).toEqual({ ...nothing, ...remaining });
  vi.restoreAllMocks();
});
