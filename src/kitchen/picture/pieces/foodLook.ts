import { foodById } from '@/food/lexicon/foods';
import type { Category } from '@/food/types';
import { hashText } from '@/lib/random';
import type { Look } from './look';
import { findLook, knownLook } from './looks';

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
  const known = knownLook(id);
  if (known) return known;
  const likeness = category !== undefined && category !== 'vegetable' ? usual[category] : undefined;
  if (likeness) return findLook(likeness);
  return findLook(vegetables[hashText(id) % vegetables.length] ?? 'onion');
}
