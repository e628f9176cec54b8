import type { FoundIngredient, Intolerance } from '@/food/types';

export const containedIntolerances = ({ ingredient, cleared }: FoundIngredient): Intolerance[] =>
  ingredient.contains.filter((intolerance) => !cleared?.intolerances.includes(intolerance));
