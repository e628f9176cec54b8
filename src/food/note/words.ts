/** The words of a note with what stands between them, and the foods among them. */
import { findIngredients } from '../names/findIngredients';
import { anyPicture, foodInPicture } from '../names/pictures';
import { type Token, tokenize } from '../text/tokenize';
import type { Ingredient } from '../types';

/** What stands before a word: nothing much, a comma or bracket, a colon or dash, a line end, or the end of a sentence. */
type Sign = ' ' | ',' | ':' | ';' | '.';

interface NoteWord extends Token {
  readonly sign: Sign;
  /** A bracket opens right before it. */
  readonly isBracketed: boolean;
  /** Where the word stands in `flat`. */
  readonly at: number;
}

/** A food named in a note: words `first` to `last`, both included. */
export interface NamedFood {
  readonly first: number;
  readonly last: number;
  readonly ingredient: Ingredient;
}

export interface NoteWords {
  readonly text: string;
  readonly words: readonly NoteWord[];
  /** The folded words with the signs between them: 'allergies : nuts , eggs'. What patterns are matched against. */
  readonly flat: string;
  /** The food that begins at a word, by word index. */
  readonly foodAt: ReadonlyMap<number, NamedFood>;
}

const tight = /^(?:[ \t\u00a0\u200b-\u200f*_%"'“”‘’`´™®©~^]+|[-‐‑]|)$/;

function signOf(between: string): Sign {
  if (tight.test(between)) return ' ';
  if (/[:=→]|\s[-–—]+\s/.test(between)) return ':';
  if (/[!?.…](?:\s|$)|[!?;•|·]/.test(between)) return '.';
  return /[\n\r]/.test(between) ? ';' : ',';
}

/** Words and pictures of food, in order. */
function tokensOf(text: string): Token[] {
  const pictures = [...text.matchAll(anyPicture)].flatMap(({ 0: picture, index }) => {
    const folded = foodInPicture(picture);
    return folded === '' ? [] : [{ folded, start: index, end: index + picture.length }];
  });
  const words = tokenize(text);
  return pictures.length === 0 ? words : [...words, ...pictures].sort((a, b) => a.start - b.start);
}

/** Reads the words of a note. Linear in the text. */
export function wordsOf(written: string): NoteWords {
  // 'w/o' is one word, and as long with a hyphen.
  const text = written.replace(/(?<=^|[\s,(])w\/o(?=\s)/gi, 'w-o');
  const tokens = tokensOf(text);
  let flat = '';
  const words = tokens.map((token, index): NoteWord => {
    const before = tokens[index - 1];
    const between = text.slice(before?.end ?? 0, token.start);
    const sign = before ? signOf(between) : '.';
    flat += sign === ' ' ? ' ' : ` ${sign} `;
    const at = flat.length;
    flat += token.folded;
    return { ...token, sign, isBracketed: /^\s*[([{]\s*$/.test(between), at };
  });
  const byStart = new Map(words.map(({ start }, index) => [start, index]));
  const byEnd = new Map(words.map(({ end }, index) => [end, index]));
  const foodAt = new Map<number, NamedFood>();
  for (const { start, end, ingredient } of findIngredients(text, { denied: 'keep' })) {
    const [first, last] = [byStart.get(start), byEnd.get(end)];
    if (first !== undefined && last !== undefined) foodAt.set(first, { first, last, ingredient });
  }
  for (const [first, { folded, start, end }] of words.entries()) {
    const [drawn] = /\p{Extended_Pictographic}/u.test(text.slice(start, end)) ? findIngredients(folded) : [];
    if (drawn) foodAt.set(first, { first, last: first, ingredient: drawn.ingredient });
  }
  return { text: written, words, flat: `${flat} `, foodAt };
}

/** The words of a pattern as they stand in `flat`; each `_` stands for any one word. */
export const inFlat = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<= )(?:${alternatives.join('|').replaceAll('_', '[^ .;:,]+')})(?= )`, 'g');

/** The index of the word that begins at a place of `flat`, or of the one after it. */
export function wordAtPlace(words: readonly NoteWord[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
