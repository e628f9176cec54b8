/* Compares the foods of the ingredient list with those used in the steps. */

import type { StepFoods } from '@/food/check/donenessCues';
import { type IngredientLine, ingredientLines } from '@/food/check/ingredientLines';
import type { TextFoods } from '@/food/check/recipeFoods';
import { categoriesNamedIn, isSameFood } from '@/food/check/sameFood';
import type { Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';
import { wordSet } from '@/lib/words';
import type { CookingStep } from '../cookingSteps';

export interface LineWithFoods {
  readonly line: IngredientLine;
  readonly foods: readonly Ingredient[];
}

/** Returns the lines of the ingredient list, each with its foods. */
export function linesWithFoods(list: TextFoods): LineWithFoods[] {
  const { present } = list;
  let next = 0;
  return ingredientLines(list).map((line) => {
    const foods: Ingredient[] = [];
    while ((present[next]?.start ?? Number.POSITIVE_INFINITY) < line.end) {
      const food = present[next];
      if (food && food.start >= line.start) foods.push(food.ingredient);
      next += 1;
    }
    return { line, foods };
  });
}

/**
 * Returns the steps, each with its foods.
 * @param present the foods of the description
 */
export function stepsWithFoods(
  steps: readonly CookingStep[],
  { present }: Pick<TextFoods, 'present'>,
): StepFoods[] {
  let next = 0;
  return steps.map(({ text, start, end }) => {
    while ((present[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const foods: Ingredient[] = [];
    for (let food = present[next]; food && food.start < end; food = present[next]) {
      foods.push(food.ingredient);
      next += 1;
    }
    return { text, foods };
  });
}

/** Matches a step that uses all ingredients: 'all the ingredients', 'add everything else', 'añade el resto'. */
export const allIngredientsPattern = new RegExp(
  [
    '\\b(?:all|remaining|rest|other|dry|wet|every|listed)\\b[^.\\n]{0,30}\\bingredients?\\b|\\bingredientes\\b',
    // Not 'cook everything until soft', nor 'add the rest of the milk'.
    '\\b(?:add|combine|mix|stir|toss|whisk|blend|fold|tip|put|place|layer|arrange|throw|whizz|beat|pour|pile|scatter)\\b(?:(?!\\b(?:until|till|so)\\b)[^.\\n]){0,40}?\\b(?:everything|all of it|all the above|the rest(?! of\\b))',
    '\\b(?:añad|agreg|mezcl|incorpor|combin|pon|ech|bat|tritur)\\p{L}*\\b[^.\\n]{0,40}?\\b(?:todo(?: lo demás)?|el resto(?! del?\\b))(?!\\p{L})',
  ].join('|'),
  'iu',
);
const noStepNeededPattern =
  /\b(?:to serve|for serving|to garnish|for garnish|optional|opcional|para servir|para decorar|al gusto)\b/i;
const groupFillerWords = wordSet('for the para los las and with main ingredients ingredientes');
const groupWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !groupFillerWords.has(word));

/** Returns the first food of each line whose foods no step uses. Empty if a step says 'all the ingredients'. */
export function findUnusedFoods(lines: readonly LineWithFoods[], steps: readonly StepFoods[]): Ingredient[] {
  const method = steps.map(({ text }) => text).join('\n');
  if (steps.length === 0 || allIngredientsPattern.test(method)) return [];
  const used = [...new Set(steps.flatMap(({ foods }) => foods))];
  const namedCategories = categoriesNamedIn(method);
  const methodWords = new Set(groupWords(method));
  const isGroupUsed = memoize((group: string) => groupWords(group).some((word) => methodWords.has(word)));
  const isUsed = memoize(
    (food: Ingredient) => namedCategories.has(food.category) || used.some((other) => isSameFood(other, food)),
  );
  return lines.flatMap(({ line, foods }) => {
    const [first] = foods;
    if (!first || noStepNeededPattern.test(line.text) || isGroupUsed(line.group)) return [];
    return foods.some(isUsed) ? [] : [first];
  });
}

/** Foods that recipes use without listing them. */
const pantryFoods = wordSet('water salt black-pepper vegetable-oil ice');
/** Names for the result of earlier steps, or for several listed foods. */
const genericFoods = wordSet(
  'vegetables fruit meat fish seafood nuts mixed-herbs mixed-seeds sauce stock batter starch vinaigrette marinade soup spices beans bread noodles pasta',
);

/**
 * Returns the foods that a step uses and `expectedFoods` does not contain.
 * @param expectedFoods foods of the title and of the ingredient list with its headings
 */
export function findUnlistedFoods(
  expectedFoods: readonly Ingredient[],
  steps: readonly StepFoods[],
): Ingredient[] {
  const used = new Set(steps.flatMap(({ foods }) => foods));
  return [...used].filter((food) => {
    const isExpected = pantryFoods.has(food.id) || genericFoods.has(food.id) || food.category === 'prepared';
    return !isExpected && !expectedFoods.some((other) => isSameFood(other, food));
  });
}

/** Returns the foods of a recipe for which some step must say when they are cooked through. */
export const foodsToCookThrough = (lines: readonly LineWithFoods[], unlisted: readonly Ingredient[]) => [
  ...lines.flatMap(({ line, foods }) => foods.map((food) => ({ food, line }))),
  ...unlisted.map((food) => ({ food })),
];
