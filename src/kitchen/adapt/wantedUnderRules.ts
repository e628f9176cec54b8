import type { Swap } from '../dishes/cast';
import { type Food, foodNamed } from '../handling/foods';
import type { Rules } from '../read/rules';
import { substitutesFor } from './substitutes';

/** What may be cooked of what the cook asked for, and what became of the rest. */
export interface PermittedWishes {
  foods: readonly Food[];
  /** `standIn` is the id of what took its place. */
  swaps: readonly (Swap & { standIn: string | null })[];
}

/** Keeps what the cook may have and finds a stand-in for what not. */
export function permittedWishes(wanted: readonly Food[], rules: Rules): PermittedWishes {
  const foods = new Map<string, Food>();
  const swaps: (Swap & { standIn: string | null })[] = [];
  for (const food of wanted) {
    const because = rules.refusal(food, { asked: true });
    if (because === null) {
      foods.set(food.ingredient.id, food);
      continue;
    }
    const standIn = substitutesFor(food.ingredient)
      .map(foodNamed)
      .find((one): one is Food => one !== null && rules.refusal(one) === null);
    if (standIn && !foods.has(standIn.ingredient.id)) foods.set(standIn.ingredient.id, standIn);
    swaps.push({
      instead: food.handling.label,
      used: standIn ? rules.labelOf(standIn) : null,
      because,
      standIn: standIn?.ingredient.id ?? null,
    });
  }
  return { foods: [...foods.values()], swaps };
}
