/** Looks up ingredient names word by word, in both languages and both numbers. */
import { allFoods, readNextTable } from '../lexicon/foods';
import { numberForms } from '../text/plurals';
import { fold, foldedWords } from '../text/tokenize';
import type { Ingredient } from '../types';
import { notFood } from './notFood';

/** A step of the index. `ingredient` is null where a phrase ends that only sounds like food. */
interface NameNode {
  readonly next: Map<string, NameNode>;
  ingredient?: Ingredient | null;
}

const root: NameNode = { next: new Map() };
const words = new Set<string>();

function add(name: string, ingredient: Ingredient | null): void {
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

/** The words as spelled: plurals come from these, and only then is one spelling chosen. */
const plainWords = (name: string): string[] =>
  fold(name)
    .replace(/['’]/g, '')
    .split(/[\s-]+/);

const languages = ['en', 'es'] as const;
const foodsAtOnce = 50;

/** Fills the index, once, in short stretches of work. */
function* fill(): Generator<void> {
  while (readNextTable()) yield;
  for (const phrase of notFood) add(phrase, null);
  // Names as written come before derived forms: 'peppers' is a vegetable, 'pepper' a spice.
  for (const isDerived of [false, true]) {
    for (const [index, ingredient] of allFoods().entries()) {
      for (const language of languages) {
        for (const name of ingredient.names[language]) {
          if (!isDerived) add(name, ingredient);
          else for (const form of numberForms(plainWords(name), language)) add(form, ingredient);
        }
      }
      if (index % foodsAtOnce === 0) yield;
    }
  }
}

const filling = fill();

/** The names that start with a folded word. */
export function namesStartingWith(word: string): NameNode | undefined {
  for (const _ of filling);
  return root.next.get(word);
}

/** Whether a folded word stands in any name. */
export function isWordOfNames(word: string): boolean {
  for (const _ of filling);
  return words.has(word);
}

/** Reads the lexicon in stretches of a few milliseconds; after the last one every look-up is quick. */
export const readNamesInSlices = (): Generator<void> => filling;
