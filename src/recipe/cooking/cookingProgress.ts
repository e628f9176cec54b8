/* Stores the step that a cook has reached in a recipe, because phones discard background pages. */
import { z } from 'zod';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { readSharedValue, writeSharedValue } from '@/lib/sharedStorage';

const progressSchema = z.object({
  /** The recipe's `recipeKey`, and its id ('' if it is unsaved). */
  recipe: z.string(),
  id: z.string(),
  title: z.string(),
  /** Counts from 1. */
  step: z.int().min(1),
  count: z.int().min(1),
  /** Time of the last change, in milliseconds since the epoch. */
  at: z.number(),
});

type CookingProgress = z.output<typeof progressSchema>;

const progressListSchema = z.array(progressSchema);

const maxProgressEntries = 5;
const maxAgeMs = 24 * 3_600_000;

/** The query string that opens the cooking view on a recipe's screen. */
export const cookViewSearch = '?view=cook';

/** Returns the path of a step (from 1) of a saved recipe in the cooking view. */
export const cookViewPath = (recipeId: string, step: number): string =>
  `${paths.recipe(recipeId)}${cookViewSearch}&step=${step}`;

const progressKey = (ownerId: string) => storageKeys.cooking(ownerId, 'place');

/** Returns the progress in recipes begun within a day and not finished, latest first. */
export function readCookingProgress(ownerId: string): CookingProgress[] {
  const entries = readSharedValue(progressKey(ownerId), progressListSchema) ?? [];
  return entries.filter(({ at }) => Math.abs(Date.now() - at) < maxAgeMs);
}

/** Returns the saved recipe that was begun last and is not finished; undefined if there is none. */
export const readRecipeBegun = (ownerId: string): CookingProgress | undefined =>
  readCookingProgress(ownerId).find(({ id }) => id !== '');

export function saveCookingProgress(ownerId: string, progress: Omit<CookingProgress, 'at'>): void {
  const others = readCookingProgress(ownerId).filter(({ recipe }) => recipe !== progress.recipe);
  writeSharedValue(
    progressKey(ownerId),
    [{ ...progress, at: Date.now() }, ...others].slice(0, maxProgressEntries),
  );
}

export function clearCookingProgress(ownerId: string, recipe: string): void {
  const others = readCookingProgress(ownerId).filter((progress) => progress.recipe !== recipe);
  writeSharedValue(progressKey(ownerId), others.length > 0 ? others : null);
}
