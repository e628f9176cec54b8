/**
 * Finds foods of an ingredient list that are misspelled by one letter: 'Mayonaise', 'Tomatos', 'White whine'. They are only
 * possible.
 */
import type { ChunkedWork } from '@/lib/chunkedWork';
import { wordSet } from '@/lib/words';
import { findIngredients } from '../names/findIngredients';
import { isFoodNameWord } from '../names/nameIndex';
import { displayName } from '../rules/restrictions';
import { type Token, tokenize } from '../text/tokenize';
import type { FoundIngredient } from '../types';
import type { IngredientLine } from './ingredientLines';
import { type NamedFoods, unknownLines } from './uncheckable';

/** Common words of ingredient lists that differ from a food by one letter. */
const ordinaryWords = wordSet(
  'apenas better bitter buttery candles cannellini chunks costillas creamy crispy dashes dulces floury frescas frutos halves huesos layers liners liters palitos pastilla perlas picada picadas piezas pizcas quarts salado salados shallow sheets slices squares sticks stones tartar vegetal',
);
const verbForm = /(?:ed|ing|ly)$/;
/** Minimum letters of a word that is the whole name, and of one that is part of a longer name. */
const minLettersAlone = 6;
const minLettersInName = 5;
const maxLines = 40;
const maxLineChars = 200;
const maxWordLetters = 20;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns the words of food names that differ by one letter after the first. */
function knownWordsOneEditAway(word: string): string[] {
  const found = new Set<string>();
  for (let at = 1; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const edits = [
      before + after.slice(1),
      ...letters.flatMap((one) => [before + one + after, before + one + after.slice(1)]),
    ];
    for (const edit of edits) if (edit !== word && isFoodNameWord(edit)) found.add(edit);
  }
  return [...found];
}

function findCorrection(
  line: string,
  { folded, start, end }: Token,
): Pick<FoundIngredient, 'start' | 'end' | 'ingredient' | 'cleared'> | undefined {
  for (const word of knownWordsOneEditAway(folded)) {
    const longer = word.length - (end - start);
    const found = findIngredients(line.slice(0, start) + word + line.slice(end)).find(
      (one) => one.start <= start && one.end >= end + longer,
    );
    const isAlone = found?.text.length === word.length;
    if (found && (folded.length >= minLettersAlone || !isAlone)) return { ...found, end: found.end - longer };
  }
  return undefined;
}

function findMisspelledFood(list: NamedFoods, line: IngredientLine): FoundIngredient | undefined {
  const text = list.text.slice(line.start, line.end);
  for (const token of tokenize(text)) {
    const { folded } = token;
    const isLookedUp =
      folded.length >= minLettersInName &&
      folded.length <= maxWordLetters &&
      !verbForm.test(folded) &&
      !ordinaryWords.has(folded);
    const found = isLookedUp ? findCorrection(text, token) : undefined;
    if (!found) continue;
    const written = text.slice(found.start, found.end);
    const condition = `if “${written}” means ${displayName(found.ingredient)}`;
    return {
      ...found,
      start: line.start + found.start,
      end: line.start + found.end,
      text: written,
      condition,
    };
  }
  return undefined;
}

/** Returns at most one misspelled food for each line without known food. Linear in the list. */
export function* findMisspelledFoods(list: NamedFoods): ChunkedWork<FoundIngredient[]> {
  const misspelled: FoundIngredient[] = [];
  const lines = unknownLines(list).filter(({ start, end }) => end - start <= maxLineChars);
  for (const line of lines.slice(0, maxLines)) {
    const found = findMisspelledFood(list, line);
    if (found) misspelled.push(found);
    yield;
  }
  return misspelled;
}
