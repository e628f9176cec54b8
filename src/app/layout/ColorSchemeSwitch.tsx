import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '@/ui/Button';
import { type ColorScheme, setColorScheme, useColorScheme } from './colorScheme';

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
