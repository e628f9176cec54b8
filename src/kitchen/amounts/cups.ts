import { gramsPerCup } from '@/food/amounts/cupWeights';
import { formatNumber } from '@/food/amounts/numbers';
import type { Category, Ingredient } from '@/food/types';
import type { Quantity } from './kitchenNumbers';

/** Shelves of what is weighed here and many cooks measure in cups. */
const cupShelves: readonly Category[] = ['fruit', 'grain', 'flour'];
const isMeasuredInCups = ({ id, category }: Ingredient) => cupShelves.includes(category) || id === 'sugar';

const millilitresPerCup = 240;
const mostCups = 12;
const liquids: readonly string[] = ['broth', 'dairy', 'dairy alternative', 'beverage'];

/** 'about ¾ cup' where a cup is how many cooks would measure it, else null. */
export function cupsOf({ amount, unit }: Quantity, food: Ingredient): string | null {
  const { id, category } = food;
  const perCup =
    unit === 'g' && isMeasuredInCups(food)
      ? gramsPerCup[id]
      : unit === 'ml' && liquids.includes(category)
        ? millilitresPerCup
        : undefined;
  if (perCup === undefined) return null;
  const cups = Math.round((amount / perCup) * 4) / 4;
  return cups >= 0.25 && cups <= mostCups ? `about ${formatNumber(cups)} ${cups > 1 ? 'cups' : 'cup'}` : null;
}
