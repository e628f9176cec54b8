import { withoutAmounts } from '@/food/amounts/unbrokenAmounts';
import { findFoodsInText } from '@/food/check/recipeFoods';
import { relationOf } from '@/food/lexicon/generalNames';
import { fold } from '@/food/text/tokenize';
import type { Ingredient } from '@/food/types';
import { linesWithFoods } from '@/recipe/consistency/foodUsage';
import { parseRecipeText } from '@/recipe/recipeText';

/** The change of a line; 'other' is the same food in another amount or form. */
export type LineChange = 'same' | 'other' | 'gone' | 'new';

/** A line of the previous recipe with the one that replaces it; null if there is none. */
export interface ComparedLine {
  change: LineChange;
  previousText: string | null;
  newText: string | null;
}

interface Line {
  text: string;
  /** The text without case, accents and extra spaces. */
  plain: string;
  /** Ids of its foods; '' if none is known. */
  foods: string;
  known: readonly Ingredient[];
  /** Words other than amounts. */
  words: readonly string[];
}

const readLines = (markdown: string): Line[] =>
  linesWithFoods(findFoodsInText(parseRecipeText(markdown))).map(({ line: { text }, foods }) => ({
    text,
    known: foods,
    words: withoutAmounts(fold(text)).match(/[\p{L}\p{N}]{3,}/gu) ?? [],
    plain: fold(text).replace(/\s+/g, ' '),
    foods: [...new Set(foods.map(({ id }) => id))].sort().join(' '),
  }));

/**
 * Returns for each new line the previous one: with the same words, else with the same foods, else about the same food.
 */
function matchPreviousLines(before: readonly Line[], after: readonly Line[]): ReadonlyMap<Line, Line> {
  const previousLineOf = new Map<Line, Line>();
  const taken = new Set<Line>();
  const ways: readonly ((one: Line, other: Line) => boolean)[] = [
    (one, other) => one.plain === other.plain,
    (one, other) => one.foods !== '' && one.foods === other.foods,
    isOneFood,
  ];
  for (const isReplacedBy of ways)
    for (const line of after) {
      const previous = previousLineOf.has(line)
        ? undefined
        : before.find((other) => !taken.has(other) && isReplacedBy(other, line));
      if (!previous) continue;
      previousLineOf.set(line, previous);
      taken.add(previous);
    }
  return previousLineOf;
}

/** True if two lines are about the same food: 'onion' and '1 red onion', '2 zorgle' and 'a zorgle'. */
function isOneFood(one: Line, other: Line): boolean {
  const [main, otherMain] = [one.known[0], other.known[0]];
  if (!main || !otherMain) return !main && !otherMain && isWithin(one.words, other.words);
  if (one.known.some((food) => other.known.includes(food))) return true;
  if (relationOf(main, otherMain) !== 'apart') return true;
  return main.category === otherMain.category && isWithin(main.id.split('-'), otherMain.id.split('-'));
}

/** True if one list contains all words of the other. */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** True if the ingredient lists are short enough to compare. Longer ones would have thousands of rows. */
export const areComparable = (...lists: readonly string[]): boolean =>
  lists.every((list) => parseRecipeText(list).unparsedReason !== 'very long');

/**
 * Compares two ingredient lists in markdown. Returns the lines in the order of the new list, removed ones at their old
 * place.
 */
export function compareIngredients(previous: string, now: string): ComparedLine[] {
  const [before, after] = [readLines(previous), readLines(now)];
  const previousLineOf = matchPreviousLines(before, after);
  const kept = new Set(previousLineOf.values());
  let above: Line | null = null;
  const goneBelow = new Map<Line | null, ComparedLine[]>([[null, []]]);
  for (const line of before) {
    if (kept.has(line)) {
      above = line;
      goneBelow.set(line, []);
    } else goneBelow.get(above)?.push({ change: 'gone', previousText: line.text, newText: null });
  }
  return [
    ...(goneBelow.get(null) ?? []),
    ...after.flatMap((line) => {
      const earlier = previousLineOf.get(line);
      if (!earlier) return [{ change: 'new' as const, previousText: null, newText: line.text }];
      const fate = earlier.plain === line.plain ? ('same' as const) : ('other' as const);
      return [
        { change: fate, previousText: earlier.text, newText: line.text },
        ...(goneBelow.get(earlier) ?? []),
      ];
    }),
  ];
}
