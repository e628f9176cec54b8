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
  /** One warm sentence under the name. */
  line: string;
  /** The card's paper by day and in the evening; ink keeps at least 4.5:1 on both. */
  tint: { light: string; dark: string };
}

/** How each recipe theme is presented. */
export const themeLooks = {
  'Gourmet Touch': {
    Drawing: GourmetTouch,
    line: 'A special dinner on an ordinary evening.',
    tint: { light: '#F3E2C1', dark: '#463720' },
  },
  'Healthy Bites': {
    Drawing: HealthyBites,
    line: 'Light, fresh and good for you.',
    tint: { light: '#DDEBC8', dark: '#2E4126' },
  },
  'Vegan Bliss': {
    Drawing: VeganBliss,
    line: 'Only plants, and full of flavour.',
    tint: { light: '#CDE6D5', dark: '#213F35' },
  },
  'Street Eats': {
    Drawing: StreetEats,
    line: 'Hot, crisp and eaten with your hands.',
    tint: { light: '#FBD8BD', dark: '#532E1D' },
  },
  'Chef Quest': {
    Drawing: ChefQuest,
    line: 'Learn something new with every dish.',
    tint: { light: '#D4DFEC', dark: '#29394C' },
  },
  'Budget Meals': {
    Drawing: BudgetMeals,
    line: 'Full of flavour for little money.',
    tint: { light: '#FAE9AC', dark: '#493C16' },
  },
  'Global Flavors': {
    Drawing: GlobalFlavors,
    line: 'Dishes from around the world.',
    tint: { light: '#CBE6E7', dark: '#1E4145' },
  },
  'Sweet Treats': {
    Drawing: SweetTreats,
    line: 'Cakes, desserts and other sweet things.',
    tint: { light: '#F8D5DB', dark: '#502934' },
  },
  "From the Chef's Table": {
    Drawing: ChefsTable,
    line: 'Take a seat and let the chef decide.',
    tint: { light: '#F8D7CB', dark: '#52251D' },
  },
} as const satisfies Record<ThemeName, ThemeLook>;

/** The theme's paper, by day or in the evening, as the colour scheme has it. */
export function themePaper(theme: ThemeName): CSSProperties {
  const { light, dark } = themeLooks[theme].tint;
  return { backgroundColor: `light-dark(${light}, ${dark})` };
}

/** The small illustration of a recipe theme, as wide as its height asks: decoration, as the card's name says it all. */
export function ThemeArt({ theme, className }: { theme: ThemeName; className?: string }) {
  const { Drawing } = themeLooks[theme];
  return <Drawing aria-hidden focusable="false" className={cx('w-auto', className)} />;
}
