/** For how many a recipe is shown, and in which units: what the cook chose, as it is kept in the browser. */
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readShared, writeShared } from '@/lib/sharedStorage';
import type { Recipe } from '../recipe';
import { recipeKey } from '../recipeKey';

export const unitChoices = ['as written', 'metric', 'us'] as const;
export type UnitChoice = (typeof unitChoices)[number];

export const unitsSchema = z.enum(unitChoices);

/** Keeps the units that the cook reads every recipe in. */
export const saveUnits = (units: UnitChoice): void =>
  writeShared(storageKeys.units, units === 'as written' ? null : units);

/** Diners of a recipe that does not say how many it serves are counted in times the whole. */
const timesSteps: readonly number[] = [0.5, 1, 2, 3];
const mostDiners = 99;

/** What a recipe is for as it is written: diners, or once the whole where it does not say. */
export const writtenCount = ({ diners }: Pick<Recipe, 'diners'>): number =>
  diners && diners > 0 ? diners : 1;

/** Whether a recipe says how many it serves. */
export const hasDiners = ({ diners }: Pick<Recipe, 'diners'>): boolean => diners !== null && diners > 0;

/** The next number of diners, or of times, up or down; null where there is none. */
export function nextCount(recipe: Pick<Recipe, 'diners'>, count: number, step: 1 | -1): number | null {
  if (!hasDiners(recipe)) return timesSteps[timesSteps.indexOf(count) + step] ?? null;
  const next = step > 0 ? Math.floor(count) + 1 : Math.ceil(count) - 1;
  return next >= 1 && next <= Math.max(mostDiners, writtenCount(recipe)) ? next : null;
}

/** Recipes whose portions are kept, the newest last. */
const mostKept = 50;
/** For how many a cook reads their recipes, where that is not as written. */
export const savedPortionsSchema = z.array(
  z.object({ recipe: z.string(), count: z.number().positive().max(10_000) }),
);

/** For how many a cook last read a recipe; as written where they never changed that. */
export function savedCount(kept: z.output<typeof savedPortionsSchema> | null, recipe: Recipe): number {
  const key = recipeKey(recipe);
  const count = kept?.findLast((each) => each.recipe === key)?.count ?? writtenCount(recipe);
  const isKnown = hasDiners(recipe) ? Number.isInteger(count) : timesSteps.includes(count);
  return isKnown ? count : writtenCount(recipe);
}

/** Keeps for how many this cook reads a recipe, of the last fifty; one that is read as it is written needs no room. */
export function saveCount(owner: string, recipe: Recipe, count: number): void {
  const key = recipeKey(recipe);
  const storedAt = storageKeys.portions(owner);
  const others = (readShared(storedAt, savedPortionsSchema) ?? []).filter((each) => each.recipe !== key);
  const kept = count === writtenCount(recipe) ? others : [...others, { recipe: key, count }].slice(-mostKept);
  writeShared(storedAt, kept.length === 0 ? null : kept);
}
