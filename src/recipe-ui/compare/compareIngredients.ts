import { type IngredientLine, ingredientLines } from '@/food/check/ingredientLines';
import { findFoodsInText } from '@/food/check/recipeFoods';
import { fold } from '@/food/text';

/** What became of a line between two recipes: 'other' is the same food in another amount or form. */
export type LineFate = 'same' | 'other' | 'gone' | 'new';

/** A line of the former recipe and the one of the new that stands in its place; null where there is none. */
export interface ComparedLine {
  fate: LineFate;
  former: string | null;
  now: string | null;
}

interface Line {
  text: string;
  /** The text without case, accents and spare spaces. */
  plain: string;
  /** The foods in it; '' where none is known. */
  foods: string;
}

function linesOf(text: string): Line[] {
  const { present } = findFoodsInText(text);
  const foodsIn = ({ start, end }: IngredientLine) =>
    present.filter((food) => food.start >= start && food.end <= end).map(({ ingredient }) => ingredient.id);
  return ingredientLines(text).map((line) => ({
    text: line.text,
    plain: fold(line.text).replace(/\s+/g, ' '),
    foods: [...new Set(foodsIn(line))].sort().join(' '),
  }));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** For each line of the new recipe, the former one in its place: the same words, else the same foods. */
function formerLines(before: readonly Line[], after: readonly Line[]): ReadonlyMap<Line, Line> {
  const formerOf = new Map<Line, Line>();
  const taken = new Set<Line>();
  for (const key of ['plain', 'foods'] as const) {
    const free = grouped(
      before.filter((line) => !taken.has(line) && line[key] !== ''),
      (line) => line[key],
    );
    for (const line of after) {
      const former = formerOf.has(line) ? undefined : free.get(line[key])?.shift();
      if (!former) continue;
      formerOf.set(line, former);
      taken.add(former);
    }
  }
  return formerOf;
}

/** Holds the ingredient lists of two recipes against each other: in the order of the new, what went where it stood. */
export function compareIngredients(former: string, now: string): ComparedLine[] {
  const [before, after] = [linesOf(former), linesOf(now)];
  const formerOf = formerLines(before, after);
  const kept = new Set(formerOf.values());
  let above: Line | null = null;
  const goneBelow = new Map<Line | null, ComparedLine[]>([[null, []]]);
  for (const line of before) {
    if (kept.has(line)) {
      above = line;
      goneBelow.set(line, []);
    } else goneBelow.get(above)?.push({ fate: 'gone', former: line.text, now: null });
  }
  return [
    ...(goneBelow.get(null) ?? []),
    ...after.flatMap((line) => {
      const earlier = formerOf.get(line);
      if (!earlier) return [{ fate: 'new' as const, former: null, now: line.text }];
      const fate = earlier.plain === line.plain ? ('same' as const) : ('other' as const);
      return [{ fate, former: earlier.text, now: line.text }, ...(goneBelow.get(earlier) ?? [])];
    }),
  ];
}
