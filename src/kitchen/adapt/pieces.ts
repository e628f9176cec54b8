import { convertPiecesAndGrams } from '@/food/amounts/pieceWeights';
import { gramsOfCuts, isWholeCut } from '@/food/names/cuts';
import type { Ingredient } from '@/food/types';
import type { Quantity } from '../amounts/kitchenNumbers';
import { replacementAmount } from '../choose/replacements';
import type { BasketUse } from '../choose/types';
import type { IngredientPart } from '../cookbook/dish';
import { knownFood } from '../cookbook/knownFood';
import { boilingMinutes } from '../handling/boilingMinutes';
import { findServing } from '../handling/handling';
import type { BasketFood } from '../read/basket';
import type { Naming } from './fillings';
import type { PlannedFood } from './plan';
import { canPrepareAlike } from './preparation';
import { usualCut, weighedReplacement } from './usualAmounts';

/** Returns as many for one as for the other, where there are more than diners: 12 drumsticks for four, not 11. */
const forAll = (amount: number, diners: number): number =>
  amount > diners && Number.isInteger(diners)
    ? Math.max(1, Math.round(amount / diners)) * diners
    : Math.round(amount);

/** Returns how many chops or drumsticks there are of it; null for what is weighed. */
export function wholeCuts({ amount, unit }: Quantity, { name }: Naming, diners: number): Quantity | null {
  const grams = gramsOfCuts.find(([cut]) => cut.test(name))?.[1];
  return grams === undefined || unit !== 'g'
    ? null
    : {
        amount: Math.max(1, /drumsticks$/.test(name) ? 2 * diners : 1, forAll(amount / grams, diners)),
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

const halved = /^(?:onion|red-onion|lemon|lime|chilli|red-chilli|green-chilli)$/;
const gramsTooMany = 250;
/** Returns a rounder amount for foods besides the dish's own: a leek and 2 carrots instead of halves, bread for all. */
export function roughly({ amount, unit }: Quantity, { id }: Ingredient, diners: number): Quantity {
  if (unit === 'slice' || id === 'egg')
    return { amount: forAll(id === 'egg' ? amount - 0.1 : amount, diners), unit };
  const grams = unit === null ? convertPiecesAndGrams(1, null, 'g', id) : null;
  const isWhole = amount > 1 || (!halved.test(id) && grams !== null && grams < gramsTooMany);
  return { amount: unit === null && isWhole ? Math.ceil(amount) : amount, unit };
}

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

/** What has neither peel nor core: berries and rhubarb. */
const isSoftFruit = (food: Ingredient): boolean =>
  food.id === 'rhubarb' || findServing(food)?.group === 'berry';

/** What is done to a food before it is cooked: what the text says of its own, where that can be done to this one. */
export const preparationOf = (
  part: IngredientPart,
  own: Naming,
  { ingredient, name }: Naming,
): string | null => {
  const isOther = ingredient?.id !== own.ingredient?.id;
  // Mince is neither boned nor cut.
  if (ingredient?.id.endsWith('-mince') && !own.ingredient?.id.endsWith('-mince')) return null;
  if (ingredient?.id === 'ground-ginger' && own.ingredient?.id !== 'ground-ginger') return null;
  if (ingredient && part.preparation !== null && isSoftFruit(ingredient)) {
    const fitting = part.preparation.split(', ').filter((one) => !/peel|core|ston/.test(one));
    return fitting.join(', ') || null;
  }
  // Chops are no slices of loin.
  if (
    isWholeCut.test(name) &&
    !isWholeCut.test(own.name) &&
    /\b(?:cut|slic|strip|chunk|cube|piece|dice|bone)/.test(part.preparation ?? '')
  )
    return null;
  if (part.preparation === 'split' && !/muffin|roll|bagel|bun|ciabatta|baguette|pitta|croissant/.test(name))
    return null;
  const isFresh = own.name.startsWith('tinned ') && !name.startsWith('tinned ');
  if (isFresh && ingredient?.category === 'vegetable') return usualCut(ingredient, name);
  // Cherry tomatoes are halved, and tomatoes cut in more pieces.
  const isHalved = isOther && /^halved/.test(part.preparation ?? '');
  // An apple is cored, and no stone is taken out of it.
  const isCored = /^(?:apple|pear|quince|pineapple)$/.test(ingredient?.id ?? '');
  const hedges = isCored
    ? / if thick-skinned| or stoned| where needed/g
    : / if thick-skinned|cored or (?=stoned)/g;
  if (canPrepareAlike(own.ingredient, ingredient) && !isHalved)
    return part.preparation?.replace(hedges, '') ?? null;
  return part.preparation !== null && ingredient ? usualCut(ingredient, name) : null;
};

/** How many of the foods in one place, with this one, share its room: chilli and herbs take none of the vegetables'. */
export function substantial(food: BasketFood, uses: readonly BasketUse[]): number {
  const isMinor = ({ ingredient }: BasketFood) => findServing(ingredient)?.cut === 'mince';
  return isMinor(food) ? uses.length : uses.filter((use) => !isMinor(use.food)).length;
}
