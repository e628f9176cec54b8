/** The numbers that a cook measures with, by unit: grams and millilitres in steps that a scale or a jug shows, spoons in the fractions that a set of them has, whole things and halves. */
import { isPourable } from '@/food/amounts/cupWeights';
import { nearestByRatio, roundToStep } from '@/food/amounts/measures';
import { formatNumber } from '@/food/text/numbers';
import type { Category, Ingredient } from '@/food/types';
import { wordSet } from '@/lib/words';

/** An amount; `unit` is 'g', 'ml', 'tbsp', 'tsp' or what is counted ('clove'), null for pieces. */
export interface Quantity {
  readonly amount: number;
  readonly unit: string | null;
}

/** Grams and millilitres: up to which amount steps of which size are measured. */
export const weighed: readonly (readonly [upTo: number, step: number])[] = [
  [10, 1], [50, 5], [200, 10], [500, 25], [1000, 50], [3000, 100], [Number.POSITIVE_INFINITY, 250],
]; // biome-ignore format: one row
export const spoons: Readonly<Record<'tsp' | 'tbsp', readonly number[]>> = {
  tsp: [0.25, 0.5, 0.75, 1, 1.5, 2], tbsp: [0.5, 1, 1.5, 2, 3, 4, 5, 6],
}; // biome-ignore format: one row
const teaspoonsInATablespoon = 3;
const millilitresInATablespoon = 15;

/** What comes in whole ones only, and what is halved. */
export const wholeUnits = wordSet('clove slice sprig stalk stick leaf sheet rasher pinch cm fillet strip square ball cube'); // biome-ignore format: one row
export const halvedUnits = wordSet('tin bunch handful head');

export const stepAt = (amount: number, table: typeof weighed): number =>
  table.find(([upTo]) => amount <= upTo)?.[1] ?? Number.NaN;

/** Categories of foods that can be used by halves. */
const cutCategories: readonly Category[] = ['vegetable', 'fruit', 'mushroom'];
/** So large that a quarter is a piece. */
const quarteredFoods = wordSet('cabbage red-cabbage savoy-cabbage napa-cabbage cauliflower pumpkin butternut-squash celeriac swede cucumber lettuce melon watermelon pineapple lemon'); // biome-ignore format: one row

function spoonfuls({ amount, unit }: Quantity, food: Ingredient | null): Quantity {
  // Chopped parsley is not measured in teaspoons.
  if (unit === 'tbsp' && food?.category === 'herb' && amount < 6.5)
    return { amount: nearestByRatio(amount, spoons.tbsp), unit };
  const teaspoons = unit === 'tbsp' ? amount * teaspoonsInATablespoon : amount;
  if (teaspoons < 0.2) return { amount: 1, unit: 'pinch' };
  if (teaspoons < 2.75 && !(unit === 'tbsp' && Math.abs(teaspoons - 1.5) < 0.3))
    return { amount: nearestByRatio(teaspoons, spoons.tsp), unit: 'tsp' };
  const tablespoons = teaspoons / teaspoonsInATablespoon;
  if (tablespoons < 6.5) return { amount: nearestByRatio(tablespoons, spoons.tbsp), unit: 'tbsp' };
  if (food && isPourable(food, ''))
    return toKitchenAmount({ amount: tablespoons * millilitresInATablespoon, unit: 'ml' }, food);
  return { amount: Math.round(tablespoons), unit: 'tbsp' };
}

function pieces(amount: number, food: Ingredient | null): number {
  if (!food || !cutCategories.includes(food.category)) return Math.max(1, Math.round(amount));
  if (quarteredFoods.has(food.id) && amount < 0.4) return 0.25;
  const halves = roundToStep(amount, 0.5);
  return halves > 1 ? Math.round(halves) : halves;
}

/** The amount that a cook would measure instead: 217 g → 225 g, ⅙ tsp → a pinch, 2¼ eggs → 2. */
export function toKitchenAmount({ amount, unit }: Quantity, food: Ingredient | null): Quantity {
  if (unit === 'g' || unit === 'ml') return { amount: roundToStep(amount, stepAt(amount, weighed)), unit };
  if (unit === 'tsp' || unit === 'tbsp') return spoonfuls({ amount, unit }, food);
  if (unit === null) return { amount: pieces(amount, food), unit };
  // From three pinches on a spoon is quicker: twelve are a teaspoon.
  if (unit === 'pinch' && amount >= 2.5) return spoonfuls({ amount: amount / 12, unit: 'tsp' }, food);
  return { amount: roundToStep(amount, halvedUnits.has(unit) ? 0.5 : 1), unit };
}

/** What a tin holds, drained or with its liquid, and how much of it is wanted at least to take it whole. */
export const drainedTin = { grams: 240, least: 0.55 };
const fullTin = { grams: 400, least: 0.74 };
const isTinned = /^tinned .*(?:beans|peas|lentils|tomatoes)$/;
/** Returns the grams of whole tins where that is near: what is left of a tin is thrown away. */
export function wholeTins(quantity: Quantity, name: string, { grams, least } = fullTin): Quantity {
  const tins = Math.max(1, Math.round(quantity.amount / grams));
  const isClose = isTinned.test(name) && tins <= 2 && quantity.amount > least * tins * grams;
  return isClose && quantity.unit === 'g' ? { ...quantity, amount: tins * grams } : quantity;
}

/** '300 g', '1.2 kg', '½ tbsp', '2' of pieces. */
export function writeQuantity({ amount, unit }: Quantity): string {
  if (unit === null) return formatNumber(amount);
  if (amount >= 1000 && unit === 'g') return `${formatNumber(amount / 1000)} kg`;
  if (amount >= 1000 && unit === 'ml')
    return `${formatNumber(amount / 1000)} ${amount > 1000 ? 'litres' : 'litre'}`;
  return `${formatNumber(amount)} ${unit}`;
}
