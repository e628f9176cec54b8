/** Holds a recipe against what was asked for and against itself: diners, minutes, ingredients, doneness. */

import { withoutDonenessCue } from '@/food/check/rawRisk';
import { findFoodsInRecipe, type RecipeFoods } from '@/food/check/recipeFoods';
import { noteHitsInSlices } from '@/food/note/noteHits';
import { type ChunkedWork, runToEnd } from '@/lib/chunkedWork';
import { cookingSteps } from '../cookingSteps';
import {
  askedFindings,
  dinersFindings,
  foodsOf,
  info,
  minutesFindings,
  mostNames,
  nameOf,
  warning,
} from './findings';
import type { FindingKind, HonestyReport, RecipeFacts, RecipeRequest } from './honestyReport';
import { readRuledOut, ruledOutFindings } from './ruledOut';
import { stepMinutes } from './stepMinutes';
import { listedLines, stepFoods, unlistedFoods, unusedLines } from './usage';

const positive = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
const asMinutes = (text: string | undefined): number | null =>
  /^\s*\d{1,6}(?:[.,]\d{1,2})?\s*$/.test(text ?? '')
    ? positive(Number((text ?? '').replace(',', '.')))
    : null;

/**
 * Compares a recipe with the request it answers. Never throws; time is linear in the texts.
 * @param request null when it is no longer known: then the recipe is only held against itself
 * @param read the recipe, where it has been read already
 */
export const compareWithRequest = (
  recipe: RecipeFacts,
  request: RecipeRequest | null,
  read: RecipeFoods = findFoodsInRecipe(recipe),
): HonestyReport => runToEnd(compareInSlices(recipe, request, read));

/** Findings that rest on what a list does not have. */
const ofTheList: readonly FindingKind[] = ['used-not-listed', 'asked-not-used', 'ruled-out-not-found'];

/** The same in slices. */
export function* compareInSlices(
  recipe: RecipeFacts,
  request: RecipeRequest | null,
  foods: RecipeFoods,
): ChunkedWork<HonestyReport> {
  const { title, ingredients, description } = foods;
  const ruledOut = readRuledOut(recipe, request);
  yield;
  const noteHits = yield* noteHitsInSlices(recipe, ruledOut.exclusions, foods);
  yield;
  const lines = listedLines(ingredients);
  yield;
  const wordedSteps = cookingSteps(recipe.description).filter(({ text }) => /\p{L}/u.test(text));
  yield;
  const steps = stepFoods(wordedSteps, description);
  const diners = { asked: positive(request?.diners), got: positive(recipe.diners) };
  const minutes = {
    asked: asMinutes(request?.tiempoCoccion),
    stated: positive(recipe.tiempoCoccion),
    steps: stepMinutes(wordedSteps),
  };
  yield;
  const listed = lines.flatMap(({ line, foods: inLine }) => inLine.map((food) => ({ food, line })));
  const announced = foodsOf(title.present, ingredients.present);
  const unlisted = lines.length > 0 ? unlistedFoods(announced, steps) : [];
  yield;
  const unused = unusedLines(lines, steps);
  yield;
  const undone = yield* withoutDonenessCue(
    [...listed, ...unlisted.map((food) => ({ food, line: undefined }))],
    steps,
  );
  const findings = [
    ...ruledOutFindings(ruledOut.exclusions, noteHits),
    ...dinersFindings(diners, [title.text, ingredients.text, description.text]),
    ...minutesFindings(minutes),
    ...askedFindings(ruledOut.ingredients, foods),
    ...unused
      .slice(0, mostNames)
      .map((food) => info('listed-not-used', nameOf(food), `Listed, but used in no step: ${nameOf(food)}.`)),
    ...unlisted
      .slice(0, mostNames)
      .map((food) =>
        warning('used-not-listed', nameOf(food), `Used in a step, but not listed: ${nameOf(food)}.`),
      ),
    ...undone.map((food) =>
      warning(
        'doneness',
        nameOf(food),
        `No step says how to tell that the ${nameOf(food)} is cooked through.`,
      ),
    ),
  ];
  return {
    diners,
    minutes,
    isRestricted: ruledOut.exclusions.length > 0,
    noteHits,
    findings: findings.filter(({ kind }) => !recipe.isListCut || !ofTheList.includes(kind)),
  };
}
