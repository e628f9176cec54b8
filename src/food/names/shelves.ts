import type { Category } from '../types';

/** Shelves of raw meat and fish. */
export const rawMeats: readonly Category[] = ['poultry', 'redMeat', 'pork', 'fish', 'shellfish'];

/** Those, and what is cured or made of them. */
export const meats: readonly Category[] = [...rawMeats, 'processed meat'];

/** Chilli and what is hot by it, by ingredient id. */
export const hotFoods: ReadonlySet<string> = new Set(
  'chilli cayenne chipotle chipotle-in-adobo hot-sauce sriracha harissa gochujang thai-curry-paste sichuan-pepper'.split(
    ' ',
  ),
);
