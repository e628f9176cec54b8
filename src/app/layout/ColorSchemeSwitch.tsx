import { setColorScheme, useColorScheme } from '@/config/colorScheme';
import Monitor from '~icons/lucide/monitor';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';

const schemeOptions = {
  device: { icon: Monitor, name: 'as the device', next: 'light' },
  light: { icon: Sun, name: 'daylight', next: 'dark' },
  dark: { icon: Moon, name: 'evening kitchen', next: 'device' },
} as const;

/**
 * Shows a button that cycles through light, dark and the device's colour scheme; with its label in the phone's menu,
 * else as an icon.
 */
export function ColorSchemeSwitch() {
  const { icon: Icon, name, next } = schemeOptions[useColorScheme() ?? 'device'];
  const label = `Colours: ${name}. Switch to ${schemeOptions[next].name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next === 'device' ? null : next)}
      className="flex min-h-11 w-full items-center gap-3 rounded-full px-4 font-medium transition-colors duration-150 hover:bg-sunken md:size-11 md:justify-center md:px-0"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="md:hidden">Colours: {name}</span>
    </button>
  );
}
