import type { FoodState } from './foodStates';

/** What is tinned, smoked or minced so often that the lexicon has a name for it. */
export const ownNames: Readonly<Record<string, Readonly<Partial<Record<FoodState, string>>>>> = {
  tuna: { tinned: 'tinned-tuna' }, tomato: { tinned: 'tinned-tomato' }, salmon: { smoked: 'smoked-salmon' }, beef: { minced: 'beef-mince' },
  veal: { minced: 'beef-mince' }, meat: { minced: 'beef-mince' }, pork: { minced: 'pork-mince' }, lamb: { minced: 'lamb-mince' },
  chicken: { minced: 'chicken-mince' }, mycoprotein: { minced: 'vegan-mince' }, 'chicken-breast': { minced: 'chicken-mince' }, turkey: { minced: 'turkey-mince' },
}; // biome-ignore format: rows
/** The states that an ingredient has by its id. */
export const statesOfIds = [[/^tinned-/, 'tinned'], [/^smoked-/, 'smoked'], [/-mince$/, 'minced']] as const; // biome-ignore format: one row
