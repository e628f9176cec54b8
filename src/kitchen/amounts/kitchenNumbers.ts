/**
 * The numbers that a cook measures with, by unit: grams and millilitres in steps that a scale or a jug shows, spoons in the
 * fractions that a set of them has, whole things and halves.
 */
import { formatNumber } from '@/food/amounts/numbers';
import type { Category, Ingredient } from '@/food/types';

/** An amount; `unit` is 'g', 'ml', 'tbsp', 'tsp' or what is counted ('clove'), null for pieces. */
export interface Quantity {
  readonly amount: number;
  readonly unit: string | null;
}

/** Grams and millilitres: up to which amount steps of which size are measured. */
const weighed: readonly (readonly [upTo: number, step: number])[] = [
  [10, 1],
  [50, 5],
  [200, 10],
  [500, 25],
  [1000, 50],
  [3000, 100],
  [Number.POSITIVE_INFINITY, 250],
];
/** Amounts that a dish of the cookbook weighs besides: '75 g', '320 g spaghetti'. */
const alsoWeighed: typeof weighed = [
  [200, 25],
  [500, 10],
  [1000, 25],
  [3000, 50],
];

const spoons: Readonly<Record<'tsp' | 'tbsp', readonly number[]>> = {
  tsp: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5],
  tbsp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6],
};
/** From so many on a spoon is quicker. */
const fewPinches = 2.5;
const pinchesInATeaspoon = 12;
const teaspoonsInATablespoon = 3;
const millilitresInATablespoon = 15;

/** What comes in whole ones only. */
const wholeUnits: readonly string[] = [
  'clove',
  'slice',
  'sprig',
  'stalk',
  'stick',
  'leaf',
  'sheet',
  'rasher',
  'pinch',
  'cm',
  'fillet',
  'strip',
  'square',
  'ball',
  'cube',
];
/** What is halved. */
const halvedUnits: readonly string[] = ['tin', 'bunch', 'handful', 'head'];

const smallCounts = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 3.5];
const fromHereWhole = 4;

const isMultiple = (amount: number, step: number) =>
  Math.abs(amount / step - Math.round(amount / step)) < 1e-6;
const isIn = (amount: number, list: readonly number[]) => list.some((one) => Math.abs(one - amount) < 1e-6);
const stepAt = (amount: number, table: typeof weighed): number =>
  table.find(([upTo]) => amount <= upTo)?.[1] ?? Number.NaN;

export const isKnownUnit = (unit: string | null): boolean =>
  unit === null || ['g', 'ml', 'tbsp', 'tsp', ...wholeUnits, ...halvedUnits].includes(unit);

/** Whether an amount is one that a cook measures. */
export function isKitchenNumber({ amount, unit }: Quantity): boolean {
  if (!(amount > 0)) return false;
  if (unit === 'g' || unit === 'ml')
    return (
      isMultiple(amount, stepAt(amount, weighed)) ||
      alsoWeighed.some(([upTo, step]) => amount <= upTo && isMultiple(amount, step))
    );
  if (unit === 'tsp' || unit === 'tbsp')
    return isIn(amount, spoons[unit]) || (amount > 6 && isMultiple(amount, 1));
  if (unit === null) return isIn(amount, smallCounts) || (amount >= fromHereWhole && isMultiple(amount, 1));
  if (wholeUnits.includes(unit)) return isMultiple(amount, 1);
  return halvedUnits.includes(unit) && isMultiple(amount, 0.5);
}

/** The nearest of a few numbers, as ratios go. */
const nearest = (amount: number, list: readonly number[]): number =>
  list.reduce((best, one) =>
    Math.abs(Math.log(one / amount)) < Math.abs(Math.log(best / amount)) ? one : best,
  );
const toStep = (amount: number, step: number) => Math.max(step, Math.round(amount / step + 1e-9) * step);

/** Shelves of what is cut in two without harm. */
const cutShelves: readonly Category[] = ['vegetable', 'fruit', 'mushroom'];
/** So large that a quarter is a piece. */
const quarteredFoods = new Set([
  'cabbage',
  'red-cabbage',
  'savoy-cabbage',
  'napa-cabbage',
  'cauliflower',
  'pumpkin',
  'butternut-squash',
  'celeriac',
  'swede',
  'cucumber',
  'lettuce',
  'melon',
  'watermelon',
  'pineapple',
  'lemon',
]);
/** What flows: above a few tablespoons it is poured into a jug. */
const pouredShelves: readonly Category[] = [
  'oil',
  'sauce',
  'condiment',
  'beverage',
  'broth',
  'dairy',
  'dairy alternative',
  'sweetener',
  'alcohol',
];
const driedSweets = /sugar|powder|stevia/;

const isPoured = ({ category, id }: Ingredient) => pouredShelves.includes(category) && !driedSweets.test(id);

function spoonfuls({ amount, unit }: Quantity, food: Ingredient | null): Quantity {
  // Nobody counts chopped parsley in teaspoons.
  if (unit === 'tbsp' && food?.category === 'herb' && amount < 6.5)
    return { amount: nearest(amount, spoons.tbsp), unit };
  const teaspoons = unit === 'tbsp' ? amount * teaspoonsInATablespoon : amount;
  if (teaspoons < 0.2) return { amount: 1, unit: 'pinch' };
  if (teaspoons < 2.75 && !(unit === 'tbsp' && Math.abs(teaspoons - 1.5) < 0.3))
    return { amount: nearest(teaspoons, spoons.tsp), unit: 'tsp' };
  const tablespoons = teaspoons / teaspoonsInATablespoon;
  if (tablespoons < 6.5) return { amount: nearest(tablespoons, spoons.tbsp), unit: 'tbsp' };
  if (food && isPoured(food))
    return toKitchenNumber({ amount: tablespoons * millilitresInATablespoon, unit: 'ml' }, food);
  return { amount: Math.round(tablespoons), unit: 'tbsp' };
}

function pieces(amount: number, food: Ingredient | null): number {
  if (!food || !cutShelves.includes(food.category)) return Math.max(1, Math.round(amount));
  if (amount >= fromHereWhole) return Math.round(amount);
  if (quarteredFoods.has(food.id) && amount < 0.4) return 0.25;
  return toStep(amount, 0.5);
}

/** The amount that a cook would measure instead: 217 g → 225 g, ⅙ tsp → a pinch, 2¼ eggs → 2. */
export function toKitchenNumber({ amount, unit }: Quantity, food: Ingredient | null): Quantity {
  if (unit === 'g' || unit === 'ml') return { amount: toStep(amount, stepAt(amount, weighed)), unit };
  if (unit === 'tsp' || unit === 'tbsp') return spoonfuls({ amount, unit }, food);
  if (unit === null) return { amount: pieces(amount, food), unit };
  if (unit === 'pinch' && amount >= fewPinches)
    return { amount: nearest(amount / pinchesInATeaspoon, spoons.tsp), unit: 'tsp' };
  return { amount: toStep(amount, halvedUnits.includes(unit) ? 0.5 : 1), unit };
}

/** '300 g', '1.2 kg', '½ tbsp', '2' of pieces. */
export function writeQuantity({ amount, unit }: Quantity): string {
  if (unit === null) return formatNumber(amount);
  if (amount >= 1000 && unit === 'g') return `${formatNumber(amount / 1000)} kg`;
  if (amount >= 1000 && unit === 'ml')
    return `${formatNumber(amount / 1000)} ${amount > 1000 ? 'litres' : 'litre'}`;
  return `${formatNumber(amount)} ${unit}`;
}
