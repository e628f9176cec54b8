import { convertPiecesAndGrams } from '@/food/amounts/pieceWeights';
import { gramsOfCuts } from '@/food/names/cuts';
import type { Ingredient } from '@/food/types';
import type { Quantity } from '../amounts/kitchenNumbers';
import { replacementAmount } from '../choose/replacements';
import { knownFood } from '../cookbook/knownFood';
import { boilingMinutes } from '../handling/boilingMinutes';
import { findServing } from '../handling/handling';
import type { Naming } from './fillings';
import type { PlannedFood } from './plan';
import { weighedReplacement } from './usualAmounts';

/** Returns how many chops or drumsticks there are of it; null for what is weighed. */
export function wholeCuts({ amount, unit }: Quantity, { name }: Naming, diners: number): Quantity | null {
  const grams = gramsOfCuts.find(([cut]) => cut.test(name))?.[1];
  return grams === undefined || unit !== 'g'
    ? null
    : {
        amount: Math.max(1, /drumsticks$/.test(name) ? 2 * diners : 1, Math.round(amount / grams)),
        unit: null,
      };
}

/** Returns the beans of whole tins where that is near: what is left of a tin is thrown away. */
export function wholeTins(quantity: Quantity, name: string, { category }: Ingredient): Quantity {
  if (category !== 'legume' || !name.startsWith('tinned ') || quantity.unit !== 'g') return quantity;
  const tins = Math.max(1, Math.round(quantity.amount / gramsOfBeansInATin));
  const isClose = tins <= 2 && quantity.amount > 0.55 * tins * gramsOfBeansInATin;
  return isClose ? { amount: tins * gramsOfBeansInATin, unit: 'g' } : quantity;
}
const gramsOfBeansInATin = 240;

/** Returns a rounder amount for foods besides the dish's own: 2½ carrots are 3. */
export const roughly = ({ amount, unit }: Quantity): Quantity => ({
  amount: unit === null && amount > 2 ? Math.round(amount) : amount,
  unit,
});

/** Returns how much longer a grain boils than the cookbook's: brown rice than white. */
export function extraMinutes([food]: readonly PlannedFood[]): number {
  const own = food?.replaces && food.ingredient?.category === 'grain' ? knownFood(food.replaces.name) : null;
  const extra = food && own ? (boilingMinutes(food) ?? 0) - (boilingMinutes(own) ?? 0) : 0;
  return extra > 3 ? extra : 0;
}

const isCounted = (food: Ingredient): boolean => findServing(food)?.serving.unit === null;

/** Returns how much of a food replaces another; by weight if the replacement is not counted. */
export function replacementFor(written: Quantity, of: Ingredient | null, by: Ingredient | null) {
  if (written.unit === 'ml' && by?.id === 'cream-cheese') return { quantity: { ...written, unit: 'g' } };
  const known = replacementAmount(written, of, by);
  if (known.quantity !== written || written.unit !== null) return known;
  const weight = by && of && !isCounted(by) ? convertPiecesAndGrams(written.amount, null, 'g', of.id) : null;
  const weighed = weight === null ? written : { amount: weight, unit: 'g' };
  return { quantity: weighedReplacement(written.amount, of, by) ?? weighed };
}
