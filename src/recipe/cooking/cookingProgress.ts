/** Which step of a recipe a cook is at, kept in their browser: a phone that is put down forgets the page, not the pot. */
import { z } from 'zod';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { readShared, writeShared } from '@/lib/sharedStorage';

const placeSchema = z.object({
  /** The recipe's `recipeKey`, and its id: '' of one that is not saved. */
  recipe: z.string(),
  id: z.string(),
  title: z.string(),
  /** From 1. */
  step: z.int().min(1),
  count: z.int().min(1),
  /** When the cook was last there, in milliseconds of the clock. */
  at: z.number(),
});

type CookingProgress = z.output<typeof placeSchema>;

const placesSchema = z.array(placeSchema);

/** A dinner has no more dishes on the stove at once. */
const mostPlaces = 5;
/** A day, in milliseconds: whoever comes back later begins anew. */
const keptFor = 24 * 3_600_000;

/** What the address of a recipe's screen ends in while its steps are shown. */
export const cookViewSearch = '?view=cook';

/** The address of a step, from 1, of a saved recipe in the cooking view. */
export const cookViewPath = (recipeId: string, step: number): string =>
  `${paths.recipe(recipeId)}${cookViewSearch}&step=${step}`;

const keyOf = (owner: string) => storageKeys.cooking(owner, 'place');

/** Where a cook is in each recipe begun and not finished within a day, the latest first. */
export function readCookingProgress(owner: string): CookingProgress[] {
  const places = readShared(keyOf(owner), placesSchema) ?? [];
  return places.filter(({ at }) => Math.abs(Date.now() - at) < keptFor);
}

/** Keeps where a cook is in a recipe. */
export function saveCookingProgress(owner: string, place: Omit<CookingProgress, 'at'>): void {
  const others = readCookingProgress(owner).filter(({ recipe }) => recipe !== place.recipe);
  writeShared(keyOf(owner), [{ ...place, at: Date.now() }, ...others].slice(0, mostPlaces));
}

/** Forgets it: the recipe is finished. */
export function clearCookingProgress(owner: string, recipe: string): void {
  const others = readCookingProgress(owner).filter((place) => place.recipe !== recipe);
  writeShared(keyOf(owner), others.length > 0 ? others : null);
}
