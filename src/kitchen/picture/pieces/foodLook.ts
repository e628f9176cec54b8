import { foodById } from '@/food/lexicon/foods';
import type { Category } from '@/food/types';
import { hashText } from '@/lib/random';
import { chunk, cube, strip } from './chunks';
import { type Look, looksOf } from './look';
import { knownLook, lookOf } from './looks';
import { coin } from './slices';

/** Shelves whose foods are not seen in a dish, whatever they are made of: mustard seed, soy sauce, sherry. */
const dissolving: ReadonlySet<Category | undefined> = new Set<Category>([
  'oil',
  'animal fat',
  'sweetener',
  'spice',
  'condiment',
  'sauce',
  'broth',
  'baking',
  'additive',
  'beverage',
  'alcohol',
]);

/** What the undrawn foods of a shelf look like; those of other shelves dissolve. */
const usual: Readonly<Partial<Record<Category, string>>> = {
  mushroom: 'mushroom',
  fruit: 'peach',
  'dried fruit': 'date',
  grain: 'bulgur',
  pasta: 'pasta',
  bread: 'bread',
  dairy: 'cream',
  cheese: 'cheese',
  poultry: 'chicken',
  redMeat: 'beef',
  pork: 'pork',
  'processed meat': 'sausage',
  fish: 'fish',
  shellfish: 'prawn',
  legume: 'bean',
  'plant protein': 'tofu',
  nut: 'nut',
  seed: 'seed',
  herb: 'parsley',
};

/** Plausible vegetables, for those that are not drawn and for what is no known food. */
const vegetables = looksOf('vegetable', [
  ['green', 26, '#b5c772', cube(40, '#a9c25a', '#7d9a3a')],
  ['orange', 26, '#ee9a3a', coin(26, '#c8742a', '#f0b060')],
  ['purple', 26, '#b06a92', strip(58, 15, '#8a3f72', '#d9a8c8')],
  ['brown', 28, '#a8683a', chunk(52, '#a86a3a')],
]).map(([, look]) => look);

/** The look of a food by its id; one that is not drawn looks like others of its shelf. */
export function foodLook(id: string): Look {
  const category = foodById(id)?.category;
  if (dissolving.has(category)) return lookOf('oil');
  const known = knownLook(id);
  if (known) return known;
  if (category !== undefined && category !== 'vegetable') return lookOf(usual[category] ?? 'oil');
  return vegetables[hashText(id) % vegetables.length] ?? lookOf('onion');
}
