// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdReload, lazyImport } from '@/lib/lazyImport';

const gone = new TypeError('Failed to fetch dynamically imported module');
const loadGone = () => Promise.reject(gone);

const server = vi.fn<typeof fetch>();
const reload = vi.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  server.mockReset().mockResolvedValue(new Response(null, { status: 200 }));
  reload.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Tries to load code that is gone; says whether that was given up, or the page left to reload. */
async function tryGone(): Promise<'rejected' | 'reloading'> {
  const reloads = reload.mock.calls.length;
  const outcome = lazyImport(loadGone, reload).then(
    () => 'loaded',
    (error) => error,
  );
  await vi.waitFor(async () => {
    const settled = await Promise.race([outcome, Promise.resolve(null)]);
    expect(settled !== null || reload.mock.calls.length > reloads).toBe(true);
  });
  if (reload.mock.calls.length > reloads) return 'reloading';
  expect(await outcome).toBe(gone);
  return 'rejected';
}

describe('lazyImport', () => {
  it('gives what is loaded', async () => {
    expect(await lazyImport(async () => ({ answer: 42 }), reload)).toEqual({ answer: 42 });
    expect(server).not.toHaveBeenCalled();
  });

  it('reloads once where the server is there and the code is gone, and shows nothing meanwhile', async () => {
    expect(await tryGone()).toBe('reloading');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await tryGone()).toBe('rejected');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks for the page itself, past every cache', async () => {
    await tryGone();
    expect(server).toHaveBeenCalledWith(expect.not.stringContaining('#'), {
      method: 'HEAD',
      cache: 'no-store',
    });
  });

  it('reloads again for a deploy that comes later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await tryGone()).toBe('reloading');
    vi.setSystemTime(Date.now() + 4 * 60_000);
    expect(await tryGone()).toBe('rejected');
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await tryGone()).toBe('reloading');
  });

  it('reloads nothing where the browser is offline, or the server does not answer', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await tryGone()).toBe('rejected');
    expect(server).not.toHaveBeenCalled();
    onLine.mockRestore();
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await tryGone()).toBe('rejected');
    server.mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await tryGone()).toBe('rejected');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing while something would be lost with the page', async () => {
    const letGo = holdReload();
    const letGoToo = holdReload();
    letGo();
    letGo();
    expect(await tryGone()).toBe('rejected');
    letGoToo();
    expect(await tryGone()).toBe('reloading');
  });

  it('reloads nothing where it cannot be written down that it did', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(await tryGone()).toBe('rejected');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(await tryGone()).toBe('rejected');
    expect(reload).not.toHaveBeenCalled();
  });
});
