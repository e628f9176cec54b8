/** The lines of an ingredient list, whatever it is written in: markdown, HTML, or one line with commas. */
import { maskMarkup } from '../text';

export interface IngredientLine {
  /** As written, without bullets and marks of emphasis. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The heading above it, '' when there is none. */
  readonly group: string;
}

const marks = /^[\s>|]*(?:(?:[-*+•·–—]|\d{1,3}[.)](?!\d)|\[[ x]?\])\s+)*/i;
const trailing = /[\s|]+$/;
const saysSomething = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const title = /^[ \t]*(?:#{1,6}[ \t]|(?:\*\*|__)[^*_\n]+(?:\*\*|__)[ \t]*:?[ \t]*$|[^\n]{1,60}:[\s*_]*$)/;
/** One line may list everything, but '1,5 kg' is no list. */
const oneLineItems = /[^,;]+(?:,(?=\d)[^,;]+)*/g;

const clean = (line: string): string =>
  line
    .replace(marks, '')
    .replace(/\*\*|__/g, '')
    .replace(trailing, '')
    .trim();

function pieces(text: string): { start: number; text: string }[] {
  const plain = maskMarkup(text);
  const lines = [...plain.matchAll(/[^\n\r]+/g)].filter(([line]) => saysSomething.test(line));
  const [only] = lines;
  const items = lines.length === 1 && only ? [...only[0].matchAll(oneLineItems)] : [];
  const offset = items.length > 1 ? (only?.index ?? 0) : 0;
  return (items.length > 1 ? items : lines).map((match) => ({ start: offset + match.index, text: match[0] }));
}

/** Every ingredient line in order; headings are none. Linear in the text. */
export function ingredientLines(text: string): IngredientLine[] {
  const lines: IngredientLine[] = [];
  let group = '';
  for (const { start, text: piece } of pieces(text)) {
    if (title.test(piece)) {
      group = piece;
      continue;
    }
    const line = clean(piece);
    if (saysSomething.test(line)) lines.push({ text: line, start, end: start + piece.length, group });
  }
  return lines;
}
