/** What a mention brings to the table once its qualifiers are counted (spec section 3). */
import type { FoundIngredient, Intolerance } from './types';

const without = (found: FoundIngredient, intolerances: readonly Intolerance[]): Intolerance[] =>
  intolerances.filter((intolerance) => !found.cleared?.intolerances.includes(intolerance));

/** The intolerances a mention surely concerns. */
export const presentIn = (found: FoundIngredient): Intolerance[] => without(found, found.ingredient.contains);

/** The intolerances a mention possibly concerns. */
export const possibleIn = (found: FoundIngredient): Intolerance[] =>
  without(found, found.ingredient.mayContain);
