/** Splits an ingredient list into lines; a single line is split at its commas. */
import { isHeading, type PlainText, type TextLine } from '../text/plainText';

export interface IngredientLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The heading above it; '' if there is none. */
  readonly group: string;
}

/** Bullets, check boxes and table borders written as plain characters. */
const bullets = /^[\s>|]*(?:(?:[-*+•·–—]|\d{1,3}[.)](?!\d)|\[[ x]?\])\s+)*/i;
const trailing = /(?<![\s|])[\s|]+$/;
const hasContent = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** 'For the icing:', 'Para la masa' */
const groupHeading = /^(?:[^\n]{1,60}:|(?:for|para) (?:the|el|las?|los)\b[^\d,:\n]{1,40})\s*$/i;
/** Items of a list in one line. '1,5 kg' is one item. */
const oneLineItems = /[^,;]+(?:,(?=\d)[^,;]+)*/g;

/** Returns every ingredient line in order, without headings. Linear in the text. */
export function ingredientLines(list: PlainText): IngredientLine[] {
  const lines: IngredientLine[] = [];
  let group = '';
  for (const line of linesWithContent(list)) {
    const written = list.text.slice(line.start, line.end);
    if (isHeading(list, line) || groupHeading.test(written)) {
      group = written;
      continue;
    }
    const text = written.replace(bullets, '').replace(trailing, '').trim();
    if (hasContent.test(text)) lines.push({ text, start: line.start, end: line.end, group });
  }
  return lines;
}

function linesWithContent({ text, lines }: PlainText): readonly TextLine[] {
  const saying = lines.filter(({ start, end }) => hasContent.test(text.slice(start, end)));
  const [only, ...others] = saying;
  if (!only || others.length > 0) return saying;
  const items = [...text.slice(only.start, only.end).matchAll(oneLineItems)].map(({ 0: item, index }) => {
    const start = only.start + index;
    return { start, end: start + item.length, headingEnd: start };
  });
  return items.length > 1 ? items : saying;
}
