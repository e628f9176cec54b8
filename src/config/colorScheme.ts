import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readShared, subscribeToShared, useShared, writeShared } from '@/lib/sharedStorage';
import { storageKeys } from './storageKeys';

/** The chosen scheme; null follows the device. */
type ColorScheme = 'light' | 'dark' | null;

const key = storageKeys.colorScheme;
const schema = z.enum(['light', 'dark']);

// Runs after changes here and in other tabs. index.html applies the stored scheme before the first paint.
subscribeToShared(() => {
  const scheme = readShared(key, schema);
  if (scheme) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
});

/** Applies and stores a colour scheme. */
export const setColorScheme = (scheme: ColorScheme): void => writeShared(key, scheme);

/** Returns the chosen colour scheme. */
export const useColorScheme = (): ColorScheme => useShared(key, schema);

const darkSchemeQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToDeviceScheme(onStoreChange: () => void): () => void {
  const device = darkSchemeQuery();
  device.addEventListener('change', onStoreChange);
  return () => device.removeEventListener('change', onStoreChange);
}

/** True if the page is dark, by choice or by the device's setting. For widgets that the CSS tokens cannot style. */
export function useIsDarkScheme(): boolean {
  const isDeviceDark = useSyncExternalStore(
    subscribeToDeviceScheme,
    () => darkSchemeQuery().matches,
    () => false,
  );
  const chosen = useColorScheme();
  return chosen === null ? isDeviceDark : chosen === 'dark';
}
