import type { Category } from '../types';

export const rawMeatCategories: readonly Category[] = ['poultry', 'redMeat', 'pork', 'fish', 'shellfish'];

/** Categories of raw, cured and processed meat and fish. */
export const meatCategories: readonly Category[] = [...rawMeatCategories, 'processed meat'];

export const spicyFoodIds: ReadonlySet<string> = new Set(
  'chilli cayenne chipotle chipotle-in-adobo hot-sauce sriracha harissa gochujang curry-paste thai-curry-paste sichuan-pepper chilli-oil togarashi mojo-picon kimchi'.split(
    ' ',
  ),
);
