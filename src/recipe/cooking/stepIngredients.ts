/** Which lines of the ingredient list each step takes from. Load it lazily: it needs the lexicon. */
import type { ListItem, RootContent } from 'mdast';
import { prepare } from '@/food/check/prepare';
import { readRecipeFoods } from '@/food/check/recipeFoods';
import { relationOf } from '@/food/lexicon/generalNames';
import type { Ingredient } from '@/food/types';
import { remembering } from '@/lib/remembering';
import { finishWhenIdle, type Sliced } from '@/lib/sliced';
import { cookingSteps } from '../cookingSteps';
import { isSameFood, shelvesNamed } from '../honesty/sameFood';
import { allOfThem, type ListedLine, listedLines, stepFoods } from '../honesty/usage';
import { nodesWithin, parseRecipe, type RecipeText, type TextPart, type TextRange } from '../recipeText';

/** A line of the ingredient list, at a step that takes from it. */
export interface StepIngredient {
  readonly line: TextPart;
  /** Where its list item begins in the markdown; null for a line that is none. */
  readonly item: number | null;
  /** The other steps that take from it, from 1. */
  readonly otherSteps: readonly number[];
}

/**
 * The lines that each step takes from, read while the browser has nothing better to do.
 * @throws whatever the signal was aborted with
 */
export async function stepIngredients(
  texts: Parameters<typeof parseRecipe>[0],
  signal: AbortSignal,
): Promise<StepIngredient[][]> {
  await prepare();
  return finishWhenIdle(readInSlices(texts), signal);
}

/** No recipe that a cook would follow lists more: what is longer is not laid out by steps. */
const mostLines = 300;

function* readInSlices(texts: Parameters<typeof parseRecipe>[0]): Sliced<StepIngredient[][]> {
  const recipe = parseRecipe(texts);
  yield;
  const foods = yield* readRecipeFoods(recipe);
  const lines = listedLines(foods.ingredients);
  if (lines.length > mostLines) return [];
  const steps = stepFoods(cookingSteps(recipe.description), foods.description);
  yield;
  const linesOf = remembering((food: Ingredient) => closestLines(food, lines));
  const named: Set<ListedLine>[] = [];
  for (const step of steps) {
    named.push(new Set([...new Set(step.foods)].flatMap(linesOf)));
    yield;
  }
  for (const line of lines) {
    if (named.some((those) => those.has(line))) continue;
    // Named in no step: one that takes everything, or its whole shelf, takes it as well.
    const step = steps.findIndex(({ text }) => allOfThem.test(text) || isOnShelf(line, text));
    named[step]?.add(line);
    yield;
  }
  const usedIn = new Map<ListedLine, number[]>();
  for (const [index, those] of named.entries())
    for (const line of those) usedIn.set(line, [...(usedIn.get(line) ?? []), index + 1]);
  yield;
  const parts = new Map(lines.map((line) => [line, lineOf(recipe.ingredients, line.line)]));
  yield;
  return named.map((those, index) =>
    lines.flatMap((line) => {
      const part = those.has(line) ? parts.get(line) : undefined;
      const otherSteps = usedIn.get(line)?.filter((step) => step !== index + 1) ?? [];
      return part ? [{ ...part, otherSteps }] : [];
    }),
  );
}

/** The lines that a food named in a step may stand for: the closest there are, and no others. */
function closestLines(food: Ingredient, lines: readonly ListedLine[]): ListedLine[] {
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

function isOnShelf({ foods }: ListedLine, step: string): boolean {
  const shelves = shelvesNamed(step);
  return foods.some(({ category }) => shelves.has(category));
}

/** One line of the list as a text of its own, without the bullet. */
function lineOf(
  { text, blocks, definitions }: RecipeText,
  { start, end }: TextRange,
): Omit<StepIngredient, 'otherSteps'> {
  let inside: RootContent[] = nodesWithin(blocks, { start, end });
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
