/**
 * Edits that put a counted noun into the singular or plural: '1 onion' → '2 onions', '2 limones grandes' → '1 limón grande'.
 */

import type { FoundIngredient } from '@/food/types';
import type { Language } from '../text/language';
import { singularize, toPluralForm } from '../text/plurals';
import { inflectUnit, parseUnit } from './units';

interface WordEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Pieces of a food that are counted instead of the food: 'egg yolk', 'chicken breasts'. */
const pieceNouns =
  /^(?:yolk|white|breast|thigh|leg|wing|drumstick|fillet|leaf|stalk|stick|clove|pod|wedge|ear|cob|rib|chop|steak|bulb|root|floret|head|sheet|tortilla|roll|bun|slice|rasher|sprig|stem|link|loin|cutlet|half|stock cube)(?:e?s)?$|^(?:leaves|halves)$/i;
/** A size in brackets or after a multiplication sign: '(400 g)', ' x 400g'. */
const sizeBeforeNoun =
  /^\s*(?:\([^()\n]{1,40}\)|[x×]\s?[\d.,]+\s?-?\p{L}{1,10}|[\d.,]+\s?-?(?:g|ml|oz|ounces?|cm|inch))\s+/iu;
const spanishStops =
  /^(?:de|del|con|sin|en|al|a|para|por|o|y|u|e|al|muy|bien|aprox|si|opcional|mas|más|\p{L}+mente)$/iu;
const word = /\p{L}[\p{L}\p{M}'’]*/gu;

const pluralsOfFinalE =
  /(?:chiles|dulces|tomates|aguacates|dientes|grandes|verdes|calientes|suaves|picantes|jitomates|chocolates|elotes|camotes)$/;

function spanishSingular(noun: string): string {
  if (!/s$/.test(noun)) return noun;
  if (pluralsOfFinalE.test(noun)) return noun.replace(/s$/, '');
  if (/ces$/.test(noun)) return noun.replace(/ces$/, 'z');
  if (/ones$/.test(noun)) return noun.replace(/ones$/, 'ón');
  if (/ines$/.test(noun)) return noun.replace(/ines$/, 'ín');
  if (/[lr]es$/.test(noun)) return noun.replace(/es$/, '');
  return noun.replace(/s$/, '');
}

function inflectNoun(noun: string, isMany: boolean, language: Language): string {
  const lower = noun.toLowerCase();
  const other = isMany
    ? toPluralForm(lower, language)
    : language === 'en'
      ? singularize(lower)
      : spanishSingular(lower);
  return noun === lower ? other : `${noun.charAt(0)}${other.slice(1)}`;
}

/**
 * Returns the edits for a count that changes from one to many, or back.
 * @param end end of the number in the text
 * @param foods foods found in the text, in order
 */
export function countedNounEdits(
  text: string,
  end: number,
  foods: readonly FoundIngredient[],
  isMany: boolean,
  language: Language,
): WordEdit[] {
  const after = text.slice(end, end + 80).split('\n', 1)[0] ?? '';
  const size = sizeBeforeNoun.exec(after)?.[0].length ?? 0;
  const container = /^\s*(\p{L}+)/u.exec(after.slice(size));
  if (size > 0 && container?.[1] && parseUnit(container[1])) {
    const start = end + size + container[0].length - container[1].length;
    return toEdits(container[1], start, inflectUnit(container[1], isMany));
  }
  const food = foods.find(({ start }) => start >= end);
  const between = food && text.slice(end, food.start);
  if (!food || between === undefined || !/^[ \u00a0]?(?:x )?(?:[\p{L}-]+ ){0,3}$/iu.test(between)) return [];
  if (language === 'es') return spanishEdits(text, end, food, isMany);
  if (/\bof $/i.test(between)) return [];
  const next = /^ (\p{L}+)/u.exec(text.slice(food.end))?.[1];
  const noun =
    next && pieceNouns.test(next)
      ? { written: next, start: food.end + 1 }
      : lastWord(text.slice(food.start, food.end), food.start);
  return toEdits(noun.written, noun.start, inflectNoun(noun.written, isMany, 'en'));
}

function lastWord(name: string, start: number) {
  const head = name.split(/ of /i, 1)[0] ?? name;
  const last = [...head.matchAll(word)].at(-1);
  return { written: last?.[0] ?? '', start: start + (last?.index ?? 0) };
}

/** In Spanish the adjectives agree with the noun too. */
function spanishEdits(text: string, end: number, food: FoundIngredient, isMany: boolean): WordEdit[] {
  const edits: WordEdit[] = [];
  const tail = text.slice(end).split(/[\n,;:.()[\]/+–—\d]/, 1)[0] ?? '';
  for (const { 0: written, index } of tail.matchAll(word)) {
    const start = end + index;
    if (spanishStops.test(written)) break;
    if (start > food.end + 40) break;
    edits.push(...toEdits(written, start, inflectNoun(written, isMany, 'es')));
  }
  return edits;
}

const toEdits = (written: string, start: number, text: string): WordEdit[] =>
  written === '' || text === written ? [] : [{ start, end: start + written.length, text }];
