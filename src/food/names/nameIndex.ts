/** Looks up ingredient names word by word, in both languages, singular and plural. */
import { allFoods, parseNextTable } from '../lexicon/foods';
import { singularAndPluralForms } from '../text/plurals';
import { fold, foldedWords } from '../text/tokenize';
import type { Ingredient } from '../types';
import { nonFoodPhrases } from './nonFoodPhrases';

/** A node of the index. `ingredient` is null at the end of a phrase that is not a food. */
interface NameNode {
  readonly next: Map<string, NameNode>;
  ingredient?: Ingredient | null;
}

const root: NameNode = { next: new Map() };
const words = new Set<string>();

function addName(name: string, ingredient: Ingredient | null): void {
  let node = root;
  for (const word of foldedWords(name)) {
    words.add(word);
    let child = node.next.get(word);
    if (!child) {
      child = { next: new Map() };
      node.next.set(word, child);
    }
    node = child;
  }
  if (node !== root && node.ingredient === undefined) node.ingredient = ingredient;
}

/** Words before spelling is normalized: plurals are formed from these. */
const originalWords = (name: string): string[] =>
  fold(name)
    .replace(/['’]/g, '')
    .split(/[\s-]+/);

const languages = ['en', 'es'] as const;
const foodsPerChunk = 50;

function* buildIndex(): Generator<void> {
  while (parseNextTable()) yield;
  for (const phrase of nonFoodPhrases) addName(phrase, null);
  // Listed names come before derived forms: 'peppers' is a vegetable, 'pepper' a spice.
  for (const isDerived of [false, true]) {
    for (const [index, ingredient] of allFoods().entries()) {
      for (const language of languages) {
        for (const name of ingredient.names[language]) {
          if (!isDerived) addName(name, ingredient);
          else
            for (const form of singularAndPluralForms(originalWords(name), language))
              addName(form, ingredient);
        }
      }
      if (index % foodsPerChunk === 0) yield;
    }
  }
}

const indexing = buildIndex();

export function namesStartingWith(word: string): NameNode | undefined {
  for (const _ of indexing);
  return root.next.get(word);
}

export function isFoodNameWord(word: string): boolean {
  for (const _ of indexing);
  return words.has(word);
}

/** Builds the index in chunks of a few milliseconds. Lookups after the last chunk do not build anything. */
export const buildNameIndexInChunks = (): Generator<void> => indexing;
