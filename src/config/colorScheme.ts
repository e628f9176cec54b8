import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import {
  readSharedValue,
  subscribeToSharedValues,
  useSharedValue,
  writeSharedValue,
} from '@/lib/sharedStorage';
import { storageKeys } from './storageKeys';

/** The chosen scheme; null follows the device. */
type ColorScheme = 'light' | 'dark' | null;

const storageKey = storageKeys.colorScheme;
const schemeSchema = z.enum(['light', 'dark']);

// Runs after changes here and in other tabs. index.html applies the stored scheme before the first paint.
subscribeToSharedValues(() => {
  const scheme = readSharedValue(storageKey, schemeSchema);
  if (scheme) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
});

export const setColorScheme = (scheme: ColorScheme): void => writeSharedValue(storageKey, scheme);

export const useColorScheme = (): ColorScheme => useSharedValue(storageKey, schemeSchema);

const getDarkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToDeviceScheme(onStoreChange: () => void): () => void {
  const deviceQuery = getDarkQuery();
  deviceQuery.addEventListener('change', onStoreChange);
  return () => deviceQuery.removeEventListener('change', onStoreChange);
}

/** True if the page is dark, by choice or by the device's setting. For widgets that the CSS tokens cannot style. */
export function useIsDarkScheme(): boolean {
  const isDeviceDark = useSyncExternalStore(
    subscribeToDeviceScheme,
    () => getDarkQuery().matches,
    () => false,
  );
  const chosen = useColorScheme();
  return chosen === null ? isDeviceDark : chosen === 'dark';
}
