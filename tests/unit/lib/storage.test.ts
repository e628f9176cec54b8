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

const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage that is there and fails at any touch, or is not even there. */
const broken = {
  'fails at any touch': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(fail);
    }
  },
  'is blocked': () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(fail);
  },
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // What was found out about the storage before is forgotten with the first write that is refused for its size alone.
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(fail);
  act(() => writeStoredText('a', 'b'));
  full.mockRestore();
  localStorage.clear();
});

describe.each(Object.entries(broken))('a storage that %s', (_how, breakIt) => {
  it('finds nothing, keeps nothing, and never throws', () => {
    localStorage.setItem('a', '1');
    breakIt();
    expect(readStoredText('a')).toBeNull();
    expect(readStoredValue('a', z.number())).toBeNull();
    writeStoredText('a', 'text');
    writeStoredValue('a', 2);
    removeStoredValues(() => true);
  });

  it('is told of once something was to be kept', () => {
    const { result } = renderHook(useIsStorageUnavailable);
    breakIt();
    expect(result.current).toBe(false);
    act(() => writeStoredValue('a', 2));
    expect(result.current).toBe(true);
  });
});

it('says nothing of a text that is too long, where others are kept', () => {
  const { result } = renderHook(useIsStorageUnavailable);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(fail);
  act(() => writeStoredText('a', 'x'.repeat(6_000_000)));
  expect(result.current).toBe(false);
  expect(localStorage.length).toBe(0);
});
