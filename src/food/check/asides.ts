/**
 * Tells foods that are in a recipe from those it only talks about: 'Left out, because you listed Milk: cream', 'the butter was
 * left out', 'swap the milk for oat milk', 'Butter → olive oil' under a heading about swaps.
 */
/** A sentence that lists, after a colon, what was left out. */
const leftOutList =
  /\b(?:left out|kept out|not used|not included|no usad[oa]s?|omitid[oa]s?|descartad[oa]s?)\b[^.:\n]{0,120}:[^\n]*?(?=\.\s|\n|$)/gi;
/** The cook's own words, said back: 'Your note said “I hate olives”'. */
const saidBack =
  /\b(?:your note|you (?:said|wrote|asked|mentioned)|tu nota|pediste|dijiste)\b[^\n“"”]{0,40}[“"][^\n”"]{0,600}[”"]/gi;
/** What may follow a name right away when it was left out. */
const leftOutPattern =
  /^[\s*_"”’]{0,4}(?:(?:was|were|is|are|(?:has|have) been|fue|fueron|se ha|se han)\s(?:left out|omitted|skipped|replaced|excluded|swapped|not used|omitido|sustituid[oa]s?|reemplazad[oa]s?|quitado)|left out|omitted|is your least favou?rite)\b/i;
/** 'I left out butter'. */
const leftOutBefore = /\b(?:left|kept) out (?:(?:the|any|all) )?$/i;
const swapBefore =
  /\b(?:swap(?:ping)?|substitut(?:e|ing)|cambia|cambiar)(?: out)?(?: (?:the|el|la|los|las))?[\s*_]*$/i;
const swapAfter = /^[\s*_]{1,4}(?:for|with|por)\b/i;
/** In a list of swaps, what stands before the sign has gone. */
const givesWay = /^[*_\s]{0,4}(?::|→|⇒|->|=>)/;
const joins = /^[\s*_]*(?:,|&|and|or|y|e|o|u)?\s*(?:the|el|la|los|las)?[\s*_]*$/i;
const headingPattern = /^[ \t]{0,3}(?:#{1,6}[ \t]+|\*\*)([^\n]{0,120})$/gm;
const swaps = /swap|substitut|replace|left out|sustituci|reemplaz|cambios/i;

/** How far around a name its company is read. */
const reach = 48;

type Range = readonly [start: number, end: number];

function swapSections(text: string): Range[] {
  const headings = [...text.matchAll(headingPattern)];
  return headings.flatMap((heading, index): Range[] =>
    swaps.test(heading[1] ?? '') ? [[heading.index, headings[index + 1]?.index ?? text.length]] : [],
  );
}

/** Says whether a place lies in one of the ranges, asked in rising order. */
function within(ranges: readonly Range[]): (place: number) => boolean {
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
export function withoutAsides<T extends Mention>(text: string, found: readonly T[]): T[] {
  const isListed = within(rangesOf(text, leftOutList));
  const isSaidBack = within(rangesOf(text, saidBack));
  const isSwap = within(swapSections(text));
  const wasLeftOut = found.map(({ end }) => leftOutPattern.test(text.slice(end, end + reach)));
  // 'The butter and cream were left out': what is joined to it went too.
  for (let index = found.length - 2; index >= 0; index--) {
    if (!wasLeftOut[index + 1]) continue;
    if (joins.test(text.slice(found[index]?.end, found[index + 1]?.start))) wasLeftOut[index] = true;
  }
  return found.filter(({ start, end, denied }, index) => {
    const before = text.slice(Math.max(0, start - reach), start);
    const after = text.slice(end, end + reach);
    const isReplaced = isSwap(start) && givesWay.test(after);
    const isSwapped = swapBefore.test(before) && swapAfter.test(after);
    const isTalk = isSaidBack(start) || leftOutBefore.test(before);
    const isGone = isListed(start) || isReplaced || isSwapped || isTalk;
    return !(isGone || denied || wasLeftOut[index]);
  });
}
