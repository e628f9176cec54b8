import type { FoundIngredient, Intolerance } from '@/food/types';

/** The intolerances that a mention surely concerns, once its qualifiers are counted. */
export const presentIn = ({ ingredient, cleared }: FoundIngredient): Intolerance[] =>
  ingredient.contains.filter((intolerance) => !cleared?.intolerances.includes(intolerance));
