/** Finds the ingredient lines that each step uses, and the foods to cook through in it. Import it lazily: it loads the lexicon. */
import type { ListItem, RootContent } from 'mdast';
import { prepare } from '@/food/check/prepare';
import { type StepFoods, withoutDonenessCue } from '@/food/check/rawRisk';
import { type RecipeFoods, readRecipeFoods } from '@/food/check/recipeFoods';
import { isSameFood, shelvesNamed } from '@/food/check/sameFood';
import { relationOf } from '@/food/lexicon/generalNames';
import { isHeated } from '@/food/text/cookingVerbs';
import type { Ingredient } from '@/food/types';
import { type ChunkedWork, runWhenIdle } from '@/lib/chunkedWork';
import { memoize } from '@/lib/memoize';
import {
  allIngredients,
  findUnlistedFoods,
  type LineWithFoods,
  linesWithFoods,
  stepsWithFoods,
} from '../consistency/foodUsage';
import { cookingSteps } from '../cookingSteps';
import { parseRecipe, type RecipeText, sliceNodes, type TextPart, type TextRange } from '../recipeText';

/** An ingredient line that a step uses. */
export interface StepIngredient {
  readonly line: TextPart;
  /** Offset of its list item in the markdown; null outside of lists. */
  readonly item: number | null;
  /** Numbers of the other steps that use it, from 1. */
  readonly otherSteps: readonly number[];
}

/** The ingredients of a step, and the foods to cook through in it for which no step says when they are done. */
export interface StepFacts {
  readonly ingredients: readonly StepIngredient[];
  readonly toCookThrough: readonly Ingredient[];
}

/**
 * Returns the ingredients and doneness reminders of each step. Works while the browser is idle.
 * @throws the signal's abort reason
 */
export async function readStepFacts(
  texts: Parameters<typeof parseRecipe>[0],
  signal: AbortSignal,
): Promise<StepFacts[]> {
  await prepare();
  return runWhenIdle(readInSlices(texts), signal);
}

/** The lines of longer lists are not assigned to steps. */
const maxLines = 300;

function* readInSlices(texts: Parameters<typeof parseRecipe>[0]): ChunkedWork<StepFacts[]> {
  const recipe = parseRecipe(texts);
  yield;
  const foods = yield* readRecipeFoods(recipe);
  const lines = linesWithFoods(foods.ingredients);
  if (lines.length > maxLines) return [];
  const steps = stepsWithFoods(cookingSteps(recipe.description), foods.description);
  yield;
  const linesOf = memoize((food: Ingredient) => closestLines(food, lines));
  const named: Set<LineWithFoods>[] = [];
  for (const step of steps) {
    named.push(new Set([...new Set(step.foods)].flatMap(linesOf)));
    yield;
  }
  for (const line of lines) {
    if (named.some((those) => those.has(line))) continue;
    // A line named in no step belongs to the first step that uses everything, or the whole category.
    const step = steps.findIndex(({ text }) => allIngredients.test(text) || isOnShelf(line, text));
    named[step]?.add(line);
    yield;
  }
  const usedIn = new Map<LineWithFoods, number[]>();
  for (const [index, those] of named.entries())
    for (const line of those) usedIn.set(line, [...(usedIn.get(line) ?? []), index + 1]);
  yield;
  const undone = yield* undoneFoods(foods, lines, steps);
  const parts = new Map(lines.map((line) => [line, listLine(recipe.ingredients, line.line)]));
  yield;
  return named.map((those, index) => ({
    ingredients: lines.flatMap((line) => {
      const part = those.has(line) ? parts.get(line) : undefined;
      const otherSteps = usedIn.get(line)?.filter((step) => step !== index + 1) ?? [];
      return part ? [{ ...part, otherSteps }] : [];
    }),
    toCookThrough: undone.filter((food) => cookedIn(food, steps) === index),
  }));
}

/** Returns the foods of the consistency report's findings about doneness. */
function undoneFoods(
  { title, ingredients }: RecipeFoods,
  lines: readonly LineWithFoods[],
  steps: readonly StepFoods[],
): ChunkedWork<Ingredient[]> {
  const listed = lines.flatMap(({ line, foods }) => foods.map((food) => ({ food, line })));
  const announced = [...title.present, ...ingredients.present].map(({ ingredient }) => ingredient);
  const unlisted = lines.length > 0 ? findUnlistedFoods(announced, steps) : [];
  return withoutDonenessCue([...listed, ...unlisted.map((food) => ({ food }))], steps);
}

/** Returns the index of the step that cooks a food: the last heated one that names it, else the first heated one after; or -1. */
function cookedIn(food: Ingredient, steps: readonly StepFoods[]): number {
  const isNamed = steps.map(({ foods }) => foods.some((other) => isSameFood(other, food)));
  const named = steps.findLastIndex(({ text }, index) => isNamed[index] && isHeated(text));
  return named >= 0
    ? named
    : steps.findIndex(({ text }, index) => index > isNamed.indexOf(true) && isHeated(text));
}

/** Returns the lines that match a food named in a step: the same food, else a related name, else a similar food. */
function closestLines(food: Ingredient, lines: readonly LineWithFoods[]): LineWithFoods[] {
  const ways = [
    (listed: Ingredient) => listed.id === food.id,
    (listed: Ingredient) => relationOf(listed, food) !== 'apart',
    (listed: Ingredient) => isSameFood(listed, food),
  ];
  for (const isMeant of ways) {
    const meant = lines.filter(({ foods }) => foods.some(isMeant));
    if (meant.length > 0) return meant;
  }
  return [];
}

function isOnShelf({ foods }: LineWithFoods, step: string): boolean {
  const shelves = shelvesNamed(step);
  return foods.some(({ category }) => shelves.has(category));
}

/** Returns a line of the list as a text part without its bullet. */
function listLine(
  { text, blocks, definitions }: RecipeText,
  { start, end }: TextRange,
): Omit<StepIngredient, 'otherSteps'> {
  let inside: RootContent[] = sliceNodes(blocks, { start, end });
  let item: ListItem | undefined;
  for (let [block] = inside; block?.type === 'list'; [block] = inside) {
    [item] = block.children;
    inside = item?.children ?? [];
  }
  return {
    line: { text: text.slice(start, end), start, end, blocks: inside, definitions },
    item: item?.position?.start.offset ?? null,
  };
}
