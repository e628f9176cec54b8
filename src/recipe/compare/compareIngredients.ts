import { type IngredientLine, ingredientLines } from '@/food/check/ingredientLines';
import { readText } from '@/food/check/recipeText';
import { fold } from '@/food/text';

/** What became of a line between two recipes: 'other' is the same food in another amount or form. */
export type LineFate = 'same' | 'other' | 'gone' | 'new';

export interface ComparedLine {
  text: string;
  fate: LineFate;
}

interface Line {
  text: string;
  /** The text without case, accents and spare spaces. */
  plain: string;
  /** The foods in it; '' where none is known. */
  foods: string;
}

function linesOf(text: string): Line[] {
  const { present } = readText(text);
  const foodsIn = ({ start, end }: IngredientLine) =>
    present.filter((food) => food.start >= start && food.end <= end).map(({ ingredient }) => ingredient.id);
  return ingredientLines(text).map((line) => ({
    text: line.text,
    plain: fold(line.text).replace(/\s+/g, ' '),
    foods: [...new Set(foodsIn(line))].sort().join(' '),
  }));
}

/** Holds the ingredient lists of two recipes side by side, line by line and in their own order. */
export function compareIngredients(
  former: string,
  now: string,
): { former: ComparedLine[]; now: ComparedLine[] } {
  const [before, after] = [linesOf(former), linesOf(now)];
  const fateAmong = (others: readonly Line[], alone: 'gone' | 'new') => {
    const plain = new Set(others.map((line) => line.plain));
    const foods = new Set(others.map((line) => line.foods));
    foods.delete('');
    return (line: Line): ComparedLine => ({
      text: line.text,
      fate: plain.has(line.plain) ? 'same' : foods.has(line.foods) ? 'other' : alone,
    });
  };
  return { former: before.map(fateAmong(after, 'gone')), now: after.map(fateAmong(before, 'new')) };
}
