import { afterEach, expect, it, vi } from 'vitest';
import { markAppReady, readScreenCode, takeOverFirstPaint } from '@/app/layout/firstPaint';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.firstPaint = undefined;
});

function paint(hash: string, isWhole = true) {
  const stop = vi.fn();
  globalThis.firstPaint = { isWhole, hash, taps: [], stop, whenPainted: Promise.resolve() };
  return stop;
}

it('keeps what is painted of the address that the page is at', () => {
  window.location.hash = '#/about';
  const stop = paint('#/about');
  expect(takeOverFirstPaint()).toBe(true);
  expect(stop).toHaveBeenCalledOnce();
});

it.each([
  ['is of another address', () => paint('#/login')],
  ['is but a shape', () => paint('#/about', false)],
  ['is nothing', () => {}],
])('does not keep what %s', (_what, arrange) => {
  window.location.hash = '#/about';
  arrange();
  expect(takeOverFirstPaint()).toBe(false);
});

it('tells the router, once, of a link that was followed after the last look at the address', () => {
  paint('#/about');
  window.location.hash = '#/login';
  const heard = vi.fn();
  window.addEventListener('popstate', heard);
  vi.useFakeTimers();
  markAppReady();
  markAppReady();
  window.removeEventListener('popstate', heard);
  expect(heard).toHaveBeenCalledOnce();
  expect(document.documentElement).not.toHaveAttribute('data-ready');
  vi.runAllTimers();
  expect(document.documentElement).toHaveAttribute('data-ready');
});

it('reads the code of the screen a file at a time, also after one that does not come', async () => {
  const read = vi.fn();
  vi.stubGlobal('noteRead', read);
  const code = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
  paint('#/login');
  Object.assign(globalThis.firstPaint ?? {}, {
    files: [code('noteRead(1)'), code('throw new Error()'), code('noteRead(2)')],
  });
  await readScreenCode();
  expect(read.mock.calls).toEqual([[1], [2]]);
});
