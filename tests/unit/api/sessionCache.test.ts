import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { profileQueries, storedProfileSchema } from '@/api/profile';
import { hours, minutes } from '@/api/queryClient';
import { newestOnly, recipeQueries } from '@/api/recipes';
import { forgetUser, sessionCache } from '@/api/sessionCache';
import { storageKeys } from '@/config/storageKeys';
import { recipeSchema } from '@/recipe/recipe';

const storageKey = 'sazon.query-cache';
const stored = () => localStorage.getItem(storageKey);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetUser('ana');
  forgetUser('ben');
  sessionCache(null);
});

const aStoredProfile = (dislikedFood: string) => storedProfileSchema.parse({ dislikedFood });
const { queryKey: anasProfile } = profileQueries.detail('ana');
/** What the cache knows of the food that somebody dislikes. */
const dislikedIn = ({ client }: { client: QueryClient }) => client.getQueryData(anasProfile)?.dislikedFood;

async function keep(uid: string, dislikedFood: string): Promise<void> {
  const { client, restored } = sessionCache(uid);
  await restored;
  client.setQueryData(profileQueries.detail(uid).queryKey, aStoredProfile(dislikedFood));
  // Writes are gathered for a second.
  await vi.advanceTimersByTimeAsync(2000);
}

describe('the cache of a visit', () => {
  it('follows the policy: fresh 1 h, kept 24 h, no refetch on focus', async () => {
    const { client } = sessionCache('ana');
    client.mount();
    const queryFn = vi.fn(async () => 'soup');
    const query = { queryKey: ['x', 'ana'], queryFn };
    /** Shows a screen that needs it; gives the way to leave that screen. */
    const show = async () => {
      const leave = new QueryObserver(client, query).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      return leave;
    };
    (await show())();
    await vi.advanceTimersByTimeAsync(hours(1) - 1);
    (await show())();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    const leave = await show();
    expect(queryFn).toHaveBeenCalledTimes(2);

    await vi.advanceTimersByTimeAsync(hours(2));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);

    leave();
    await vi.advanceTimersByTimeAsync(hours(24) - 1);
    expect(client.getQueryData(query.queryKey)).toBe('soup');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(query.queryKey)).toBeUndefined();
    client.unmount();
  });

  it('sends nothing twice that failed to be sent', async () => {
    const mutationFn = vi.fn(() => Promise.reject(new ApiError('network', 'no')));
    const mutation = new MutationObserver(sessionCache('ana').client, { mutationFn });
    await expect(mutation.mutate()).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['network', 4],
    ['timeout', 4],
    ['server', 4],
    ['offline', 1],
    ['auth', 1],
    ['notFound', 1],
    ['rateLimit', 1],
    ['contract', 1],
  ] as const)('asks again after a failure of kind %s until %i requests are made', async (kind, requests) => {
    const queryFn = vi.fn(() => Promise.reject(new ApiError(kind, 'no')));
    const observer = new QueryObserver(sessionCache('ana').client, { queryKey: ['x', 'ana'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(queryFn).toHaveBeenCalledTimes(requests);
    stop();
  });

  it('is kept in the browser with the tag v1, and back at the next visit', async () => {
    await keep('ana', 'soup');
    expect(JSON.parse(stored() ?? '{}')).toMatchObject({ buster: 'v1' });
    reopen();
    await sessionCache('ana').restored;
    expect(dislikedIn(sessionCache('ana'))).toBe('soup');
  });

  it('is discarded after 24 hours', async () => {
    await keep('ana', 'soup');
    reopen();
    vi.setSystemTime(Date.now() + hours(24) + 1);
    await sessionCache('ana').restored;
    expect(dislikedIn(sessionCache('ana'))).toBeUndefined();
  });

  it('is discarded when its version tag differs', async () => {
    await keep('ana', 'soup');
    localStorage.setItem(storageKey, (stored() ?? '').replace('"buster":"v1"', '"buster":"v0"'));
    reopen();
    await sessionCache('ana').restored;
    expect(dislikedIn(sessionCache('ana'))).toBeUndefined();
  });

  it('is discarded when its date is yet to come', async () => {
    await keep('ana', 'soup');
    reopen();
    vi.setSystemTime(Date.now() - hours(2));
    await sessionCache('ana').restored;
    expect(dislikedIn(sessionCache('ana'))).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('gives back each kind of what was read, and nothing of another shape', async () => {
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
      'no profile': [['profile', 'ana'], null],
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
      reopen();
      const { client, restored } = sessionCache('ana');
      await restored;
      const queries = client.getQueryCache().getAll();
      return queries.map(({ state }) => state.data);
    };
    for (const [queryKey, data] of Object.values(kept))
      expect(await restoredOf(queryKey, data)).toEqual([data]);
    for (const [queryKey, data] of odd) expect(await restoredOf(queryKey, data)).toEqual([]);
  });

  it('keeps the readable recipes of a list, and the other entries beside a broken one', async () => {
    const soup = recipeSchema.parse({ _id: 'soup', ingredientes: '1 leek' });
    localStorage.setItem(
      storageKeys.queryCache,
      cacheOf([
        { queryKey: ['recipes', 'ana'], data: [null, soup, { _id: 'x', ingredientes: {} }] },
        { queryKey: ['profile', 'ana'], data: 7 },
        { queryKey: ['recipe', 'ana', 'soup'], data: soup },
      ]),
    );
    const { client, restored } = sessionCache('ana');
    await restored;
    expect(client.getQueryData(recipeQueries.list('ana').queryKey)).toEqual([soup]);
    expect(client.getQueryData(recipeQueries.detail('ana', 'soup').queryKey)).toEqual(soup);
    expect(client.getQueryData(anasProfile)).toBeUndefined();
  });

  it('is forgotten, but for the drafts, of one whose session ended by itself', async () => {
    await keep('ana', 'soup');
    localStorage.setItem(storageKeys.draft('ana', 'profile'), '{}');
    forgetUser('ana', { keepDrafts: true });
    expect(stored()).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('ana', 'profile'))).toBe('{}');
  });

  it('asks again when the network is back, also after a start without one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { client } = sessionCache('ana');
    client.mount();
    const queryFn = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new ApiError('offline', 'no'))
      .mockResolvedValue('soup');
    const observer = new QueryObserver(client, { queryKey: ['x', 'ana'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: undefined });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'soup' });
    stop();
    client.unmount();
  });

  it.each(['', '{', '[]', '{"timestamp":1}', 'null'])(
    'starts empty when what is stored is %j',
    async (text) => {
      localStorage.setItem(storageKey, text);
      const { client, restored } = sessionCache('ana');
      await restored;
      expect(client.getQueryCache().getAll()).toEqual([]);
    },
  );

  it('never crosses accounts: another user finds and leaves nothing of the first', async () => {
    await keep('ana', 'soup');
    localStorage.setItem(storageKeys.draft('ana', 'profile'), '{}');
    localStorage.setItem(storageKeys.draft('visitor', 'quick'), '{}');
    const anasClient = sessionCache('ana').client;
    const { client, restored } = sessionCache('ben');
    await restored;
    expect(anasClient.getQueryCache().getAll()).toEqual([]);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(stored()).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('ana', 'profile'))).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('visitor', 'quick'))).toBe('{}');
  });

  it.each([
    ['a profile', profileQueries.detail],
    ['a list', recipeQueries.list],
    ['a recipe', (uid: string) => recipeQueries.detail(uid, 'r1')],
  ])('is kept by user: %s', (_what, queryOf) => {
    expect(queryOf('ana').queryKey).toContain('ana');
    expect(queryOf('ben').queryKey).not.toEqual(queryOf('ana').queryKey);
  });

  it('is forgotten at sign-out, with its drafts, and no late write brings it back', async () => {
    await keep('ana', 'soup');
    localStorage.setItem(storageKeys.draft('ana', 'profile'), '{}');
    const { client } = sessionCache('ana');
    client.setQueryData(anasProfile, aStoredProfile('a change that waits to be written'));
    forgetUser('ana');
    await vi.advanceTimersByTimeAsync(5000);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(stored()).toBeNull();
    expect(localStorage.getItem(storageKeys.draft('ana', 'profile'))).toBeNull();
  });

  it.each(['pagehide', 'visibilitychange'])(
    'is written before the page goes (%s), if it waits to be',
    async (name) => {
      const { client, restored } = sessionCache('ana');
      await restored;
      client.setQueryData(anasProfile, aStoredProfile('a change that waits to be written'));
      expect(stored()).toBeNull();
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      (name === 'pagehide' ? window : document).dispatchEvent(new Event(name));
      expect(stored()).toContain('a change that waits');
      localStorage.clear();
      window.dispatchEvent(new Event('pagehide'));
      expect(stored()).toBeNull();
    },
  );

  it('is not written when the page stays in sight, nor by a page that goes after sign-out', async () => {
    const { client, restored } = sessionCache('ana');
    await restored;
    client.setQueryData(anasProfile, aStoredProfile('a change that waits to be written'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toBeNull();
    forgetUser('ana');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it('opens and is forgotten where the storage fails at any touch', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    await keep('ana', 'soup');
    expect(dislikedIn(sessionCache('ana'))).toBe('soup');
    forgetUser('ana');
    expect(dislikedIn(sessionCache('ana'))).toBeUndefined();
  });

  it('survives a storage that is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keep('ana', 'soup');
    expect(dislikedIn(sessionCache('ana'))).toBe('soup');
  });

  /** A list, oldest first, of recipes of a thousand characters each. */
  const aLongList = (length: number) =>
    Array.from({ length }, (_, index) =>
      recipeSchema.parse({
        _id: `r${index}`,
        createdAt: new Date(index * 60_000).toISOString(),
        descripcionReceta: 'x'.repeat(1000),
      }),
    );

  it('keeps of a very long list the newest recipes, to be read again as soon as that can be', async () => {
    const { queryKey } = recipeQueries.list('ana');
    sessionCache('ana').client.setQueryData(queryKey, aLongList(3000));
    await keep('ana', 'soup');
    expect(stored()?.length).toBeLessThan(1_500_000);
    reopen();
    const { client, restored } = sessionCache('ana');
    await restored;
    const kept = client.getQueryData(queryKey) ?? [];
    expect(kept.length).toBeGreaterThan(500);
    expect(kept.map(({ _id }) => _id)).toEqual(
      Array.from(kept, (_, index) => `r${3000 - kept.length + index}`),
    );
    expect(dislikedIn(sessionCache('ana'))).toBe('soup');
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(newestOnly);
  });

  it('keeps a list that fits as it is, and of many opened recipes the latest', async () => {
    const { client } = sessionCache('ana');
    const list = aLongList(400);
    client.setQueryData(recipeQueries.list('ana').queryKey, list);
    for (const [index, recipe] of aLongList(900).entries())
      client.setQueryData(recipeQueries.detail('ana', recipe._id).queryKey, recipe, {
        updatedAt: Date.now() - 1_000_000 + index,
      });
    await keep('ana', 'soup');
    reopen();
    const again = sessionCache('ana');
    await again.restored;
    const opened = (id: string) => again.client.getQueryData(recipeQueries.detail('ana', id).queryKey);
    expect(again.client.getQueryData(recipeQueries.list('ana').queryKey)).toEqual(list);
    expect([opened('r0'), opened('r899')?._id]).toEqual([undefined, 'r899']);
    expect(dislikedIn(again)).toBe('soup');
  });

  it('keeps with an unchanged list when it was last read', async () => {
    const { queryKey } = recipeQueries.list('ana');
    const list = aLongList(3);
    sessionCache('ana').client.setQueryData(queryKey, list);
    await keep('ana', 'soup');
    const readAgainAt = Date.now();
    sessionCache('ana').client.setQueryData(queryKey, list);
    await keep('ana', 'stew');
    reopen();
    const { client, restored } = sessionCache('ana');
    await restored;
    expect(client.getQueryData(queryKey)).toEqual(list);
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(readAgainAt);
  });

  it.each([
    ['keeps what could not be read again', 'offline', 'soup'],
    ['forgets what is no more', 'notFound', undefined],
  ] as const)('%s', async (_, kind, expected) => {
    await keep('ana', 'soup');
    const queryFn = () => Promise.reject(new ApiError(kind, 'no'));
    await sessionCache('ana')
      .client.fetchQuery({ queryKey: anasProfile, queryFn, staleTime: 0 })
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(2000);
    reopen();
    await sessionCache('ana').restored;
    expect(dislikedIn(sessionCache('ana'))).toBe(expected);
  });
});

/** What would be stored of some queries. */
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

/** The page is left without signing out. */
function reopen(): void {
  const kept = stored();
  sessionCache(null);
  if (kept !== null) localStorage.setItem(storageKey, kept);
}
