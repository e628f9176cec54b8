import { foodById } from '@/food/lexicon/foods';
import { singularize } from '@/food/text/plurals';
import type { Category } from '@/food/types';
import { hashText } from '@/lib/random';
import { type Look, looks } from './lookTables';

/** Returns the look of an ingredient id such as 'chicken-breast': that of the longest known run of its words, the last first. */
function knownLook(ingredient: string): Look | undefined {
  const words = ingredient
    .toLowerCase()
    .slice(0, 80)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map((word) => (looks.has(word) ? word : singularize(word)));
  for (let length = Math.min(words.length, 3); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = looks.get(words.slice(start, start + length).join('-'));
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns the look of a word of the tables; throws for other words. */
export function findLook(word: string): Look {
  const look = looks.get(word);
  if (!look) throw new Error(`No look is drawn for '${word}'.`);
  return look;
}

/** Looks of foods without a drawing of their own, by category. Foods of other categories (sauces, alcohol) are not drawn. */
const usual: Readonly<Partial<Record<Category, string>>> = {
  vegetable: 'onion', mushroom: 'mushroom', fruit: 'peach', 'dried fruit': 'date', grain: 'bulgur', pasta: 'pasta',
  bread: 'bread', dairy: 'cream', cheese: 'cheese', poultry: 'chicken', redMeat: 'beef', pork: 'pork',
  'processed meat': 'sausage', fish: 'fish', shellfish: 'prawn', legume: 'bean', 'plant protein': 'tofu', nut: 'nut',
  seed: 'seed', herb: 'parsley', egg: 'egg', sweet: 'jam', flour: 'flour', 'dairy alternative': 'cream',
}; // biome-ignore format: rows

/** Looks of vegetables without a drawing, and of unknown foods. */
const vegetables = ['courgette', 'squash', 'celeriac', 'red-cabbage', 'green-bean'] as const;

/** Returns the look of a food by its id; one that is not drawn looks like others of its category. */
export function foodLook(id: string): Look {
  const category = foodById(id)?.category;
  if (category !== undefined && usual[category] === undefined) return findLook('oil');
  const isVegetable = category === undefined || category === 'vegetable';
  const likeness = isVegetable ? vegetables[hashText(id) % vegetables.length] : usual[category];
  return knownLook(id) ?? findLook(likeness ?? 'onion');
}
