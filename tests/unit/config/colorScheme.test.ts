// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setColorScheme, useColorScheme } from '@/config/colorScheme';
import { storageKeys } from '@/config/storageKeys';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  act(() => setColorScheme(null));
});

describe('the colour scheme', () => {
  it('is stored and applied, and follows the device again when reset', () => {
    const { result } = renderHook(useColorScheme);
    expect(result.current).toBeNull();
    act(() => setColorScheme('dark'));
    expect(result.current).toBe('dark');
    expect(dataset.scheme).toBe('dark');
    expect(localStorage.getItem(storageKeys.colorScheme)).toBe('"dark"');
    act(() => setColorScheme(null));
    expect(result.current).toBeNull();
    expect(dataset.scheme).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('follows changes in another tab', () => {
    const { result } = renderHook(useColorScheme);
    localStorage.setItem(storageKeys.colorScheme, '"light"');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.colorScheme })));
    expect(result.current).toBe('light');
    expect(dataset.scheme).toBe('light');
  });

  it('lasts until the page is closed if storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(useColorScheme);
    act(() => setColorScheme('dark'));
    expect(result.current).toBe('dark');
    expect(dataset.scheme).toBe('dark');
  });
});
