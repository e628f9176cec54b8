import type { ReactNode } from 'react';
import { bigTheme, type ThemeName } from '@/request/themes';
import { ChefQuest, GourmetTouch, HealthyBites, StreetEats, VeganBliss } from './art/cooking';
import { BudgetMeals, ChefsTable, GlobalFlavors, SweetTreats } from './art/sharing';

const drawings = {
  'Gourmet Touch': <GourmetTouch />,
  'Healthy Bites': <HealthyBites />,
  'Vegan Bliss': <VeganBliss />,
  'Street Eats': <StreetEats />,
  'Chef Quest': <ChefQuest />,
  'Budget Meals': <BudgetMeals />,
  'Global Flavors': <GlobalFlavors />,
  'Sweet Treats': <SweetTreats />,
  "From the Chef's Table": <ChefsTable />,
} satisfies Record<ThemeName, ReactNode>;

/** The small illustration of a recipe theme: decoration, as the card's name says it all. */
export function ThemeArt({ theme, className }: { theme: ThemeName; className?: string }) {
  const width = theme === bigTheme ? 220 : 120;
  return (
    <svg viewBox={`0 0 ${width} 120`} className={className} aria-hidden="true" focusable="false">
      <ellipse cx={width / 2} cy="110" rx={width * 0.4} ry="6" fill="#2b1410" opacity=".16" />
      {drawings[theme]}
    </svg>
  );
}
