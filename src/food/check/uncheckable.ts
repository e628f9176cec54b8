/** Ingredient lines that the check knows nothing about: the cook is told, so that silence never reads as approval. */
import type { PlainText } from '../text/plainText';
import type { FoundIngredient } from '../types';
import { type IngredientLine, ingredientLines } from './ingredientLines';

const mostLines = 20;
const longestLine = 120;

const shortened = (line: string): string =>
  line.length > longestLine ? `${[...line.slice(0, longestLine)].slice(0, -1).join('')}…` : line;

/** An ingredient list with the foods named in it. */
export interface NamedFoods extends PlainText {
  readonly named: readonly FoundIngredient[];
}

/** Lines of an ingredient list in which no food is named. */
export function unknownLines(list: NamedFoods): IngredientLine[] {
  let next = 0;
  return ingredientLines(list).filter(({ start, end }) => {
    while ((list.named[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (list.named[next]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

/** The unknown lines as written, each once. */
export const uncheckableLines = (list: NamedFoods): string[] =>
  [...new Set(unknownLines(list).map(({ text }) => shortened(text)))].slice(0, mostLines);
