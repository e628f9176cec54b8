import type { Category } from '../types';

export const rawMeatCategories: readonly Category[] = ['poultry', 'redMeat', 'pork', 'fish', 'shellfish'];

/** Categories of raw, cured and processed meat and fish. */
export const meatCategories: readonly Category[] = [...rawMeatCategories, 'processed meat'];

export const spicyFoodIds: ReadonlySet<string> = new Set(
  'chilli cayenne chipotle chipotle-in-adobo hot-sauce sriracha harissa gochujang curry-paste thai-curry-paste sichuan-pepper chilli-oil togarashi mojo-picon kimchi'.split(
    ' ',
  ),
);
/** True for a food with the heat of chilli. */
export const isHotFood = (food: { readonly ingredient: { readonly id: string } }): boolean =>
  spicyFoodIds.has(food.ingredient.id);

/** Hot foods that a dish is made with: a mild one takes less. */
export const hotPasteIds: ReadonlySet<string> = new Set(
  'curry-paste thai-curry-paste harissa gochujang kimchi'.split(' '),
);
