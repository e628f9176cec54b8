/** The number of diners and the units that a cook chose for a recipe, stored in the browser. */
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readSharedValue, writeSharedValue } from '@/lib/sharedStorage';
import type { Recipe } from '../recipe';
import { recipeKey } from '../recipeKey';

export const unitChoices = ['as written', 'metric', 'us'] as const;
export type UnitChoice = (typeof unitChoices)[number];

export const unitsSchema = z.enum(unitChoices);

export const saveUnits = (units: UnitChoice): void =>
  writeSharedValue(storageKeys.units, units === 'as written' ? null : units);

/** Factors to choose from for a recipe that does not say how many it serves. */
const factorSteps: readonly number[] = [0.5, 1, 2, 3];
const maxDiners = 99;

/** Returns the number of diners that a recipe is written for; 1 (the whole recipe) if it does not say. */
export const originalPortionCount = ({ diners }: Pick<Recipe, 'diners'>): number =>
  diners && diners > 0 ? diners : 1;

export const hasDiners = ({ diners }: Pick<Recipe, 'diners'>): boolean => diners !== null && diners > 0;

/** Returns the next higher or lower number of diners, or factor; null if there is none. */
export function nextPortionCount(recipe: Pick<Recipe, 'diners'>, count: number, step: 1 | -1): number | null {
  if (!hasDiners(recipe)) return factorSteps[factorSteps.indexOf(count) + step] ?? null;
  const next = step > 0 ? Math.floor(count) + 1 : Math.ceil(count) - 1;
  return next >= 1 && next <= Math.max(maxDiners, originalPortionCount(recipe)) ? next : null;
}

const maxSavedRecipes = 50;
/** The chosen counts that differ from the recipe's own, newest last. */
export const savedPortionsSchema = z.array(
  z.object({ recipe: z.string(), count: z.number().positive().max(10_000) }),
);

/** Returns the count that the cook chose for a recipe, or the recipe's own. */
export function findPortionCount(
  savedPortions: z.output<typeof savedPortionsSchema> | null,
  recipe: Recipe,
): number {
  const key = recipeKey(recipe);
  const count = savedPortions?.findLast((each) => each.recipe === key)?.count ?? originalPortionCount(recipe);
  const isKnown = hasDiners(recipe) ? Number.isInteger(count) : factorSteps.includes(count);
  return isKnown ? count : originalPortionCount(recipe);
}

/** Stores the count that the cook chose, for the last 50 recipes. Removes the count if it is the recipe's own. */
export function savePortionCount(ownerId: string, recipe: Recipe, count: number): void {
  const key = recipeKey(recipe);
  const storageKey = storageKeys.portions(ownerId);
  const others = (readSharedValue(storageKey, savedPortionsSchema) ?? []).filter(
    (each) => each.recipe !== key,
  );
  const savedPortions =
    count === originalPortionCount(recipe)
      ? others
      : [...others, { recipe: key, count }].slice(-maxSavedRecipes);
  writeSharedValue(storageKey, savedPortions.length === 0 ? null : savedPortions);
}
