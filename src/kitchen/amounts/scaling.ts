import { type StatedFood, shareThere } from '@/food/amounts/statedAmounts';
import { type CookbookDish, type DishFamily, listIngredients, listParts, textOf } from '../cookbook/dish';

/** Baked in a tin of one size: half of it would be a flat cake. */
const wholeFamilies: readonly DishFamily[] = ['cake', 'biscuits', 'pie', 'pudding'];
const wholeFrom = 6;
/** A cake for eight also serves nine or ten. */
const maxExtraDinersShare = 0.25;

/** True if the dish is always made whole, even for one diner. */
export const isMadeWhole = ({ family, servings }: CookbookDish): boolean =>
  wholeFamilies.includes(family) && servings >= wholeFrom;

/** Returns the factor from the dish's servings to the diners. */
export const scaleFactor = (dish: CookbookDish, diners: number): number =>
  isMadeWhole(dish)
    ? Math.max(1, Math.ceil(diners / dish.servings - maxExtraDinersShare))
    : diners / dish.servings;

/** Returns what the cook has of a food, as a share of what the dish takes of its ingredient for the diners; null where that is not known. */
export function shareOfIngredient(dish: CookbookDish, name: string, diners: number, food: StatedFood) {
  const part = listIngredients(dish).find((one) => one.name === name);
  const amount = part?.amount && part.amount * scaleFactor(dish, diners);
  return amount ? shareThere(food, { amount, unit: part.unit }) : null;
}

const fryingPan = /frying pan|wok|griddle|grill pan|skillet/;
/** What a vessel cooks at once, in people. */
const holds: readonly (readonly [tool: RegExp, people: number, advice: (times: number) => string])[] = [
  [/baking tray|roasting tin|baking sheet|roasting tray|ovenproof dish|baking dish|gratin dish|pie dish/, 6, (times) => `divide it between ${times} trays or dishes, swap their places halfway, and allow a few minutes more`],
  [fryingPan, 4, (times) => `fry in ${times < 10 ? times : 'many'} batches, which takes a little longer, or in two pans or more at once`],
  [/air fryer/, 2, (times) => `cook it in ${times} rounds (the time given is for one), or in two baskets: crowded, it steams. Put it all back together for the last 2 minutes, to heat`],
  [/pot|saucepan|casserole|pan/, 12, (times) => `cook it in ${times} large pots: one that is too full takes long to come to the boil and cooks unevenly`],
]; // biome-ignore format: one row each

/** Returns how a dish is cooked that does not fit its pan for so many people; null if it fits, or its method says how it is done. */
export function batchesFor(dish: CookbookDish, diners: number): string | null {
  if (isMadeWhole(dish)) {
    const times = scaleFactor(dish, diners);
    if (times > 1) return `The list makes ${times} batches: make them side by side or in turn.`;
    const isLeft = diners <= dish.servings / 2;
    return isLeft ? `This is the whole of it, ${dish.servings} helpings.` : null;
  }
  const always = dish.steps.flatMap(({ parts }) => parts);
  // What is fried first for the oven is cut small, or softened: a pan holds twice as much of it.
  const timesInPan = dish.kit.includes('oven') ? 2 : 1;
  const tight = holds.find(
    ([tool, people]) =>
      diners > Math.max(tool === fryingPan ? people * timesInPan : people, dish.servings) &&
      always.some((part) => part.kind === 'tool' && tool.test(part.name) && !/small/.test(part.name)),
  );
  const isInTurns = /batches|\brounds\b|a few at a time/.test(textOf(listParts(dish)));
  if (!tight || isInTurns || /^(?:pancakes|roast)$/.test(dish.family)) return null;
  const [, people, advice] = tight;
  const times = Math.ceil(diners / Math.max(people, dish.servings));
  return `For this much, ${advice(times)}.`;
}

/** What a cook in a hurry takes for the preparation, of its usual time. */
export const hurriedShare = 0.75;

/** Additional preparation time for each further amount of the dish, as a share of its preparation time. */
const extraPreparationShare = 0.35;
const lessOfTheSame = 0.3;
const maxFactor = 6;

/** Minutes of preparation for so much of the dish, with `extra` for foods besides its own. */
export function preparationMinutes(dish: CookbookDish, factor: number, extra: number): number {
  const share =
    factor > 1 ? extraPreparationShare * (Math.min(factor, maxFactor) - 1) : -lessOfTheSame * (1 - factor);
  return Math.round(dish.prep * (1 + share) + extra);
}
