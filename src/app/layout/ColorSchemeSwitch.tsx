import { setColorScheme, useColorScheme } from '@/config/colorScheme';
import Moon from '~icons/lucide/moon';
import Sun from '~icons/lucide/sun';
import SunMoon from '~icons/lucide/sun-moon';

const schemeOptions = {
  device: { icon: SunMoon, name: 'same as device', next: 'light' },
  light: { icon: Sun, name: 'light', next: 'dark' },
  dark: { icon: Moon, name: 'dark', next: 'device' },
} as const;

/** Shows a button that cycles through light, dark and the device's color scheme. Tablets show only the icon. */
export function ColorSchemeSwitch() {
  const { icon: Icon, name, next } = schemeOptions[useColorScheme() ?? 'device'];
  const label = `Light or dark: ${name}. Switch to ${schemeOptions[next].name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next === 'device' ? null : next)}
      className="flex min-h-11 w-full min-w-11 items-center gap-2 rounded-full px-4 font-medium text-soft transition-colors duration-150 hover:bg-sunken md:w-auto md:px-3"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="md:max-lg:hidden">
        Light or dark<span className="lg:hidden">: {name}</span>
      </span>
    </button>
  );
}
