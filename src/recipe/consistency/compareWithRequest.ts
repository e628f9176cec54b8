/** Compares a recipe with the request and with itself: diners, minutes, ingredients, doneness. */

import { withoutDonenessCue } from '@/food/check/rawRisk';
import { findFoodsInRecipe, type RecipeFoods } from '@/food/check/recipeFoods';
import { noteHitsInSlices } from '@/food/note/noteHits';
import { type ChunkedWork, runToCompletion } from '@/lib/chunkedWork';
import { cookingSteps } from '../cookingSteps';
import type { ConsistencyReport, FindingKind, RecipeToCompare, RequestToCompare } from './consistencyReport';
import { exclusionFindings, readExclusions } from './exclusions';
import {
  createInfo,
  createWarning,
  dinersFindings,
  distinctFoods,
  englishName,
  maxNamedFoods,
  minutesFindings,
  requestedFoodFindings,
} from './findings';
import { findUnlistedFoods, findUnusedFoods, linesWithFoods, stepsWithFoods } from './foodUsage';
import { totalStepMinutes } from './stepMinutes';

const positive = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
const asMinutes = (text: string | undefined): number | null =>
  /^\s*\d{1,6}(?:[.,]\d{1,2})?\s*$/.test(text ?? '')
    ? positive(Number((text ?? '').replace(',', '.')))
    : null;

/**
 * Returns the consistency report of a recipe. Never throws; takes linear time.
 * @param request null if unknown: the recipe is then compared with itself only
 * @param foods of the recipe, if they were found already
 */
export const compareWithRequest = (
  recipe: RecipeToCompare,
  request: RequestToCompare | null,
  read: RecipeFoods = findFoodsInRecipe(recipe),
): ConsistencyReport => runToCompletion(compareWithRequestInChunks(recipe, request, read));

/** Kinds of findings about foods that are missing from the ingredient list. */
const ofTheList: readonly FindingKind[] = ['used-not-listed', 'asked-not-used', 'ruled-out-not-found'];

/** Computes the same report in chunks. */
export function* compareWithRequestInChunks(
  recipe: RecipeToCompare,
  request: RequestToCompare | null,
  foods: RecipeFoods,
): ChunkedWork<ConsistencyReport> {
  const { title, ingredients, description } = foods;
  const ruledOut = readExclusions(recipe, request);
  yield;
  const noteHits = yield* noteHitsInSlices(recipe, ruledOut.exclusions, foods);
  yield;
  const lines = linesWithFoods(ingredients);
  yield;
  const wordedSteps = cookingSteps(recipe.description).filter(({ text }) => /\p{L}/u.test(text));
  yield;
  const steps = stepsWithFoods(wordedSteps, description);
  const diners = { asked: positive(request?.diners), stated: positive(recipe.diners) };
  const minutes = {
    asked: asMinutes(request?.tiempoCoccion),
    stated: positive(recipe.tiempoCoccion),
    steps: totalStepMinutes(wordedSteps),
  };
  yield;
  const listed = lines.flatMap(({ line, foods: inLine }) => inLine.map((food) => ({ food, line })));
  const announced = distinctFoods(title.present, ingredients.present);
  const unlisted = lines.length > 0 ? findUnlistedFoods(announced, steps) : [];
  yield;
  const unused = findUnusedFoods(lines, steps);
  yield;
  const undone = yield* withoutDonenessCue(
    [...listed, ...unlisted.map((food) => ({ food, line: undefined }))],
    steps,
  );
  const findings = [
    ...exclusionFindings(ruledOut.exclusions, noteHits),
    ...dinersFindings(diners, [title.text, ingredients.text, description.text]),
    ...minutesFindings(minutes),
    ...requestedFoodFindings(ruledOut.ingredients, foods),
    ...unused
      .slice(0, maxNamedFoods)
      .map((food) =>
        createInfo(
          'listed-not-used',
          englishName(food),
          `Listed, but used in no step: ${englishName(food)}.`,
        ),
      ),
    ...unlisted
      .slice(0, maxNamedFoods)
      .map((food) =>
        createWarning(
          'used-not-listed',
          englishName(food),
          `Used in a step, but not listed: ${englishName(food)}.`,
        ),
      ),
    ...undone.map((food) =>
      createWarning(
        'doneness',
        englishName(food),
        `No step says how to tell that the ${englishName(food)} is cooked through.`,
      ),
    ),
  ];
  return {
    diners,
    minutes,
    hasExclusions: ruledOut.exclusions.length > 0,
    noteHits,
    findings: findings.filter(({ kind }) => !recipe.isListIncomplete || !ofTheList.includes(kind)),
  };
}
