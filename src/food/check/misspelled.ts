/** Foods that an ingredient list misspells by one letter: 'Mayonaise', 'Tomatos', 'White whine'. They are only possible. */
import type { ChunkedWork } from '@/lib/chunkedWork';
import { wordSet } from '@/lib/words';
import { findIngredients } from '../names/findIngredients';
import { isWordOfNames } from '../names/nameIndex';
import { nameOf } from '../rules/restrictions';
import { type Token, tokenize } from '../text/tokenize';
import type { FoundIngredient } from '../types';
import type { IngredientLine } from './ingredientLines';
import { type NamedFoods, unknownLines } from './uncheckable';

/** Words of ingredient lists that are a letter away from a food. */
const ordinaryWords = wordSet(
  'apenas better bitter buttery candles cannellini chunks costillas creamy crispy dashes dulces floury frescas frutos halves huesos layers liners liters palitos pastilla perlas picada picadas piezas pizcas quarts salado salados shallow sheets slices squares sticks stones tartar vegetal',
);
/** Participles and their like: 'toasted', 'raising'. */
const isForm = /(?:ed|ing|ly)$/;
/** Letters of a word that stands alone, and of one that is part of a longer name. */
const shortestAlone = 6;
const shortestPart = 5;
/** Lines, their characters and letters beyond which nothing is looked up. */
const mostLines = 40;
const longestLine = 200;
const longestWord = 20;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every word of the names that differs by one letter after the first. */
function corrections(word: string): string[] {
  const found = new Set<string>();
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const edits = [
      before + after.slice(1),
      ...letters.flatMap((one) => [before + one + after, before + one + after.slice(1)]),
    ];
    for (const edit of edits) if (edit !== word && isWordOfNames(edit)) found.add(edit);
  }
  return [...found];
}

/** What a word of a line may mean, read in its line. */
function meant(
  line: string,
  { folded, start, end }: Token,
): Pick<FoundIngredient, 'start' | 'end' | 'ingredient' | 'cleared'> | undefined {
  for (const word of corrections(folded)) {
    const longer = word.length - (end - start);
    const found = findIngredients(line.slice(0, start) + word + line.slice(end)).find(
      (one) => one.start <= start && one.end >= end + longer,
    );
    const isAlone = found?.text.length === word.length;
    if (found && (folded.length >= shortestAlone || !isAlone)) return { ...found, end: found.end - longer };
  }
  return undefined;
}

/** The misspelled food in a line in which no food was found. */
function misspelledIn(list: NamedFoods, line: IngredientLine): FoundIngredient | undefined {
  const text = list.text.slice(line.start, line.end);
  for (const token of tokenize(text)) {
    const { folded } = token;
    const isLookedUp =
      folded.length >= shortestPart &&
      folded.length <= longestWord &&
      !isForm.test(folded) &&
      !ordinaryWords.has(folded);
    const found = isLookedUp ? meant(text, token) : undefined;
    if (!found) continue;
    const written = text.slice(found.start, found.end);
    const doubt = `if “${written}” means ${nameOf(found.ingredient)}`;
    return { ...found, start: line.start + found.start, end: line.start + found.end, text: written, doubt };
  }
  return undefined;
}

/** The misspelled foods in the lines of a list in which no food was found, one a line. Linear in the list. */
export function* misspelledFoods(list: NamedFoods): ChunkedWork<FoundIngredient[]> {
  const misspelled: FoundIngredient[] = [];
  const lines = unknownLines(list).filter(({ start, end }) => end - start <= longestLine);
  for (const line of lines.slice(0, mostLines)) {
    const found = misspelledIn(list, line);
    if (found) misspelled.push(found);
    yield;
  }
  return misspelled;
}
