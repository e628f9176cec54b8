/** Splits a note into words, with the signs between them and the foods that they name. */

import { emojiPattern, foodNameForEmoji } from '../names/emoji';
import { findIngredients } from '../names/findIngredients';
import { type Token, tokenize } from '../text/tokenize';
import type { Ingredient } from '../types';
import type { NoteSpan } from './types';

/** Separator before a word: space, comma or bracket, colon or dash, line end, end of sentence. */
type Sign = ' ' | ',' | ':' | ';' | '.';

interface NoteWord extends Token {
  readonly sign: Sign;
  readonly isBracketed: boolean;
  readonly flatStart: number;
}

/** Word indexes, both included. */
export interface WordRange {
  readonly first: number;
  readonly last: number;
}

/** A food named in a note. */
export interface NamedFood extends WordRange {
  readonly ingredient: Ingredient;
}

export interface NoteWords {
  readonly text: string;
  readonly words: readonly NoteWord[];
  /** The folded words and the signs between them, for patterns: 'allergies : nuts , eggs'. */
  readonly flatText: string;
  /** The food that starts at a word, by word index. */
  readonly foodAt: ReadonlyMap<number, NamedFood>;
}

const tight = /^(?:[ \t\u00a0\u200b-\u200f*_%"'“”‘’`´™®©~^]+|[-‐‑]|)$/;

function classifySign(between: string): Sign {
  if (tight.test(between)) return ' ';
  if (/[:=→]|\s[-–—]+\s/.test(between)) return ':';
  if (/[!?.…](?:\s|$)|[!?;•|·]/.test(between)) return '.';
  return /[\n\r]/.test(between) ? ';' : ',';
}

function tokenizeWithEmoji(text: string): Token[] {
  const pictures = [...text.matchAll(emojiPattern)].flatMap(({ 0: picture, index }) => {
    const folded = foodNameForEmoji(picture);
    return folded === '' ? [] : [{ folded, start: index, end: index + picture.length }];
  });
  const words = tokenize(text);
  return pictures.length === 0 ? words : [...words, ...pictures].sort((a, b) => a.start - b.start);
}

/** Writes the Spanish 'soy', I am, as another word of its length: 'sin gluten, soy celíaca' says nothing of soya. */
export const withoutIAm = (text: string): string =>
  text.replace(
    /(?<!\p{L}|\bde )soy(?=\s+(?:(?:muy|bastante|tambi[eé]n|algo|un poco|una? persona)\s+)?(?:cel[ií]ac[oa]|al[eé]rgic[oa]|intolerante|diab[eé]tic[oa]|vegan[oa]|vegetarian[oa]|pesc[ae]tarian[oa]|hipertens[oa]|musulm[aá]na?|jud[ií][oa]|embarazada)(?!\p{L}))/giu,
    'son',
  );

/** Splits a note into words. Linear in the text. */
export function parseNoteWords(written: string): NoteWords {
  // Makes 'w/o' one word of the same length.
  const text = withoutIAm(written).replace(/(?<=^|[\s,(])w\/o(?=\s)/gi, 'w-o');
  const tokens = tokenizeWithEmoji(text);
  let flat = '';
  const words = tokens.map((token, index): NoteWord => {
    const before = tokens[index - 1];
    const between = text.slice(before?.end ?? 0, token.start);
    const sign = before ? classifySign(between) : '.';
    flat += sign === ' ' ? ' ' : ` ${sign} `;
    const at = flat.length;
    flat += token.folded;
    return { ...token, sign, isBracketed: /^\s*[([{]\s*$/.test(between), flatStart: at };
  });
  const byStart = new Map(words.map(({ start }, index) => [start, index]));
  const byEnd = new Map(words.map(({ end }, index) => [end, index]));
  const foodAt = new Map<number, NamedFood>();
  for (const { start, end, ingredient } of findIngredients(text, { includeDenied: true })) {
    const [first, last] = [byStart.get(start), byEnd.get(end)];
    if (first !== undefined && last !== undefined) foodAt.set(first, { first, last, ingredient });
  }
  for (const [first, { folded, start, end }] of words.entries()) {
    const [drawn] = /\p{Extended_Pictographic}/u.test(text.slice(start, end)) ? findIngredients(folded) : [];
    if (drawn) foodAt.set(first, { first, last: first, ingredient: drawn.ingredient });
  }
  return { text: written, words, flatText: `${flat} `, foodAt };
}

/** Bounds what may be repeated, so that long runs of such words take linear time. */
export const withBoundedRuns = (pattern: string): string => pattern.replaceAll(')*', '){0,8}');

/** Returns a pattern for `flatText`; `_` matches any one word. */
export const noteWordPattern = (alternatives: readonly string[]): RegExp => {
  const words = withBoundedRuns(alternatives.join('|')).replaceAll('_', '[^ .;:,]+');
  return new RegExp(`(?<= )(?:${words})(?= )`, 'g');
};

/** Returns the index of the first word that starts at or after a position of `flatText`. */
export function wordIndexAt(words: readonly NoteWord[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.flatStart ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the words of a match of `flatText`. */
export const rangeAt = ({ words }: NoteWords, index: number, length: number): WordRange => ({
  first: wordIndexAt(words, index),
  last: wordIndexAt(words, index + length) - 1,
});

export const overlaps = (one: WordRange, other: WordRange): boolean =>
  one.first <= other.last && other.first <= one.last;

export const wordIndexes = ({ first, last }: WordRange): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

export const toNoteSpan = ({ words }: NoteWords, { first, last }: WordRange): NoteSpan => ({
  start: words[first]?.start ?? 0,
  end: words[last]?.end ?? 0,
});
