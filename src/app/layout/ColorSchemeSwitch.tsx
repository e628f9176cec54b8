import { setColorScheme, useColorScheme } from '@/config/colorScheme';
import { IconButton } from '@/ui/Button';
import Monitor from '~icons/lucide/monitor';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';

const looks = {
  device: { icon: Monitor, name: 'as the device', next: 'light' },
  light: { icon: Sun, name: 'daylight', next: 'dark' },
  dark: { icon: Moon, name: 'evening kitchen', next: 'device' },
} as const;

/** Switches between daylight, evening kitchen and the device's own colour scheme. */
export function ColorSchemeSwitch() {
  const { icon: Icon, name, next } = looks[useColorScheme() ?? 'device'];
  return (
    <IconButton
      label={`Colours: ${name}. Switch to ${looks[next].name}`}
      onClick={() => setColorScheme(next === 'device' ? null : next)}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
