import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readShared, subscribeToShared, useShared, writeShared } from '@/lib/sharedStorage';
import { storageKeys } from './storageKeys';

/** Daylight, evening kitchen, or null: what the device says. */
type ColorScheme = 'light' | 'dark' | null;

const key = storageKeys.colorScheme;
const schema = z.enum(['light', 'dark']);

// Here or in another tab. The scheme of an earlier visit is applied before the first paint (index.html).
subscribeToShared(() => {
  const scheme = readShared(key, schema);
  if (scheme) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
});

/** Applies and keeps a colour scheme. */
export const setColorScheme = (scheme: ColorScheme): void => writeShared(key, scheme);

/** The chosen colour scheme. */
export const useColorScheme = (): ColorScheme => useShared(key, schema);

const deviceScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

function onDeviceScheme(changed: () => void): () => void {
  const device = deviceScheme();
  device.addEventListener('change', changed);
  return () => device.removeEventListener('change', changed);
}

/** Whether the page is in its dark colours: as chosen, else as the device says. For what our tokens can't reach. */
export function useIsDarkScheme(): boolean {
  const isDeviceDark = useSyncExternalStore(
    onDeviceScheme,
    () => deviceScheme().matches,
    () => false,
  );
  const chosen = useColorScheme();
  return chosen === null ? isDeviceDark : chosen === 'dark';
}
