/** Finds ingredient lines without known food. They are shown, so that the cook does not take them for approved. */
import type { PlainText } from '../text/plainText';
import type { FoundIngredient } from '../types';
import { type IngredientLine, ingredientLines } from './ingredientLines';

const maxLines = 20;
const maxLineChars = 120;

const truncateLine = (line: string): string =>
  line.length > maxLineChars ? `${[...line.slice(0, maxLineChars)].slice(0, -1).join('')}…` : line;

export interface NamedFoods extends PlainText {
  readonly named: readonly FoundIngredient[];
}

export function unknownLines(list: NamedFoods): IngredientLine[] {
  let next = 0;
  return ingredientLines(list).filter(({ start, end }) => {
    while ((list.named[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (list.named[next]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

/** Returns the unknown lines as written, without repetitions. */
export const uncheckableLines = (list: NamedFoods): string[] =>
  [...new Set(unknownLines(list).map(({ text }) => truncateLine(text)))].slice(0, maxLines);
