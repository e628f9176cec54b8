/* Compares a recipe with the request and with itself: diners, minutes, ingredients, doneness. */

import { findFoodsWithoutDonenessCue } from '@/food/check/donenessCues';
import { findFoodsInRecipe, type RecipeFoods } from '@/food/check/recipeFoods';
import { findNoteHitsInChunks } from '@/food/note/noteHits';
import type { Ingredient } from '@/food/types';
import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { cookingSteps } from '../cookingSteps';
import type {
  ConsistencyRecipe,
  ConsistencyReport,
  ConsistencyRequest,
  Finding,
  FindingKind,
} from './consistencyReport';
import { exclusionFindings, parseExclusions } from './exclusions';
import {
  dinersFindings,
  distinctFoods,
  englishFoodName,
  maxNamedFoods,
  minutesFindings,
  requestedFoodFindings,
} from './findings';
import {
  findUnlistedFoods,
  findUnusedFoods,
  foodsToCookThrough,
  linesWithFoods,
  stepsWithFoods,
} from './foodUsage';
import { totalStepMinutes } from './totalStepMinutes';

const positiveOrNull = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
const parseMinutes = (text: string | undefined): number | null =>
  /^\s*\d{1,6}(?:[.,]\d{1,2})?\s*$/.test(text ?? '')
    ? positiveOrNull(Number((text ?? '').replace(',', '.')))
    : null;

/**
 * Returns the consistency report of a recipe. Never throws; takes linear time.
 * @param request null if unknown: the recipe is then compared with itself only
 * @param foods the recipe's foods, if they were found already
 */
export const checkConsistency = (
  recipe: ConsistencyRecipe,
  request: ConsistencyRequest | null,
  foods: RecipeFoods = findFoodsInRecipe(recipe),
): ConsistencyReport => runToCompletion(checkConsistencyInChunks(recipe, request, foods));

const foodFindings = (kind: FindingKind, foods: readonly Ingredient[]): Finding[] =>
  foods.map((food) => ({ kind, summary: englishFoodName(food) }));

/** Kinds of findings about foods that are missing from the ingredient list. */
const missingFromListKinds: readonly FindingKind[] = [
  'used-not-listed',
  'asked-not-used',
  'ruled-out-not-found',
];

/**
 * Returns the same report, computed in chunks.
 * @param isForbidden true for a food that breaks a rule of the cook: it is neither missed nor needs to be cooked through
 */
export function* checkConsistencyInChunks(
  recipe: ConsistencyRecipe,
  request: ConsistencyRequest | null,
  foods: RecipeFoods,
  isForbidden: (food: Ingredient) => boolean = () => false,
): ChunkedWork<ConsistencyReport> {
  const { title, ingredients, description } = foods;
  const excluded = parseExclusions(recipe, request);
  yield;
  const noteHits = yield* findNoteHitsInChunks(recipe, excluded.exclusions, foods);
  yield;
  const lines = linesWithFoods(ingredients);
  yield;
  const wordedSteps = cookingSteps(recipe.description).filter(({ text }) => /\p{L}/u.test(text));
  yield;
  const steps = stepsWithFoods(wordedSteps, description);
  const diners = { asked: positiveOrNull(request?.diners), stated: positiveOrNull(recipe.diners) };
  const minutes = {
    asked: parseMinutes(request?.tiempoCoccion),
    stated: positiveOrNull(recipe.tiempoCoccion),
    steps: totalStepMinutes(wordedSteps),
  };
  yield;
  const expectedFoods = distinctFoods(title.present, ingredients.present);
  const unlisted = lines.length > 0 ? findUnlistedFoods(expectedFoods, steps) : [];
  yield;
  const unused = findUnusedFoods(lines, steps);
  yield;
  const foodsWithoutDonenessCue = yield* findFoodsWithoutDonenessCue(
    foodsToCookThrough(lines, unlisted),
    steps,
  );
  const findings: Finding[] = [
    ...exclusionFindings(excluded.exclusions, noteHits),
    ...dinersFindings(diners, [title.text, ingredients.text, description.text]),
    ...minutesFindings(minutes),
    ...requestedFoodFindings(excluded.ingredients, foods, isForbidden),
    ...foodFindings('listed-not-used', unused.slice(0, maxNamedFoods)),
    ...foodFindings('used-not-listed', unlisted.slice(0, maxNamedFoods)),
    ...foodFindings(
      'doneness',
      foodsWithoutDonenessCue.filter((food) => !isForbidden(food)),
    ),
  ];
  return {
    diners,
    minutes,
    hasExclusions: excluded.exclusions.length > 0,
    noteHits,
    findings: findings.filter(({ kind }) => !recipe.isListIncomplete || !missingFromListKinds.includes(kind)),
  };
}
