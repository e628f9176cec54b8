import { removeAmounts } from '@/food/amounts/replaceAmounts';
import { findFoodsInText } from '@/food/check/recipeFoods';
import { compareGenerality } from '@/food/lexicon/generalNames';
import { fold } from '@/food/text/tokenize';
import type { Ingredient } from '@/food/types';
import { linesWithFoods } from '@/recipe/consistency/foodUsage';
import { parseRecipeText } from '@/recipe/recipeText';

/** The change of a line; 'changed' is the same food in another amount or form. */
export type LineChange = 'same' | 'changed' | 'removed' | 'added';

/** A line of the previous recipe and the line that replaces it; null if there is none. */
export interface ComparedLine {
  change: LineChange;
  previousText: string | null;
  newText: string | null;
}

interface Line {
  text: string;
  /** The text without case, accents and extra spaces. */
  normalized: string;
  /** Ids of the line's foods; '' if none is known. */
  foodIds: string;
  foods: readonly Ingredient[];
  /** Words other than amounts. */
  words: readonly string[];
}

const readLines = (markdown: string): Line[] =>
  linesWithFoods(findFoodsInText(parseRecipeText(markdown))).map(({ line: { text }, foods }) => ({
    text,
    foods,
    words: removeAmounts(fold(text)).match(/[\p{L}\p{N}]{3,}/gu) ?? [],
    normalized: fold(text).replace(/\s+/g, ' '),
    foodIds: [...new Set(foods.map(({ id }) => id))].sort().join(' '),
  }));

/** Returns the previous line of each new one: with the same words, else with the same foods, else about the same food. */
function matchPreviousLines(before: readonly Line[], after: readonly Line[]): ReadonlyMap<Line, Line> {
  const previousByLine = new Map<Line, Line>();
  const matched = new Set<Line>();
  const matchers: readonly ((one: Line, other: Line) => boolean)[] = [
    (one, other) => one.normalized === other.normalized,
    (one, other) => one.foodIds !== '' && one.foodIds === other.foodIds,
    isSameFoodLine,
  ];
  for (const isMatch of matchers)
    for (const line of after) {
      const previous = previousByLine.has(line)
        ? undefined
        : before.find((other) => !matched.has(other) && isMatch(other, line));
      if (!previous) continue;
      previousByLine.set(line, previous);
      matched.add(previous);
    }
  return previousByLine;
}

/** True if two lines are about the same food: 'onion' and '1 red onion', '2 zorgle' and 'a zorgle'. */
function isSameFoodLine(one: Line, other: Line): boolean {
  const [main, otherMain] = [one.foods[0], other.foods[0]];
  if (!main || !otherMain) return !main && !otherMain && isSubset(one.words, other.words);
  if (one.foods.some((food) => other.foods.includes(food))) return true;
  if (compareGenerality(main, otherMain) !== 'apart') return true;
  return main.category === otherMain.category && isSubset(main.id.split('-'), otherMain.id.split('-'));
}

/** True if one list contains all words of the other. */
function isSubset(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** True if the ingredient lists are short enough to compare. Longer ones would have thousands of rows. */
export const areComparable = (...lists: readonly string[]): boolean =>
  lists.every((list) => parseRecipeText(list).unparsedReason !== 'too-long');

/** Returns the compared lines of two ingredient lists in markdown: in the order of the new list, removed lines at their old place. */
export function compareIngredients(previous: string, next: string): ComparedLine[] {
  const [before, after] = [readLines(previous), readLines(next)];
  const previousByLine = matchPreviousLines(before, after);
  const matched = new Set(previousByLine.values());
  let above: Line | null = null;
  const removedBelow = new Map<Line | null, ComparedLine[]>([[null, []]]);
  for (const line of before) {
    if (matched.has(line)) {
      above = line;
      removedBelow.set(line, []);
    } else removedBelow.get(above)?.push({ change: 'removed', previousText: line.text, newText: null });
  }
  return [
    ...(removedBelow.get(null) ?? []),
    ...after.flatMap((line) => {
      const earlier = previousByLine.get(line);
      if (!earlier) return [{ change: 'added' as const, previousText: null, newText: line.text }];
      const change = earlier.normalized === line.normalized ? ('same' as const) : ('changed' as const);
      return [
        { change, previousText: earlier.text, newText: line.text },
        ...(removedBelow.get(earlier) ?? []),
      ];
    }),
  ];
}
