/**
 * Looks up ingredient names word by word, in both languages and both numbers. Names are filed by the beginning of their first
 * word, and the drawer of a beginning is sorted only when a text first asks for it: a recipe needs few of them.
 */
import { allFoods } from './lexicon/foods';
import { notFood } from './notFood';
import { numberForms } from './plurals';
import { fold, spelledOneWay, tokenize } from './text';
import type { Ingredient } from './types';

/** A step of the index. `ingredient` is null where a phrase ends that only sounds like food. */
export interface NameNode {
  readonly next: Map<string, NameNode>;
  ingredient?: Ingredient | null;
}

/** A name to sort into the index; a phrase that is no food has no number forms. */
interface FiledName {
  readonly name: string;
  readonly ingredient: Ingredient | null;
  readonly language?: 'en' | 'es';
}

/** Letters that a word shares with its number forms: 'lea' of leaf and leaves. */
const keyLength = 3;
const keyOf = (word: string): string => word.slice(0, keyLength);
/** Words whose other number may begin otherwise: 'té' and 'tes', 'pez' and 'peces'. */
const changesEarly = /^(?:.{1,3}|.{1,3}(?:z|ces|ies))$/;
const plainFirstWord = /^[a-z]+(?=[ -]|$)/;

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

/** The first word as spelled, and as read where that is another. */
function firstWords(name: string): string[] {
  const plain = plainFirstWord.exec(name)?.[0];
  if (plain) return [plain];
  const read = tokenize(name)[0]?.folded ?? '';
  const [spelled = ''] = plainWords(name);
  return read === spelled ? [read] : [read, spelled];
}

/** The beginnings under which a text may ask for a name; one may come twice. */
function keysOf({ name, language }: FiledName): string[] {
  return firstWords(name).flatMap((first) => {
    const words = [first, ...(language && changesEarly.test(first) ? numberForms([first], language) : [])];
    return words.flatMap((word) => {
      const spelled = spelledOneWay(word);
      return spelled === word ? keyOf(word) : [keyOf(word), keyOf(spelled)];
    });
  });
}

const drawers = new Map<string, FiledName[]>();
let foodsFiled = -1;

function file(filed: FiledName): void {
  for (const key of keysOf(filed)) {
    const drawer = drawers.get(key);
    if (!drawer) drawers.set(key, [filed]);
    else if (drawer.at(-1) !== filed) drawer.push(filed);
  }
}

/** Files the names of the next foods; phrases that are no food go first. Returns false when all are filed. */
function fileNames(most: number): boolean {
  const foods = allFoods();
  if (foodsFiled < 0) {
    for (const name of notFood) file({ name, ingredient: null });
    foodsFiled = 0;
  }
  for (const ingredient of foods.slice(foodsFiled, foodsFiled + most)) {
    for (const language of ['en', 'es'] as const) {
      for (const name of ingredient.names[language]) file({ name, ingredient, language });
    }
    foodsFiled += 1;
  }
  return foodsFiled < foods.length;
}

function sort(drawer: readonly FiledName[]): NameNode {
  const root = newNode();
  // Names as written come before derived forms: 'peppers' is a vegetable, 'pepper' a spice.
  for (const { name, ingredient } of drawer) add(root, wordsOf(name), ingredient);
  for (const { name, ingredient, language } of drawer) {
    if (!language) continue;
    for (const form of numberForms(plainWords(name), language)) add(root, wordsOf(form), ingredient);
  }
  return root;
}

const sorted = new Map<string, NameNode>();

function drawerOf(key: string): NameNode | undefined {
  const known = sorted.get(key);
  const drawer = drawers.get(key);
  if (known || !drawer) return known;
  const root = sort(drawer);
  sorted.set(key, root);
  return root;
}

/** The names that start with a folded word. */
export function namesStartingWith(word: string): NameNode | undefined {
  fileNames(Number.POSITIVE_INFINITY);
  return drawerOf(keyOf(word))?.next.get(word);
}

const foodsAtOnce = 100;
const drawersAtOnce = 50;

/** Makes the index in short stretches of work; after the last one every look-up is quick. */
export function* indexInSlices(): Generator<void> {
  while (fileNames(foodsAtOnce)) yield;
  for (const [index, key] of [...drawers.keys()].entries()) {
    drawerOf(key);
    if (index % drawersAtOnce === 0) yield;
  }
}
