import { afterEach, expect, it, vi } from 'vitest';
import { takeOverFirstPaint } from '@/app/layout/firstPaint';

afterEach(() => {
  globalThis.firstPaint = undefined;
});

function paint(hash: string, isWhole = true) {
  const stop = vi.fn();
  globalThis.firstPaint = { isWhole, hash, taps: [], stop };
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
