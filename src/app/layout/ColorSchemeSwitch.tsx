import { useSyncExternalStore } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { readJson, removeStored, writeStored } from '@/lib/storage';
import { IconButton } from '@/ui/Button';
import Monitor from '~icons/lucide/monitor';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';

/** Daylight, evening kitchen, or what the device says. */
type ColorScheme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
const kept = readJson(storageKeys.colorScheme);
let chosen: ColorScheme = kept === 'light' || kept === 'dark' ? kept : 'system';

/** Applies and keeps a colour scheme. The page reads it again before its first paint (index.html). */
function setColorScheme(scheme: ColorScheme): void {
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
function useColorScheme(): ColorScheme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
    () => 'system',
  );
}

const next: Record<ColorScheme, ColorScheme> = { system: 'light', light: 'dark', dark: 'system' };
const looks = {
  system: { icon: Monitor, name: 'as the device' },
  light: { icon: Sun, name: 'daylight' },
  dark: { icon: Moon, name: 'evening kitchen' },
} as const;

/** Switches between daylight, evening kitchen and the device's own colour scheme. */
export function ColorSchemeSwitch() {
  const scheme = useColorScheme();
  const { icon: Icon, name } = looks[scheme];
  return (
    <IconButton
      label={`Colours: ${name}. Switch to ${looks[next[scheme]].name}`}
      onClick={() => setColorScheme(next[scheme])}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
