/**
 * Selects the foods that a recipe contains, without those that it only mentions: 'Left out, because you listed Milk: cream',
 * 'the butter was left out', 'swap the milk for oat milk', 'Butter → olive oil' under a heading about swaps.
 */
import type { PlainText } from '../text/plainText';
import type { FoundIngredient } from '../types';

/** A text with the foods that the dish contains. */
export interface PresentFoods {
  readonly text: string;
  readonly present: readonly FoundIngredient[];
}

/** A sentence that lists omitted foods after a colon. */
const leftOutList =
  /\b(?:left out|kept out|not used|not included|no usad[oa]s?|omitid[oa]s?|descartad[oa]s?)\b[^.:\n]{0,120}:[^\n]*?(?=\.\s|\n|$)/gi;
/** A quote of the cook's note: 'Your note said “I hate olives”'. */
const quotedNote =
  /\b(?:your note|you (?:said|wrote|asked|mentioned)|tu nota|pediste|dijiste)\b[^\n“"”]{0,40}[“"][^\n”"]{0,600}[”"]/gi;
/** Words right after the name of an omitted food. */
const leftOutPattern =
  /^[\s"”’]{0,4}(?:(?:was|were|is|are|(?:has|have) been|fue|fueron|se ha|se han)\s(?:left out|omitted|skipped|replaced|excluded|swapped|not used|omitido|sustituid[oa]s?|reemplazad[oa]s?|quitado)|left out|omitted|is your least favou?rite)\b/i;
const leftOutBefore = /\b(?:left|kept) out (?:(?:the|any|all) )?$/i;
const swapBefore =
  /\b(?:swap(?:ping)?|substitut(?:e|ing)|cambia|cambiar)(?: out)?(?: (?:the|el|la|los|las))?\s*$/i;
const swapAfter = /^\s{1,4}(?:for|with|por)\b/i;
/** The sign after a replaced food in a list of swaps. */
const swapSign = /^\s{0,4}(?::|→|⇒|->|=>)/;
const joins = /^\s*(?:,|&|and|or|y|e|o|u)?\s*(?:the|el|la|los|las)?\s*$/i;
const swaps = /swap|substitut|replace|left out|sustituci|reemplaz|cambios/i;

const reachChars = 48;
/** Longer lines that start in bold are not headings. */
const maxHeadingChars = 120;
const emptyLine = '\n\n';

type OffsetPair = readonly [start: number, end: number];

/** Returns the ranges from each heading about a subject to the next heading. */
export function sectionsAbout(subject: RegExp, { text, lines }: PlainText): OffsetPair[] {
  const headings = lines.filter(
    ({ start, end, headingEnd }) => headingEnd > start && end - start <= maxHeadingChars,
  );
  return headings.flatMap(({ start, end }, index): OffsetPair[] =>
    subject.test(text.slice(start, end)) ? [[start, headings[index + 1]?.start ?? text.length]] : [],
  );
}

/** Returns a function that tells whether a position is in one of the ranges. Positions must be passed in ascending order. */
export function createRangeTester(ranges: readonly OffsetPair[]): (place: number) => boolean {
  let at = 0;
  return (place) => {
    while ((ranges[at]?.[1] ?? Number.POSITIVE_INFINITY) <= place) at += 1;
    return (ranges[at]?.[0] ?? Number.POSITIVE_INFINITY) <= place;
  };
}

interface TextMention {
  readonly start: number;
  readonly end: number;
  readonly isDenied?: true;
}

const matchRanges = (text: string, pattern: RegExp): OffsetPair[] =>
  [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);

/** Returns the mentions of foods that the recipe contains: neither denied nor omitted. Linear in the text. */
export function selectPresentFoods<T extends TextMention>(read: PlainText, found: readonly T[]): T[] {
  const { text } = read;
  const isListed = createRangeTester(matchRanges(text, leftOutList));
  const isQuotedNote = createRangeTester(matchRanges(text, quotedNote));
  const isSwap = createRangeTester(sectionsAbout(swaps, read));
  const textAfter = (end: number) => text.slice(end, end + reachChars).split(emptyLine, 1)[0] ?? '';
  const textBefore = (start: number) =>
    text
      .slice(Math.max(0, start - reachChars), start)
      .split(emptyLine)
      .at(-1) ?? '';
  const wasLeftOut = found.map(({ end }) => leftOutPattern.test(textAfter(end)));
  // 'The butter and cream were left out' omits both.
  for (let index = found.length - 2; index >= 0; index--) {
    if (!wasLeftOut[index + 1]) continue;
    const between = text.slice(found[index]?.end, found[index + 1]?.start);
    if (joins.test(between) && !between.includes(emptyLine)) wasLeftOut[index] = true;
  }
  return found.filter(({ start, end, isDenied }, index) => {
    const before = textBefore(start);
    const after = textAfter(end);
    const isReplaced = isSwap(start) && swapSign.test(after);
    const isSwapped = swapBefore.test(before) && swapAfter.test(after);
    const isTalk = isQuotedNote(start) || leftOutBefore.test(before);
    const isGone = isListed(start) || isReplaced || isSwapped || isTalk;
    return !(isGone || isDenied || wasLeftOut[index]);
  });
}
