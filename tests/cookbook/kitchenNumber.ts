import {
  halvedUnits,
  type Quantity,
  spoons,
  stepAt,
  weighed,
  wholeUnits,
} from '@/kitchen/amounts/kitchenNumbers';

/** Amounts that a dish of the cookbook weighs besides: '75 g', '320 g spaghetti'. */
const alsoWeighed: typeof weighed = [
  [200, 25],
  [500, 10],
  [1000, 25],
  [3000, 50],
];

/** What a tin of beans weighs drained: whole tins are used. */
const tinOfBeansGrams = 240;

const smallCounts = [0.25, 0.5, 1.5, 2.5, 3.5];
const isMultiple = (amount: number, step: number) =>
  Math.abs(amount / step - Math.round(amount / step)) < 1e-6;
const isIn = (amount: number, list: readonly number[]) => list.some((one) => Math.abs(one - amount) < 1e-6);

export const isKnownUnit = (unit: string | null): boolean =>
  unit === null || /^(?:g|ml|tbsp|tsp)$/.test(unit) || wholeUnits.has(unit) || halvedUnits.has(unit);

/** Whether an amount is one that a cook measures. */
export function isKitchenAmount({ amount, unit }: Quantity): boolean {
  if (!(amount > 0)) return false;
  if (unit === 'g' || unit === 'ml')
    return (
      isMultiple(amount, stepAt(amount, weighed)) ||
      isMultiple(amount, tinOfBeansGrams) ||
      alsoWeighed.some(([upTo, step]) => amount <= upTo && isMultiple(amount, step))
    );
  if (unit === 'tsp' || unit === 'tbsp')
    return isIn(amount, [...spoons[unit], 2.5]) || (amount > 6 && isMultiple(amount, 1));
  if (unit === null) return isIn(amount, smallCounts) || isMultiple(amount, 1);
  if (wholeUnits.has(unit)) return isMultiple(amount, 1);
  return halvedUnits.has(unit) && isMultiple(amount, 0.5);
}
