import type { CSSProperties } from 'react';
import type { ThemeName } from '@/request/themes';

interface ThemeLook {
  /** One warm sentence under the name. */
  line: string;
  /** The card's paper by day and in the evening; ink keeps at least 4.5:1 on both. */
  tint: { light: string; dark: string };
}

/** How each recipe theme is presented. */
export const themeLooks = {
  'Gourmet Touch': {
    line: 'A little ceremony for an ordinary evening.',
    tint: { light: '#F3E2C1', dark: '#463720' },
  },
  'Healthy Bites': {
    line: 'Bright, light and good to you.',
    tint: { light: '#DDEBC8', dark: '#2E4126' },
  },
  'Vegan Bliss': {
    line: 'Everything that grows, at its best.',
    tint: { light: '#CDE6D5', dark: '#213F35' },
  },
  'Street Eats': {
    line: 'Hot, crisp and eaten with your hands.',
    tint: { light: '#FBD8BD', dark: '#532E1D' },
  },
  'Chef Quest': {
    line: 'Learn one new trick with every dish.',
    tint: { light: '#D4DFEC', dark: '#29394C' },
  },
  'Budget Meals': {
    line: 'Much flavour from few coins.',
    tint: { light: '#FAE9AC', dark: '#493C16' },
  },
  'Global Flavors': {
    line: 'A journey without leaving the stove.',
    tint: { light: '#CBE6E7', dark: '#1E4145' },
  },
  'Sweet Treats': {
    line: 'For the spoon that always finds room.',
    tint: { light: '#F8D5DB', dark: '#502934' },
  },
  "From the Chef's Table": {
    line: 'Take a seat and let the chef decide.',
    tint: { light: '#F8D7CB', dark: '#52251D' },
  },
} as const satisfies Record<ThemeName, ThemeLook>;

/** The theme's paper, by day or in the evening, as the colour scheme has it. */
export function themePaper(theme: ThemeName): CSSProperties {
  const { light, dark } = themeLooks[theme].tint;
  return { backgroundColor: `light-dark(${light}, ${dark})` };
}
