/** What the cook states of the foods of a dish, against what the dish takes of them. */

import { gramsOfCounted } from '../names/cuts';
import { rawMeatCategories } from '../names/foodGroups';
import type { Ingredient } from '../types';
import type { GivenAmount } from './givenAmounts';
import { convertAmount } from './pieceWeights';

export interface StatedFood {
  readonly ingredient: Ingredient;
  readonly name: string;
  readonly isToUseUp?: true;
  readonly given?: GivenAmount;
}

/** Returns what there is of a food, as a share of what a dish takes; null where the cook did not say, or one is not known in the other's unit. */
export function shareThere(
  { ingredient, name, given }: StatedFood,
  takes: { readonly amount: number; readonly unit: string | null },
): number | null {
  if (!given) return null;
  const isCounted = given.unit === null && takes.unit === 'g';
  const each = isCounted ? gramsOfCounted.find(([cut]) => cut.test(name))?.[1] : undefined;
  const has = each ? given.amount * each : convertAmount(given.amount, given.unit, takes.unit, ingredient.id);
  return has === null ? null : has / takes.amount;
}

/** What a dish is to the amounts that the cook states: a batter keeps its ratio, or has the cook's own. */
export type KindOfDish = 'batter' | 'own batter' | 'other';

/** How far what there is may be from what the dish takes, as a share of it, to be used as it is. */
export type Reach = readonly [least: number, most: number];
export const isNear = (share: number | null, [least, most]: Reach): boolean =>
  share !== null && share >= least && share <= most;

const isOfBatter = /^(?:flour|sweetener|egg|dairy|oil)$/;
const isFilling = /^(?:grain|pasta|bread|egg)$/;

/** The reach of the first need of a dish, to which the rest keeps its ratio. */
const mainReach: Reach = [0.65, 1.5];
/** Returns the reach of a food: meat is bought for one meal, a batter keeps its ratio, and nobody eats all the rice that there is. */
export function reachOf(
  { ingredient: { id, category }, isToUseUp, given }: StatedFood,
  kind: KindOfDish,
): Reach {
  if (isToUseUp) return [0.5, 3];
  if (rawMeatCategories.includes(category)) return [0.5, 2.2];
  const isLimited =
    isFilling.test(category) || id === 'potato' || (kind !== 'other' && isOfBatter.test(category));
  // Of a pack of pasta, the rest is kept.
  return isLimited ? [0.5, given?.isEstimate ? 1 : 1.7] : [0.5, 2];
}

/** Flour, sugar, butter, eggs and milk: in a batter or dough their ratio is the recipe. */
const isBatterFood = ({ ingredient }: StatedFood): boolean => isOfBatter.test(ingredient.category);
/** How far amounts of one batter may be from the dish's ratio: a sponge may have twice the butter of another. */
const batterSpread = 2.2;
/** How near what there is must be to be taken instead of the amount of the dish, where the ratio has to stay. */
const nearEnough: Reach = [0.85, 1.2];

/** Returns what a dish is: a batter is the cook's own where they list flour, sugar, fat and eggs that go together. */
export function kindOf(stated: readonly Pick<StatedNeed, 'share' | 'food'>[], isBatter: boolean): KindOfDish {
  if (!isBatter) return 'other';
  const shares = stated.filter(({ food }) => isBatterFood(food)).map(({ share }) => share);
  const isOwn = shares.length >= 3 && Math.max(...shares) / Math.min(...shares) <= batterSpread;
  return isOwn ? 'own batter' : 'batter';
}

/**
 * True if a dish takes what there is of a food as it is, or makes do with less.
 * @param share how much larger the dish is than usual
 */
export function fitsDish(food: StatedFood, ratio: number, share: number, kind: KindOfDish): boolean {
  const { category } = food.ingredient;
  // More rice would need more water, and rice in little stock stays hard.
  if (category === 'grain' && ratio > nearEnough[1]) return false;
  if (category === 'broth' && ratio < nearEnough[0]) return false;
  if (kind !== 'other' && isBatterFood(food)) return kind === 'own batter' || isNear(ratio, nearEnough);
  return (
    isNear(ratio * share, reachOf(food, kind)) ||
    isNear(ratio, mainReach) ||
    (ratio < 1 && canBeLess(food, kind))
  );
}

/** Returns how many times the usual amount of a food, which there is plenty of, goes beside the dish's own. */
export const mostInSlot = (food: StatedFood, kind: KindOfDish): number =>
  kind !== 'other' && !food.isToUseUp
    ? mostInBatter
    : Math.max(1, reachOf(food, 'other')[1] * (food.given?.isEstimate ? 1 : 1.25));
/** Twice the usual fruit or nuts still bake. */
const mostInBatter = 2;
/** True if there is so little of what a dish takes, half or less, that the cook is told. */
export const isLittle = (share: number): boolean => share <= 0.5;

/** True if a dish makes do with less of a food: a batter fails with fewer eggs, and rice has its water measured. */
const canBeLess = ({ ingredient: { category } }: StatedFood, kind: KindOfDish): boolean =>
  !(kind !== 'other' ? /^(?!vegetable|poultry|redMeat|pork|fish)/ : /^(?:grain|flour)$/).test(category);

/** What there is of a dish's need. */
export interface StatedNeed {
  readonly need: number;
  readonly share: number;
  readonly food: StatedFood;
}

/** The reach of a cake's size: a larger one than usual takes the next tin. */
const cakeReach: Reach = [0.65, 2];
/** The reach of a dish of which only the milk is stated. */
const milkReach: Reach = [0.5, 1.5];
/** The least share of the usual muffins or pancakes that are made of what there is. */
const smallestBatch = 0.5;

/**
 * Returns how large a dish is, as a share of what the diners usually eat: as large as the least of its needs allows.
 * @param isOfOneNeed few prawns need little salt and oil, and few chops are eaten with more potatoes
 */
export function sizeFor(
  needs: readonly StatedNeed[],
  kind: KindOfDish,
  isOfOneSize: boolean,
  isOfOneNeed: boolean,
): number {
  const isBatter = kind !== 'other';
  const main = needs.find(({ need }) => need === 0);
  const [only] = needs;
  // A litre of milk makes a litre's pudding.
  if (!main)
    return needs.length === 1 && only && /\bmilk$/.test(only.food.name) && isNear(only.share, milkReach)
      ? only.share
      : 1;
  const least = Math.min(...needs.map(({ share }) => share));
  if (isBatter && least < 1 && !isOfOneSize) return Math.max(least, smallestBatch);
  if (kind === 'own batter' || (isBatter && least < 1)) return isNear(least, cakeReach) ? least : 1;
  const reach = reachOf(main.food, kind);
  // A dough of little flour is a small one, and few lentils need less water.
  const isBody = isOfOneNeed || /^(?:legume|grain|flour)$/.test(main.food.ingredient.category);
  const leastShare = isBody || !canBeLess(main.food, kind) ? reach[0] : mainReach[0];
  if (main.share < 1) return main.share >= leastShare ? main.share : isBody ? Math.max(main.share, 0.25) : 1;
  const isAlone = isOfOneSize || needs.length === 1;
  return least > 1 && isNear(least, isAlone ? mainReach : reach) ? least : 1;
}

const mostDoublings = 3;
const doublingsAllowed = 0.5;

/** Returns how far the amounts of a dish are from what there is, each by its weight: 6 eggs are no cookies. Twice of everything is a large dish. */
export function misfitOf(foods: readonly { readonly share: number; readonly weight: number }[]): number {
  const all = Math.max(1, Math.min(2, ...foods.map(({ share }) => share)));
  return foods.reduce((sum, { share, weight }) => {
    const doublings = Math.min(mostDoublings, Math.abs(Math.log2(share / all)));
    return sum + weight * Math.max(0, doublings - doublingsAllowed) ** 2;
  }, 0);
}
