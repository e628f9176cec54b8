import { MutationObserver, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { usePersistedCache } from '@/api/persistedCache';
import { profileQueries, savedProfileSchema } from '@/api/profile';
import { hoursToMs, minutesToMs, queryClient } from '@/api/queryClient';
import { recipeQueries } from '@/api/recipes';
import { clearOtherUsersData } from '@/app/clearOtherUsersData';
import { storageKeys } from '@/config/storageKeys';
import { recipeSchema } from '@/recipe/recipe';

const storageKey = 'sazon.query-cache';
const stored = () => localStorage.getItem(storageKey);

beforeEach(() => {
  vi.useFakeTimers();
});

const aStoredProfile = (dislikedFood: string) =>
  savedProfileSchema.parse({ dislikedFood, profileCompleted: true });
const { queryKey: anasProfile } = profileQueries.detail('ana');
const dislikedFood = () => queryClient.getQueryData(anasProfile)?.dislikedFood;
const cached = () => queryClient.getQueryCache().getAll();

let currentUid: string | null = null;
const isCurrentUser = (uid: string) => uid === currentUid;

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Opens the page as a user, and waits until the cache is restored. */
async function open(uid: string) {
  currentUid = uid;
  queryClient.clear();
  const page = renderHook((user: string | null) => usePersistedCache(user, isCurrentUser), {
    initialProps: uid as string | null,
    wrapper,
  });
  expect(page.result.current.isRestoring).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(page.result.current.isRestoring).toBe(false);
  return {
    /** Closes the page without signing out. */
    close: () => page.unmount(),
    /** Changes the user; null signs out. */
    changeUser: async (next: string | null) => {
      const previousUid = currentUid;
      currentUid = next;
      clearOtherUsersData({ uid: next, previousUid, endedSessionUid: null });
      page.rerender(next);
      await act(() => vi.advanceTimersByTimeAsync(0));
    },
  };
}

async function storeProfile(uid: string, food: string) {
  const page = await open(uid);
  queryClient.setQueryData(profileQueries.detail(uid).queryKey, aStoredProfile(food));
  // The longest time that a write may take: a cook may reload at once.
  await vi.advanceTimersByTimeAsync(100);
  return page;
}

describe('the persisted cache', () => {
  // Claim 9.3
  it('follows the policy: fresh 1 h, kept 24 h, no refetch on focus', async () => {
    queryClient.mount();
    const queryFn = vi.fn(async () => 'soup');
    const query = { queryKey: ['x', 'ana'], queryFn };
    /** Renders a screen that uses the query; returns a function that unmounts it. */
    const show = async () => {
      const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      return leave;
    };
    (await show())();
    await vi.advanceTimersByTimeAsync(hoursToMs(1) - 1);
    (await show())();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    const leave = await show();
    expect(queryFn).toHaveBeenCalledTimes(2);

    await vi.advanceTimersByTimeAsync(hoursToMs(2));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);

    leave();
    await vi.advanceTimersByTimeAsync(hoursToMs(24) - 1);
    expect(queryClient.getQueryData(query.queryKey)).toBe('soup');
    await vi.advanceTimersByTimeAsync(1);
    expect(queryClient.getQueryData(query.queryKey)).toBeUndefined();
    queryClient.unmount();
  });

  it('does not retry mutations', async () => {
    const mutationFn = vi.fn(() => Promise.reject(new ApiError('network', 'no')));
    const mutation = new MutationObserver(queryClient, { mutationFn });
    await expect(mutation.mutate()).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(minutesToMs(2));
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  // Claim 9.4
  it.each([
    ['network', 4],
    ['timeout', 4],
    ['server', 4],
    ['offline', 1],
    ['auth', 1],
    ['notFound', 1],
    ['rateLimit', 1],
    ['invalidResponse', 1],
  ] as const)('asks again after a failure of kind %s until %i requests are made', async (kind, requests) => {
    const queryFn = vi.fn(() => Promise.reject(new ApiError(kind, 'no')));
    const observer = new QueryObserver(queryClient, { queryKey: ['x', 'ana'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(minutesToMs(2));
    expect(queryFn).toHaveBeenCalledTimes(requests);
    stop();
  });

  // Claim 4.33
  it('is stored with the tag v1, and restored at the next visit', async () => {
    const page = await storeProfile('ana', 'soup');
    expect(JSON.parse(stored() ?? '{}')).toMatchObject({ buster: 'v1' });
    page.close();
    await open('ana');
    expect(dislikedFood()).toBe('soup');
  });

  // Claim 4.34
  it('is discarded after 24 hours', async () => {
    (await storeProfile('ana', 'soup')).close();
    vi.setSystemTime(Date.now() + hoursToMs(24) + 1);
    await open('ana');
    expect(cached()).toEqual([]);
    expect(stored()).toBeNull();
  });

  it('discards data read more than 24 hours ago, even if the cache was written since', async () => {
    const page = await storeProfile('ana', 'soup');
    vi.setSystemTime(Date.now() + hoursToMs(23));
    queryClient.setQueryData(recipeQueries.list('ana').queryKey, []);
    await vi.advanceTimersByTimeAsync(2000);
    page.close();
    vi.setSystemTime(Date.now() + hoursToMs(2));
    await open('ana');
    expect(cached().map(({ queryKey }) => queryKey)).toEqual([['recipes', 'ana']]);
  });

  // Claim 4.35
  it('is discarded when its version tag differs', async () => {
    (await storeProfile('ana', 'soup')).close();
    localStorage.setItem(storageKey, (stored() ?? '').replace('"buster":"v1"', '"buster":"v0"'));
    await open('ana');
    expect(dislikedFood()).toBeUndefined();
  });

  it('is discarded if its date is in the future', async () => {
    (await storeProfile('ana', 'soup')).close();
    vi.setSystemTime(Date.now() - hoursToMs(2));
    await open('ana');
    expect(dislikedFood()).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('restores every kind of query, but no data of another shape', async () => {
    const soup = recipeSchema.parse({ _id: 'soup', ingredientes: '1 leek' });
    const origin = {
      request: {
        ingredientes: 'leek',
        tiempoCoccion: '20',
        diners: '2',
        tipoComida: 'Dinner',
        necesidadesDiners: '',
        tipoReceta: 'Vegan Bliss',
      },
      former: null,
    };
    const kept = {
      'a profile': [['profile', 'ana'], aStoredProfile('soup')],
      'a list': [['recipes', 'ana'], [soup]],
      'a recipe': [['recipe', 'ana', 'soup'], soup],
      'an origin': [['recipe-origin', 'ana', 'soup'], origin],
    } as const;
    const odd = [
      [['profile', 'ana'], 'soup'],
      [['recipes', 'ana'], { data: [soup] }],
      [
        ['recipes', 'ana'],
        [null, 7],
      ],
      [['recipe', 'ana', 'soup'], { descripcionReceta: {} }],
      [['recipe', 'ana', 'soup'], [soup]],
      [['recipe-origin', 'ana', 'soup'], { former: soup }],
      [['pantry', 'ana'], soup],
      [['recipes'], [soup]],
      ['recipes', [soup]],
    ] as const;
    const restoredOf = async (queryKey: unknown, data: unknown) => {
      localStorage.setItem(storageKey, cacheOf([{ queryKey, data }]));
      const page = await open('ana');
      page.close();
      return cached().map(({ state }) => state.data);
    };
    for (const [queryKey, data] of Object.values(kept))
      expect(await restoredOf(queryKey, data)).toEqual([data]);
    for (const [queryKey, data] of odd) expect(await restoredOf(queryKey, data)).toEqual([]);
  });

  it('does not restore that a profile is incomplete', async () => {
    for (const data of [null, { ...aStoredProfile('soup'), profileCompleted: false }]) {
      localStorage.setItem(storageKey, cacheOf([{ queryKey: anasProfile, data }]));
      (await open('ana')).close();
      expect(cached()).toEqual([]);
    }
  });

  it('restores the readable recipes of a list, and the entries beside a damaged one', async () => {
    const soup = recipeSchema.parse({ _id: 'soup', ingredientes: '1 leek' });
    localStorage.setItem(
      storageKeys.queryCache,
      cacheOf([
        { queryKey: ['recipes', 'ana'], data: [null, soup, { _id: 'x', ingredientes: {} }] },
        { queryKey: ['profile', 'ana'], data: 7 },
        { queryKey: ['constructor', 'ana'], data: 7 },
        { queryKey: ['recipe', 'ana', 'soup'], data: soup },
      ]),
    );
    await open('ana');
    expect(queryClient.getQueryData(recipeQueries.list('ana').queryKey)).toEqual([soup]);
    expect(queryClient.getQueryData(recipeQueries.detail('ana', 'soup').queryKey)).toEqual(soup);
    expect(queryClient.getQueryData(anasProfile)).toBeUndefined();
  });

  it('is cleared when a session expires, except the drafts', async () => {
    await storeProfile('ana', 'soup');
    localStorage.setItem(storageKeys.draft('ana', 'profile'), '{}');
    clearOtherUsersData({ uid: null, previousUid: 'ana', endedSessionUid: 'ana' });
    expect(stored()).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('ana', 'profile'))).toBe('{}');
  });

  it('refetches when the network is back, also after an offline start', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    queryClient.mount();
    const queryFn = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new ApiError('offline', 'no'))
      .mockResolvedValue('soup');
    const observer = new QueryObserver(queryClient, { queryKey: ['x', 'ana'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(minutesToMs(2));
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: undefined });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'soup' });
    stop();
    queryClient.unmount();
  });

  it('starts empty if the stored text is not JSON', async () => {
    expectConsoleMessage(/SyntaxError/);
    expectConsoleMessage(/the persisted cache will be discarded/);
    localStorage.setItem(storageKey, '{');
    await open('ana');
    expect(cached()).toEqual([]);
    expect(stored()).toBeNull();
  });

  it.each(['', '[]', '{"timestamp":1}', 'null'])('starts empty if the stored value is %j', async (text) => {
    localStorage.setItem(storageKey, text);
    await open('ana');
    expect(cached()).toEqual([]);
  });

  // Claim 7.12
  it('is never shared between accounts', async () => {
    const page = await storeProfile('ana', 'soup');
    localStorage.setItem(storageKeys.draft('ana', 'profile'), '{}');
    localStorage.setItem(storageKeys.draft('visitor', 'quick'), '{}');
    const anas = stored();
    await page.changeUser('ben');
    expect(cached()).toEqual([]);
    expect(stored()).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('ana', 'profile'))).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('visitor', 'quick'))).toBe('{}');
    page.close();
    localStorage.setItem(storageKey, anas ?? '');
    await open('ben');
    expect(cached()).toEqual([]);
    expect(stored()).toBeNull();
  });

  // Claim 7.12
  it.each([
    ['a profile', profileQueries.detail],
    ['a list', recipeQueries.list],
    ['a recipe', (uid: string) => recipeQueries.detail(uid, 'r1')],
  ])('is stored per user: %s', (_what, queryOf) => {
    expect(queryOf('ana').queryKey[1]).toBe('ana');
    expect(queryOf('ben').queryKey).not.toEqual(queryOf('ana').queryKey);
  });

  // Claim 4.36
  it('is cleared at sign-out with the drafts, and not restored by a late write', async () => {
    const page = await storeProfile('ana', 'soup');
    localStorage.setItem(storageKeys.draft('ana', 'profile'), '{}');
    queryClient.setQueryData(anasProfile, aStoredProfile('a change that waits to be written'));
    await page.changeUser(null);
    await vi.advanceTimersByTimeAsync(5000);
    expect(cached()).toEqual([]);
    expect(stored()).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('ana', 'profile'))).toBeNull();
  });

  it('ignores a write between the report of a sign-out and its rendering', async () => {
    await open('ana');
    queryClient.setQueryData(anasProfile, aStoredProfile('a change that waits to be written'));
    currentUid = null;
    clearOtherUsersData({ uid: null, previousUid: 'ana', endedSessionUid: null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(stored()).toBeNull();
  });

  it('opens and is cleared even if the storage always throws', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const page = await storeProfile('ana', 'soup');
    expect(dislikedFood()).toBe('soup');
    await page.changeUser(null);
    expect(dislikedFood()).toBeUndefined();
  });

  it('works if the storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await storeProfile('ana', 'soup');
    expect(dislikedFood()).toBe('soup');
  });

  /** Returns a list, oldest first, of recipes with this many characters each. */
  const aLongList = (length: number, characters = 1000) =>
    Array.from({ length }, (_, index) =>
      recipeSchema.parse({
        _id: `r${index}`,
        createdAt: new Date(index * 60_000).toISOString(),
        descripcionReceta: 'x'.repeat(characters),
      }),
    );

  it('stores the profile only if the list is too long', async () => {
    const { queryKey } = recipeQueries.list('ana');
    const page = await open('ana');
    queryClient.setQueryData(queryKey, aLongList(3000, 2000));
    queryClient.setQueryData(anasProfile, aStoredProfile('soup'));
    await vi.advanceTimersByTimeAsync(2000);
    page.close();
    await open('ana');
    expect(dislikedFood()).toBe('soup');
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });

  it('stores a list that fits completely, with the opened recipes', async () => {
    const list = aLongList(400);
    const page = await open('ana');
    queryClient.setQueryData(recipeQueries.list('ana').queryKey, list);
    for (const recipe of list)
      queryClient.setQueryData(recipeQueries.detail('ana', recipe._id).queryKey, recipe);
    await vi.advanceTimersByTimeAsync(2000);
    page.close();
    await open('ana');
    expect(queryClient.getQueryData(recipeQueries.list('ana').queryKey)).toEqual(list);
    expect(cached()).toHaveLength(401);
  });

  it.each([
    ['keeps what could not be read again', 'offline', 'soup'],
    ['keeps it through a fault of the server', 'server', 'soup'],
    ['forgets what is no more', 'notFound', undefined],
    ['forgets what is refused', 'auth', undefined],
  ] as const)('%s', async (_, kind, expected) => {
    const page = await storeProfile('ana', 'soup');
    const queryFn = () => Promise.reject(new ApiError(kind, 'no'));
    await queryClient
      .fetchQuery({ queryKey: anasProfile, queryFn, staleTime: 0, retry: false })
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(2000);
    page.close();
    await open('ana');
    expect(dislikedFood()).toBe(expected);
  });
});

/** Returns the stored form of some queries. */
function cacheOf(queries: { queryKey: unknown; data: unknown }[]): string {
  const timestamp = Date.now();
  return JSON.stringify({
    timestamp,
    buster: 'v1',
    clientState: {
      mutations: [],
      queries: queries.map(({ queryKey, data }) => ({
        queryKey,
        queryHash: JSON.stringify(queryKey),
        state: { data, dataUpdatedAt: timestamp, status: 'success', fetchStatus: 'idle' },
      })),
    },
  });
}
