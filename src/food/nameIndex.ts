/** Looks up ingredient names word by word, in both languages and both numbers. Built once, at first use. */
import { allIngredients } from './lexicon/lexicon';
import { NOT_FOOD } from './notFood';
import { numberForms } from './plurals';
import { fold, tokenize } from './text';
import type { Ingredient } from './types';

/** A step of the index. `ingredient` is null where a phrase ends that only sounds like food. */
export interface NameNode {
  readonly next: Map<string, NameNode>;
  ingredient?: Ingredient | null;
}

const newNode = (): NameNode => ({ next: new Map() });

function add(root: NameNode, words: readonly string[], ingredient: Ingredient | null): void {
  let node = root;
  for (const word of words) {
    let child = node.next.get(word);
    if (!child) {
      child = newNode();
      node.next.set(word, child);
    }
    node = child;
  }
  if (node !== root && node.ingredient === undefined) node.ingredient = ingredient;
}

const wordsOf = (name: string): string[] => tokenize(name).map((token) => token.folded);

/** The words as spelled: plurals come from these, and only then is one spelling chosen. */
const plainWords = (name: string): string[] =>
  fold(name)
    .replace(/['’]/g, '')
    .split(/[\s-]+/);

function build(): NameNode {
  const root = newNode();
  for (const phrase of NOT_FOOD) add(root, wordsOf(phrase), null);
  // Names as written come before derived forms: 'peppers' is a vegetable, 'pepper' a spice.
  for (const ingredient of allIngredients()) {
    for (const name of [...ingredient.names.en, ...ingredient.names.es]) add(root, wordsOf(name), ingredient);
  }
  for (const ingredient of allIngredients()) {
    for (const language of ['en', 'es'] as const) {
      for (const name of ingredient.names[language]) {
        for (const form of numberForms(plainWords(name), language)) add(root, wordsOf(form), ingredient);
      }
    }
  }
  return root;
}

let index: NameNode | undefined;

/** The root of the name index. */
export function nameIndex(): NameNode {
  index ??= build();
  return index;
}
