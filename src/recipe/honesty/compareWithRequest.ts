/**
 * Holds a recipe against what was asked for and against itself: diners, minutes, ingredients, doneness (spec section 3,
 * recipe and request).
 */

import { findFoodsInRecipe, type RecipeFoods } from '@/food/check/recipeFoods';
import { askedFindings, dinersFindings, info, minutesFindings, mostNames, nameOf, warning } from './findings';
import type { HonestyReport, RecipeFacts, RecipeRequest } from './honestyReport';
import { withoutDonenessCue } from './rawRisk';
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
export function compareWithRequest(
  recipe: RecipeFacts,
  request: RecipeRequest | null,
  { title, ingredients, description }: RecipeFoods = findFoodsInRecipe(recipe),
): HonestyReport {
  const lines = listedLines(ingredients);
  const steps = stepFoods(description);
  const diners = { asked: positive(request?.diners), got: positive(recipe.diners) };
  const minutes = {
    asked: asMinutes(request?.tiempoCoccion),
    stated: positive(recipe.tiempoCoccion),
    steps: stepMinutes(steps),
  };
  const listed = lines.flatMap(({ line, foods }) => foods.map((food) => ({ food, line })));
  const announced = [...title.present, ...ingredients.present].map(({ ingredient }) => ingredient);
  const unlisted = lines.length > 0 ? unlistedFoods(announced, steps) : [];
  const used = [...ingredients.present, ...description.present].map(({ ingredient }) => ingredient);
  const spoken = description.named.map(({ ingredient }) => ingredient);
  const undone = withoutDonenessCue(
    [...listed, ...unlisted.map((food) => ({ food, line: undefined }))],
    steps,
  );
  return {
    diners,
    minutes,
    findings: [
      ...dinersFindings(diners, [title.text, ingredients.text, description.text]),
      ...minutesFindings(minutes),
      ...askedFindings(request?.ingredientes ?? '', recipe, used, spoken),
      ...unusedLines(lines, steps)
        .slice(0, mostNames)
        .map((food) => info('listed-not-used', `Listed, but used in no step: ${nameOf(food)}.`)),
      ...unlisted
        .slice(0, mostNames)
        .map((food) => warning('used-not-listed', `Used in a step, but not listed: ${nameOf(food)}.`)),
      ...undone.map((food) =>
        warning('doneness', `No step says how to tell that the ${nameOf(food)} is cooked through.`),
      ),
    ],
  };
}
