// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  readStoredText,
  readStoredValue,
  removeStoredValues,
  useIsStorageUnavailable,
  writeStoredText,
  writeStoredValue,
} from '@/lib/storage';

const throwError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const broken = {
  'fails at any touch': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(throwError);
    }
  },
  'is blocked': () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwError);
  },
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // A write rejected only for its size resets what is known about storage.
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(throwError);
  act(() => writeStoredText('a', 'b'));
  full.mockRestore();
  localStorage.clear();
});

describe.each(Object.entries(broken))('if storage %s', (_how, breakIt) => {
  it('reads return nothing, writes do nothing, and neither throws', () => {
    localStorage.setItem('a', '1');
    breakIt();
    expect(readStoredText('a')).toBeNull();
    expect(readStoredValue('a', z.number())).toBeNull();
    writeStoredText('a', 'text');
    writeStoredValue('a', 2);
    removeStoredValues(() => true);
  });

  it('the failure is reported at the first write', () => {
    const { result } = renderHook(useIsStorageUnavailable);
    breakIt();
    expect(result.current).toBe(false);
    act(() => writeStoredValue('a', 2));
    expect(result.current).toBe(true);
  });
});

it('reports no failure for a text that is too long, if shorter ones can be stored', () => {
  const { result } = renderHook(useIsStorageUnavailable);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(throwError);
  act(() => writeStoredText('a', 'x'.repeat(6_000_000)));
  expect(result.current).toBe(false);
  expect(localStorage.length).toBe(0);
});
