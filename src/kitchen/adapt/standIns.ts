import type { Category, Ingredient } from '@/food/types';
import type { Quantity } from '../amounts/kitchenNumbers';

interface StandIn {
  /** Ids of what is replaced, or a shelf. */
  readonly of: readonly string[];
  /** Ids, or a shelf, of what takes its place. */
  readonly by: readonly string[];
  /** How much of it for one unit of the other. */
  readonly times: number;
  /** What the other has to be measured in; null for pieces. */
  readonly from: string | null;
  readonly to: string | null;
  /** How to get it ready, where that takes more than opening a packet. */
  readonly preparation?: string;
}

const row = (
  of: string,
  from: string | null,
  by: string,
  times: number,
  to: string | null,
  preparation?: string,
): StandIn => ({
  of: of.split(' '),
  by: by.split(' '),
  times,
  from,
  to,
  ...(preparation !== undefined && { preparation }),
});

const seedsAsEgg = 'each spoonful stirred with 3 tbsp water and left for 5 minutes';

/** What takes more, or less, or another measure than what it replaces. */
const standIns: readonly StandIn[] = [
  row('egg', null, 'flaxseed chia-seeds', 1, 'tbsp', seedsAsEgg),
  row('egg', null, 'silken-tofu applesauce', 60, 'g', 'beaten smooth'),
  row('egg', null, 'chickpea-flour', 2, 'tbsp', 'each 2 tbsp whisked with 3 tbsp water'),
  row('egg', null, 'banana', 0.5, null, 'mashed'),
  row('butter ghee lard margarine vegan-butter', 'g', 'oil', 0.8, 'ml'),
  row('butter ghee lard margarine vegan-butter', 'tbsp', 'oil', 1, 'tbsp'),
  row('oil', 'tbsp', 'butter ghee vegan-butter margarine', 15, 'g'),
  row('garlic', 'clove', 'garlic-infused-oil', 0.5, 'tbsp'),
  row('garlic', 'clove', 'chives', 1, 'tbsp', 'snipped'),
  row('onion red-onion', null, 'spring-onion', 4, null, 'sliced'),
  row('onion red-onion', null, 'shallot', 3, null),
  row('onion red-onion', null, 'leek', 0.5, null, 'sliced'),
  row('onion red-onion', null, 'chives', 3, 'tbsp', 'snipped'),
  row('onion red-onion', null, 'fennel', 0.5, null, 'finely chopped'),
  row('onion red-onion', null, 'celery', 2, null, 'finely chopped'),
  row('onion red-onion', null, 'carrot', 1, null, 'finely chopped'),
  row('cheese', 'g', 'nutritional-yeast', 0.4, 'g'),
  row('cream', 'ml', 'cheese', 0.6, 'g'),
  row('lemon', null, 'lime', 1.5, null),
  row('lemon', null, 'condiment', 2, 'tbsp'),
  row('lemon lime', null, 'lemon-juice lime-juice', 3, 'tbsp'),
  row('gelatine', 'g', 'agar-agar', 0.35, 'g'),
];

const matches = (names: readonly string[], { id, category }: Ingredient) =>
  names.includes(id) || names.includes(category);

/** How much of one food does the work of another, and how to get it ready; the same amount where nothing else is known. */
export function standInAmount(
  quantity: Quantity,
  of: Ingredient | null,
  by: Ingredient | null,
): { quantity: Quantity; preparation?: string } {
  if (!of || !by || of.id === by.id) return { quantity };
  const found = standIns.find(
    (one) => one.from === quantity.unit && matches(one.of, of) && matches(one.by, by),
  );
  if (!found) return { quantity };
  const { times, to, preparation } = found;
  return {
    quantity: inSpoons({ amount: quantity.amount * times, unit: to }),
    ...(preparation !== undefined && { preparation }),
  };
}

const millilitresInATablespoon = 15;
const mostSpoons = 6;

/** A few millilitres are spooned. */
const inSpoons = ({ amount, unit }: Quantity): Quantity =>
  unit === 'ml' && amount <= mostSpoons * millilitresInATablespoon
    ? { amount: amount / millilitresInATablespoon, unit: 'tbsp' }
    : { amount, unit };

const runny: readonly Category[] = ['oil', 'beverage', 'broth', 'sauce', 'condiment'];
const meats: readonly Category[] = ['poultry', 'redMeat', 'pork', 'processed meat'];
const kinds = [runny, meats, ['fish'], ['shellfish']] as const satisfies readonly (readonly Category[])[];

/** Whether what is done to the one can be done to the other: oil is not cut in cubes, tofu has no skin to leave on. */
export function takesPreparation(of: Ingredient | null, by: Ingredient | null): boolean {
  if (!of || !by || of.category === by.category) return true;
  const kindOf = ({ category }: Ingredient) =>
    kinds.findIndex((shelves: readonly Category[]) => shelves.includes(category));
  return kindOf(of) === kindOf(by);
}
