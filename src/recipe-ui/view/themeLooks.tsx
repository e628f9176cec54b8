import type { CSSProperties } from 'react';
import type { ThemeName } from '@/request/themes';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import BudgetMeals from '~icons/themes/budget-meals';
import ChefQuest from '~icons/themes/chef-quest';
import ChefsTable from '~icons/themes/chefs-table';
import GlobalFlavors from '~icons/themes/global-flavors';
import GourmetTouch from '~icons/themes/gourmet-touch';
import HealthyBites from '~icons/themes/healthy-bites';
import StreetEats from '~icons/themes/street-eats';
import SweetTreats from '~icons/themes/sweet-treats';
import VeganBliss from '~icons/themes/vegan-bliss';

interface ThemeLook {
  Drawing: Icon;
  tagline: string;
  /** Text has a contrast of at least 4.5:1 on both colours. */
  background: { light: string; dark: string };
}

export const themeLooks = {
  'Gourmet Touch': {
    Drawing: GourmetTouch,
    tagline: 'A special dinner on an ordinary evening.',
    background: { light: '#F3E2C1', dark: '#46302A' },
  },
  'Healthy Bites': {
    Drawing: HealthyBites,
    tagline: 'Light, fresh and good for you.',
    background: { light: '#DDEBC8', dark: '#2E4126' },
  },
  'Vegan Bliss': {
    Drawing: VeganBliss,
    tagline: 'Only plants, and full of flavour.',
    background: { light: '#CDE6D5', dark: '#213F35' },
  },
  'Street Eats': {
    Drawing: StreetEats,
    tagline: 'Hot, crisp and eaten with your hands.',
    background: { light: '#FBD8BD', dark: '#532E1D' },
  },
  'Chef Quest': {
    Drawing: ChefQuest,
    tagline: 'Learn something new with every dish.',
    background: { light: '#D4DFEC', dark: '#29394C' },
  },
  'Budget Meals': {
    Drawing: BudgetMeals,
    tagline: 'Good food for little money.',
    background: { light: '#FAE9AC', dark: '#53391A' },
  },
  'Global Flavors': {
    Drawing: GlobalFlavors,
    tagline: 'Dishes from around the world.',
    background: { light: '#CBE6E7', dark: '#1E4145' },
  },
  'Sweet Treats': {
    Drawing: SweetTreats,
    tagline: 'Cakes, desserts and other sweet things.',
    background: { light: '#F8D5DB', dark: '#502934' },
  },
  "From the Chef's Table": {
    Drawing: ChefsTable,
    tagline: 'Take a seat and let the chef decide.',
    background: { light: '#F8D7CB', dark: '#52251D' },
  },
} as const satisfies Record<ThemeName, ThemeLook>;

export const isThemeName = (recipeType: string): recipeType is ThemeName =>
  Object.hasOwn(themeLooks, recipeType);

export function themeBackground(theme: ThemeName): CSSProperties {
  const { light, dark } = themeLooks[theme].background;
  return { backgroundColor: `light-dark(${light}, ${dark})` };
}

/** Shows a theme's drawing. Hidden from screen readers, because the theme's name is beside it. */
export function ThemeDrawing({ theme, className }: { theme: ThemeName; className?: string }) {
  const { Drawing } = themeLooks[theme];
  return <Drawing aria-hidden focusable="false" className={cx('w-auto', className)} />;
}
