/** Ingredient lines that the check knows nothing about: the cook is told, so that silence never reads as approval. */
import { ingredientLines } from './ingredientLines';
import type { TextFoods } from './recipeFoods';

const mostLines = 20;
const longestLine = 120;

const shortened = (line: string): string =>
  line.length > longestLine ? `${[...line.slice(0, longestLine)].slice(0, -1).join('')}…` : line;

/** Lines of an ingredient list in which no food is named, as written, each once. */
export function uncheckableLines({ text, named }: TextFoods): string[] {
  let next = 0;
  const unknown = new Set<string>();
  for (const line of ingredientLines(text)) {
    while ((named[next]?.end ?? Number.POSITIVE_INFINITY) <= line.start) next += 1;
    const isKnown = (named[next]?.start ?? Number.POSITIVE_INFINITY) < line.end;
    if (!isKnown) unknown.add(shortened(line.text));
    if (unknown.size === mostLines) break;
  }
  return [...unknown];
}
