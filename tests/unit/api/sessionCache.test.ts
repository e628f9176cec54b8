import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { forgetUser, sessionCache } from '@/api/sessionCache';
import { storageKeys } from '@/config/storageKeys';
import { hours, minutes } from '@/lib/timing';

const stored = () => localStorage.getItem(storageKeys.queryCache);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetUser('ana');
  forgetUser('ben');
  sessionCache(null);
});

async function keep(uid: string, value: string): Promise<void> {
  const { client, restored } = sessionCache(uid);
  await restored;
  client.setQueryData(['profile', uid], value);
  // Writes are gathered for a second.
  await vi.advanceTimersByTimeAsync(2000);
}

describe('the cache of a visit', () => {
  it('follows the policy: fresh 1 h, kept 24 h, no refetch on focus', () => {
    const { queries, mutations } = sessionCache('ana').client.getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: hours(1), gcTime: hours(24), refetchOnWindowFocus: false });
    expect(mutations).toMatchObject({ retry: false });
  });

  it.each([
    ['network', 4],
    ['server', 4],
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
    const { client, restored } = sessionCache('ana');
    await restored;
    expect(client.getQueryData(['profile', 'ana'])).toBe('soup');
  });

  it('is discarded after 24 hours', async () => {
    await keep('ana', 'soup');
    reopen();
    vi.setSystemTime(Date.now() + hours(24) + 1);
    const { client, restored } = sessionCache('ana');
    await restored;
    expect(client.getQueryData(['profile', 'ana'])).toBeUndefined();
  });

  it('is discarded when its version tag differs', async () => {
    await keep('ana', 'soup');
    localStorage.setItem(storageKeys.queryCache, (stored() ?? '').replace('"buster":"v1"', '"buster":"v0"'));
    reopen();
    const { client, restored } = sessionCache('ana');
    await restored;
    expect(client.getQueryData(['profile', 'ana'])).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"timestamp":1}', 'null'])(
    'starts empty when what is stored is %j',
    async (text) => {
      localStorage.setItem(storageKeys.queryCache, text);
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

  it('is forgotten at sign-out, with its drafts, and no late write brings it back', async () => {
    await keep('ana', 'soup');
    localStorage.setItem(storageKeys.draft('ana', 'profile'), '{}');
    const { client } = sessionCache('ana');
    client.setQueryData(['profile', 'ana'], 'a change that waits to be written');
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
      client.setQueryData(['profile', 'ana'], 'a change that waits to be written');
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
    client.setQueryData(['profile', 'ana'], 'a change that waits to be written');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toBeNull();
    forgetUser('ana');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });

  it('survives a storage that is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keep('ana', 'soup');
    expect(sessionCache('ana').client.getQueryData(['profile', 'ana'])).toBe('soup');
  });

  it('does not write a list too long to be written at every change', async () => {
    const { client } = sessionCache('ana');
    client.setQueryData(
      ['recipes', 'ana'],
      Array.from({ length: 301 }, (_, index) => index),
    );
    await keep('ana', 'soup');
    expect(stored()).toContain('soup');
    expect(stored()).not.toContain('recipes');
  });
});

/** The page is left without signing out. */
function reopen(): void {
  const kept = stored();
  sessionCache(null);
  if (kept !== null) localStorage.setItem(storageKeys.queryCache, kept);
}
