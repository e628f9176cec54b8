import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** Daylight, evening kitchen, or what the device says. */
export type ColorScheme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
let chosen: ColorScheme = readStored(storageKeys.colorScheme, z.enum(['light', 'dark'])) ?? 'system';

/** Applies and keeps a colour scheme. The page reads it again before its first paint (index.html). */
export function setColorScheme(scheme: ColorScheme): void {
  chosen = scheme;
  if (scheme === 'system') {
    removeStored((key) => key === storageKeys.colorScheme);
    delete document.documentElement.dataset.scheme;
  } else {
    writeStored(storageKeys.colorScheme, scheme);
    document.documentElement.dataset.scheme = scheme;
  }
  for (const listener of listeners) listener();
}

/** The chosen colour scheme. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
  );
}
