/** The lines of an ingredient list, also of one that is a single line with commas. */
import { isHeading, type PlainText, type TextLine } from '../text/plainText';

export interface IngredientLine {
  /** As written, without its bullet. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The heading above it, '' when there is none. */
  readonly group: string;
}

/** Bullets, check boxes and table lines that no markup stands for. */
const bullets = /^[\s>|]*(?:(?:[-*+•·–—]|\d{1,3}[.)](?!\d)|\[[ x]?\])\s+)*/i;
const trailing = /(?<![\s|])[\s|]+$/;
const saysSomething = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** 'For the icing:', 'Para la masa' */
const announces = /^(?:[^\n]{1,60}:|(?:for|para) (?:the|el|las?|los)\b[^\d,:\n]{1,40})\s*$/i;
/** One line may list everything, but '1,5 kg' is no list. */
const oneLineItems = /[^,;]+(?:,(?=\d)[^,;]+)*/g;

/** Every ingredient line in order; headings are none. Linear in the text. */
export function ingredientLines(list: PlainText): IngredientLine[] {
  const lines: IngredientLine[] = [];
  let group = '';
  for (const line of listedLines(list)) {
    const written = list.text.slice(line.start, line.end);
    if (isHeading(list, line) || announces.test(written)) {
      group = written;
      continue;
    }
    const text = written.replace(bullets, '').replace(trailing, '').trim();
    if (saysSomething.test(text)) lines.push({ text, start: line.start, end: line.end, group });
  }
  return lines;
}

/** The lines with words; the items of a line that is alone. */
function listedLines({ text, lines }: PlainText): readonly TextLine[] {
  const saying = lines.filter(({ start, end }) => saysSomething.test(text.slice(start, end)));
  const [only, ...others] = saying;
  if (!only || others.length > 0) return saying;
  const items = [...text.slice(only.start, only.end).matchAll(oneLineItems)].map(({ 0: item, index }) => {
    const start = only.start + index;
    return { start, end: start + item.length, headingEnd: start };
  });
  return items.length > 1 ? items : saying;
}
