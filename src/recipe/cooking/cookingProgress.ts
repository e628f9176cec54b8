/** Stores the step that a cook has reached in a recipe: phones discard pages in the background. */
import { z } from 'zod';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { readSharedValue, writeSharedValue } from '@/lib/sharedStorage';

const placeSchema = z.object({
  /** The recipe's `recipeKey`, and its id ('' if it is unsaved). */
  recipe: z.string(),
  id: z.string(),
  title: z.string(),
  /** From 1. */
  step: z.int().min(1),
  count: z.int().min(1),
  /** Time of the last change, in milliseconds since the epoch. */
  at: z.number(),
});

type CookingProgress = z.output<typeof placeSchema>;

const placesSchema = z.array(placeSchema);

const maxPlaces = 5;
const keptFor = 24 * 3_600_000;

/** The query string that opens the cooking view on a recipe's screen. */
export const cookViewSearch = '?view=cook';

/** Returns the path of a step (from 1) of a saved recipe in the cooking view. */
export const cookViewPath = (recipeId: string, step: number): string =>
  `${paths.recipe(recipeId)}${cookViewSearch}&step=${step}`;

const progressKey = (owner: string) => storageKeys.cooking(owner, 'place');

/** Returns the progress in each recipe begun and not finished within a day, latest first. */
export function readCookingProgress(owner: string): CookingProgress[] {
  const places = readSharedValue(progressKey(owner), placesSchema) ?? [];
  return places.filter(({ at }) => Math.abs(Date.now() - at) < keptFor);
}

/** Stores the step reached in a recipe. */
export function saveCookingProgress(owner: string, place: Omit<CookingProgress, 'at'>): void {
  const others = readCookingProgress(owner).filter(({ recipe }) => recipe !== place.recipe);
  writeSharedValue(progressKey(owner), [{ ...place, at: Date.now() }, ...others].slice(0, maxPlaces));
}

/** Removes the progress in a finished recipe. */
export function clearCookingProgress(owner: string, recipe: string): void {
  const others = readCookingProgress(owner).filter((place) => place.recipe !== recipe);
  writeSharedValue(progressKey(owner), others.length > 0 ? others : null);
}
