import { singularize } from '@/food/text/plurals';
import { type Quantity, toKitchenAmount, writeQuantity } from '../amounts/kitchenNumbers';
import { isPlural } from '../words/grammar';
import type { PlannedFood } from './plan';

type Foods = Map<string, readonly PlannedFood[]>;

const isSame = (one: PlannedFood, other: PlannedFood) =>
  one.ingredient !== null &&
  one.ingredient.id === other.ingredient?.id &&
  singularize(one.name) === singularize(other.name);

const inTablespoons = ({ amount, unit }: Quantity) =>
  unit === 'tsp' ? amount / 3 : unit === 'tbsp' && amount;
/** Two amounts as one; null where they are measured in different ways. */
function sum(one: Quantity | null, other: Quantity | null): Quantity | null | 'apart' {
  if (one === null || other === null) return one ?? other;
  if (one.unit === other.unit) return { amount: one.amount + other.amount, unit: one.unit };
  const [first, second] = [inTablespoons(one), inTablespoons(other)];
  return first && second ? { amount: first + second, unit: 'tbsp' } : 'apart';
}

/** A food that replaces another may be in the dish already: then the list has it once, and the text says how much of it goes in first: most, where the sum is rounded to that. */
export function withSharedLines(foods: Foods, finish: readonly PlannedFood[]) {
  const named = new Map([...foods].map(([name, planned]) => [name, [...planned]]));
  const list: PlannedFood[] = [];
  for (const planned of [...named.values(), [...finish]]) {
    planned.forEach((food, index) => {
      const at = list.findIndex((one) => isSame(one, food));
      const first = list[at];
      const both = first ? sum(first.quantity, food.quantity) : 'apart';
      if (!first || both === 'apart') {
        list.push(food);
        return;
      }
      const name = isPlural(food.name) ? food.name : first.name;
      const total = both && toKitchenAmount(both, first.ingredient);
      list[at] = { ...first, name, quantity: total };
      if (!total || !first.quantity || !food.quantity || planned.includes(first)) return;
      const [amount = '', other, all] = [first.quantity, food.quantity, total].map(writeQuantity);
      const isMost = amount === all;
      const isRounded = isMost || (both?.unit === total.unit && both?.amount !== total.amount);
      planned[index] = { ...food, textOverride: `${isRounded ? 'the rest' : other} of the ${name}` };
      const most = { ...first, textOverride: `${isMost ? 'most' : amount} of the ${name}` };
      for (const others of named.values()) if (others.includes(first)) others[others.indexOf(first)] = most;
    });
  }
  // Self-raising flour has its baking powder in it.
  const isRaised = list.some(({ name }) => name === 'self-raising flour');
  const isNeeded = ({ ingredient }: PlannedFood) => !isRaised || ingredient?.id !== 'baking-powder';
  return { foods: named, list: list.filter(isNeeded) };
}
