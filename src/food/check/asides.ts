/**
 * Tells foods that are in a recipe from those it only talks about: 'Left out, because you listed Milk: cream', 'the butter was
 * left out', 'swap the milk for oat milk', 'Butter → olive oil' under a heading about swaps.
 */
import type { PlainText } from '../text/plainText';

/** A sentence that lists, after a colon, what was left out. */
const leftOutList =
  /\b(?:left out|kept out|not used|not included|no usad[oa]s?|omitid[oa]s?|descartad[oa]s?)\b[^.:\n]{0,120}:[^\n]*?(?=\.\s|\n|$)/gi;
/** The cook's own words, said back: 'Your note said “I hate olives”'. */
const saidBack =
  /\b(?:your note|you (?:said|wrote|asked|mentioned)|tu nota|pediste|dijiste)\b[^\n“"”]{0,40}[“"][^\n”"]{0,600}[”"]/gi;
/** What may follow a name right away when it was left out. */
const leftOutPattern =
  /^[\s"”’]{0,4}(?:(?:was|were|is|are|(?:has|have) been|fue|fueron|se ha|se han)\s(?:left out|omitted|skipped|replaced|excluded|swapped|not used|omitido|sustituid[oa]s?|reemplazad[oa]s?|quitado)|left out|omitted|is your least favou?rite)\b/i;
/** 'I left out butter'. */
const leftOutBefore = /\b(?:left|kept) out (?:(?:the|any|all) )?$/i;
const swapBefore =
  /\b(?:swap(?:ping)?|substitut(?:e|ing)|cambia|cambiar)(?: out)?(?: (?:the|el|la|los|las))?\s*$/i;
const swapAfter = /^\s{1,4}(?:for|with|por)\b/i;
/** In a list of swaps, what stands before the sign has gone. */
const givesWay = /^\s{0,4}(?::|→|⇒|->|=>)/;
const joins = /^\s*(?:,|&|and|or|y|e|o|u)?\s*(?:the|el|la|los|las)?\s*$/i;
const swaps = /swap|substitut|replace|left out|sustituci|reemplaz|cambios/i;

/** How far around a name its company is read. */
const reach = 48;
/** A longer line that begins in bold is no heading. */
const longestHeading = 120;
/** What stands on its other side belongs to another paragraph. */
const emptyLine = '\n\n';

type Range = readonly [start: number, end: number];

/** From each heading about a subject to the next heading. */
export function sectionsAbout(subject: RegExp, { text, lines }: PlainText): Range[] {
  const headings = lines.filter(
    ({ start, end, headingEnd }) => headingEnd > start && end - start <= longestHeading,
  );
  return headings.flatMap(({ start, end }, index): Range[] =>
    subject.test(text.slice(start, end)) ? [[start, headings[index + 1]?.start ?? text.length]] : [],
  );
}

/** Says whether a place lies in one of the ranges, asked in rising order. */
export function within(ranges: readonly Range[]): (place: number) => boolean {
  let at = 0;
  return (place) => {
    while ((ranges[at]?.[1] ?? Number.POSITIVE_INFINITY) <= place) at += 1;
    return (ranges[at]?.[0] ?? Number.POSITIVE_INFINITY) <= place;
  };
}

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly denied?: true;
}

const rangesOf = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);

/** The mentions that say what a recipe holds: neither denied nor spoken of as left out. Linear in the text. */
export function withoutAsides<T extends Mention>(read: PlainText, found: readonly T[]): T[] {
  const { text } = read;
  const isListed = within(rangesOf(text, leftOutList));
  const isSaidBack = within(rangesOf(text, saidBack));
  const isSwap = within(sectionsAbout(swaps, read));
  const textAfter = (end: number) => text.slice(end, end + reach).split(emptyLine, 1)[0] ?? '';
  const textBefore = (start: number) =>
    text
      .slice(Math.max(0, start - reach), start)
      .split(emptyLine)
      .at(-1) ?? '';
  const wasLeftOut = found.map(({ end }) => leftOutPattern.test(textAfter(end)));
  // 'The butter and cream were left out': what is joined to it went too.
  for (let index = found.length - 2; index >= 0; index--) {
    if (!wasLeftOut[index + 1]) continue;
    const between = text.slice(found[index]?.end, found[index + 1]?.start);
    if (joins.test(between) && !between.includes(emptyLine)) wasLeftOut[index] = true;
  }
  return found.filter(({ start, end, denied }, index) => {
    const before = textBefore(start);
    const after = textAfter(end);
    const isReplaced = isSwap(start) && givesWay.test(after);
    const isSwapped = swapBefore.test(before) && swapAfter.test(after);
    const isTalk = isSaidBack(start) || leftOutBefore.test(before);
    const isGone = isListed(start) || isReplaced || isSwapped || isTalk;
    return !(isGone || denied || wasLeftOut[index]);
  });
}
