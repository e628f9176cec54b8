/** Which lines of the ingredient list each step takes from, and which foods it cooks through. Load it lazily: it needs the lexicon. */
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

/** A line of the ingredient list, at a step that takes from it. */
export interface StepIngredient {
  readonly line: TextPart;
  /** Where its list item begins in the markdown; null for a line that is none. */
  readonly item: number | null;
  /** The other steps that take from it, from 1. */
  readonly otherSteps: readonly number[];
}

/** What a step takes, and what must be cooked through in it although no step of the recipe tells the sign. */
export interface StepFacts {
  readonly ingredients: readonly StepIngredient[];
  readonly toCookThrough: readonly Ingredient[];
}

/**
 * What is known of the foods of each step, read while the browser has nothing better to do.
 * @throws whatever the signal was aborted with
 */
export async function readStepFacts(
  texts: Parameters<typeof parseRecipe>[0],
  signal: AbortSignal,
): Promise<StepFacts[]> {
  await prepare();
  return runWhenIdle(readInSlices(texts), signal);
}

/** No recipe that a cook would follow lists more: what is longer is not laid out by steps. */
const mostLines = 300;

function* readInSlices(texts: Parameters<typeof parseRecipe>[0]): ChunkedWork<StepFacts[]> {
  const recipe = parseRecipe(texts);
  yield;
  const foods = yield* readRecipeFoods(recipe);
  const lines = linesWithFoods(foods.ingredients);
  if (lines.length > mostLines) return [];
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
    // Named in no step: one that takes everything, or its whole shelf, takes it as well.
    const step = steps.findIndex(({ text }) => allIngredients.test(text) || isOnShelf(line, text));
    named[step]?.add(line);
    yield;
  }
  const usedIn = new Map<LineWithFoods, number[]>();
  for (const [index, those] of named.entries())
    for (const line of those) usedIn.set(line, [...(usedIn.get(line) ?? []), index + 1]);
  yield;
  const undone = yield* undoneFoods(foods, lines, steps);
  const parts = new Map(lines.map((line) => [line, lineOf(recipe.ingredients, line.line)]));
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

/** The foods of the consistency report's findings about doneness. */
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

/** The step that cooks a food: the last one over heat that names it, else the first one over heat after it was named; or -1. */
function cookedIn(food: Ingredient, steps: readonly StepFoods[]): number {
  const isNamed = steps.map(({ foods }) => foods.some((other) => isSameFood(other, food)));
  const named = steps.findLastIndex(({ text }, index) => isNamed[index] && isHeated(text));
  return named >= 0
    ? named
    : steps.findIndex(({ text }, index) => index > isNamed.indexOf(true) && isHeated(text));
}

/** The lines that a food named in a step may stand for: the closest there are, and no others. */
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

/** One line of the list as a text of its own, without the bullet. */
function lineOf(
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
