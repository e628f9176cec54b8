// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  readSharedValue,
  removeSharedValues,
  useHasSharedValue,
  useSharedValue,
  writeSharedValue,
} from '@/lib/sharedStorage';

const schema = z.array(z.number());

afterEach(() => {
  vi.restoreAllMocks();
  removeSharedValues(() => true);
});

describe('a shared value', () => {
  it('is the same in all components, and the same object until it changes', () => {
    const { result, rerender } = renderHook(
      () => [useSharedValue('a', schema), useHasSharedValue('a')] as const,
    );
    expect(result.current).toEqual([null, false]);
    act(() => writeSharedValue('a', [1]));
    expect(result.current).toEqual([[1], true]);
    const [before] = result.current;
    rerender();
    act(() => writeSharedValue('a', [1]));
    expect(result.current[0]).toBe(before);
    act(() => writeSharedValue('a', null));
    expect(result.current).toEqual([null, false]);
    expect(localStorage.length).toBe(0);
  });

  it('follows another tab, also for invalid values', () => {
    const { result } = renderHook(() => useSharedValue('a', schema));
    const fromAnotherTab = (text: string) =>
      act(() => {
        localStorage.setItem('a', text);
        window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
      });
    fromAnotherTab('[1,2]');
    expect(result.current).toEqual([1, 2]);
    fromAnotherTab('{"1":2}');
    expect(result.current).toBeNull();
    fromAnotherTab('no JSON');
    expect(result.current).toBeNull();
  });

  it('lasts until the page is closed if storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(() => useSharedValue('a', schema));
    act(() => writeSharedValue('a', [1]));
    expect(result.current).toEqual([1]);
    expect(readSharedValue('a', schema)).toEqual([1]);
    removeSharedValues((key) => key === 'a');
    expect(readSharedValue('a', schema)).toBeNull();
  });

  it('is another tab’s stored value if only this tab could not store one', () => {
    const { result } = renderHook(() => useSharedValue('a', schema));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => writeSharedValue('a', [1]));
    localStorage.setItem('a', '[2]');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'a' })));
    expect(result.current).toEqual([2]);
  });
});
