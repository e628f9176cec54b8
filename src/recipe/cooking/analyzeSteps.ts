/*
 * Finds the ingredient lines that each step uses, and the foods in it without a sign of doneness. Imports the lexicon: load it
 * lazily.
 */
import type { ListItem, RootContent } from 'mdast';
import { findFoodsWithoutDonenessCue, type StepFoods } from '@/food/check/donenessCues';
import { preloadLexicon } from '@/food/check/preloadLexicon';
import { findFoodsInRecipeInChunks, type RecipeFoods } from '@/food/check/recipeFoods';
import { categoriesNamedIn, isSameFood } from '@/food/check/sameFood';
import { compareGenerality } from '@/food/lexicon/generalNames';
import { isHeatedStep } from '@/food/text/cookingVerbs';
import type { Ingredient } from '@/food/types';
import { type ChunkedWork, runWhenIdle } from '@/lib/chunkedWork';
import { memoize } from '@/lib/memoize';
import type { TextRange } from '@/lib/splitText';
import {
  allIngredientsPattern,
  findUnlistedFoods,
  foodsToCookThrough,
  type LineWithFoods,
  linesWithFoods,
  stepsWithFoods,
} from '../consistency/foodUsage';
import { cookingSteps } from '../cookingSteps';
import { parseRecipe, type RecipeText, sliceNodes, type TextPart } from '../recipeText';

export interface StepIngredient {
  readonly line: TextPart;
  /** Offset of the list item in the markdown; null outside of lists. */
  readonly itemOffset: number | null;
  /** Numbers of the other steps that use the line, from 1. */
  readonly otherSteps: readonly number[];
}

/** Ingredients of a step, and the foods cooked in it that must be cooked through, but for which no step says when they are. */
export interface StepAnalysis {
  readonly ingredients: readonly StepIngredient[];
  readonly foodsWithoutDonenessCue: readonly Ingredient[];
}

/**
 * Returns the ingredients and doneness reminders of each step. Works while the browser is idle.
 * @throws the signal's abort reason
 */
export async function analyzeSteps(
  texts: Parameters<typeof parseRecipe>[0],
  signal: AbortSignal,
): Promise<StepAnalysis[]> {
  await preloadLexicon();
  return runWhenIdle(analyzeInChunks(texts), signal);
}

/** Longer lists are not assigned to steps. */
const maxLines = 300;

function* analyzeInChunks(texts: Parameters<typeof parseRecipe>[0]): ChunkedWork<StepAnalysis[]> {
  const recipe = parseRecipe(texts);
  yield;
  const foods = yield* findFoodsInRecipeInChunks(recipe);
  const lines = linesWithFoods(foods.ingredients);
  if (lines.length > maxLines) return [];
  const steps = stepsWithFoods(cookingSteps(recipe.description), foods.description);
  yield;
  const findLines = memoize((food: Ingredient) => findClosestLines(food, lines));
  const linesByStep: Set<LineWithFoods>[] = [];
  for (const step of steps) {
    linesByStep.push(new Set([...new Set(step.foods)].flatMap(findLines)));
    yield;
  }
  for (const line of lines) {
    if (linesByStep.some((those) => those.has(line))) continue;
    // A line named in no step belongs to the first step that uses everything, or the whole category.
    const step = steps.findIndex(
      ({ text }) => allIngredientsPattern.test(text) || isCategoryNamed(line, text),
    );
    linesByStep[step]?.add(line);
    yield;
  }
  const stepsByLine = new Map<LineWithFoods, number[]>();
  for (const [index, those] of linesByStep.entries())
    for (const line of those) stepsByLine.set(line, [...(stepsByLine.get(line) ?? []), index + 1]);
  yield;
  const foodsWithoutDonenessCue = yield* findRecipeFoodsWithoutDonenessCue(foods, lines, steps);
  const parts = new Map(lines.map((line) => [line, createLinePart(recipe.ingredients, line.line)]));
  yield;
  return linesByStep.map((those, index) => ({
    ingredients: lines.flatMap((line) => {
      const part = those.has(line) ? parts.get(line) : undefined;
      const otherSteps = stepsByLine.get(line)?.filter((step) => step !== index + 1) ?? [];
      return part ? [{ ...part, otherSteps }] : [];
    }),
    foodsWithoutDonenessCue: foodsWithoutDonenessCue.filter((food) => findCookingStep(food, steps) === index),
  }));
}

/** Returns the recipe's foods that must be cooked through, but for which no step says when they are. */
function findRecipeFoodsWithoutDonenessCue(
  { title, ingredients }: RecipeFoods,
  lines: readonly LineWithFoods[],
  steps: readonly StepFoods[],
): ChunkedWork<Ingredient[]> {
  const expectedFoods = [...title.present, ...ingredients.present].map(({ ingredient }) => ingredient);
  const unlisted = lines.length > 0 ? findUnlistedFoods(expectedFoods, steps) : [];
  return findFoodsWithoutDonenessCue(foodsToCookThrough(lines, unlisted), steps);
}

/**
 * Returns the index of the step that cooks a food: the last heated step that names it, else the first heated step
 * after; -1 for none.
 */
function findCookingStep(food: Ingredient, steps: readonly StepFoods[]): number {
  const isNamedInStep = steps.map(({ foods }) => foods.some((other) => isSameFood(other, food)));
  const named = steps.findLastIndex(({ text }, index) => isNamedInStep[index] && isHeatedStep(text));
  return named >= 0
    ? named
    : steps.findIndex(({ text }, index) => index > isNamedInStep.indexOf(true) && isHeatedStep(text));
}

/** Returns the lines that match a food named in a step: the same food, else a related name, else a similar food. */
function findClosestLines(food: Ingredient, lines: readonly LineWithFoods[]): LineWithFoods[] {
  const matchers = [
    (listed: Ingredient) => listed.id === food.id,
    (listed: Ingredient) => compareGenerality(listed, food) !== 'apart',
    (listed: Ingredient) => isSameFood(listed, food),
  ];
  for (const isMatch of matchers) {
    const matches = lines.filter(({ foods }) => foods.some(isMatch));
    if (matches.length > 0) return matches;
  }
  return [];
}

function isCategoryNamed({ foods }: LineWithFoods, step: string): boolean {
  const categories = categoriesNamedIn(step);
  return foods.some(({ category }) => categories.has(category));
}

/** Returns a line of the list as a text part without its bullet. */
function createLinePart(
  { text, blocks, definitions }: RecipeText,
  { start, end }: TextRange,
): Omit<StepIngredient, 'otherSteps'> {
  let nodes: RootContent[] = sliceNodes(blocks, { start, end });
  let item: ListItem | undefined;
  for (let [block] = nodes; block?.type === 'list'; [block] = nodes) {
    [item] = block.children;
    nodes = item?.children ?? [];
  }
  return {
    line: { text: text.slice(start, end), start, end, blocks: nodes, definitions },
    itemOffset: item?.position?.start.offset ?? null,
  };
}
