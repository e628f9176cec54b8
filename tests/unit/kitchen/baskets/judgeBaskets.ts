import { requirementsFor } from '@tests/cookbook/requirements';
import { singularize } from '@/food/text/plurals';
import { rankDishes } from '@/kitchen/choose/rankDishes';
import { isInCupboard } from '@/kitchen/choose/settleIngredients';
import type { DishChoice } from '@/kitchen/choose/types';
import { maxAdditions } from '@/kitchen/choose/weights';
import { type CookbookDish, listIngredients } from '@/kitchen/cookbook/dish';
import { knownFood } from '@/kitchen/cookbook/knownFood';
import { mealTypes } from '@/request/mealTypes';
import type { TypedBasket } from './baskets';

/** The dish chosen for a basket with one seed. */
interface BasketOutcome {
  readonly basket: TypedBasket;
  readonly dish: CookbookDish | null;
  /** Foods that should have been used, and unknown words. */
  readonly unused: readonly string[];
  readonly isRight: boolean;
  /** Ingredients beyond the cupboard that the cook did not name. */
  readonly additions: readonly string[];
  readonly isAsked: boolean;
}

const matchesDish = (one: string, { id, family }: CookbookDish) =>
  one.startsWith(':') ? family === one.slice(1) : id.includes(one);

const sameName = (one: string, other: string) => {
  const [a, b] = [singularize(one.toLowerCase()), singularize(other.toLowerCase())];
  return a === b || a.split(' ').includes(b) || b.split(' ').includes(a);
};

const additionsOf = ({ dish, additions }: DishChoice): string[] => {
  const tags = listIngredients(dish).map(({ name }) => name);
  return additions.filter((name) => {
    const food = knownFood(name);
    return tags.includes(name) && !(food && isInCupboard(food));
  });
};

/** Chooses a dish for a basket. */
export function cookBasket(
  basket: TypedBasket,
  dishes: readonly CookbookDish[],
  seed: number,
): BasketOutcome {
  const { typed, meal, minutes, mustUse, right } = basket;
  const requirements = requirementsFor(typed, dishes, {
    minutes,
    meal: mealTypes.find((one) => one === meal) ?? null,
    seed,
  });
  const [chosen] = rankDishes(dishes, requirements).dishes;
  const used = chosen?.uses.map(({ food }) => food) ?? [];
  const all = requirements.foods.map(({ name }) => name);
  const unused =
    mustUse === null
      ? [
          ...(all.length === 0 && requirements.asked.length === 0 ? ['(no food read)'] : []),
          ...requirements.foods.filter((food) => !used.includes(food)).map(({ name }) => name),
          ...requirements.basket.unknown.map((word) => `“${word}”`),
        ]
      : mustUse.filter((name) => !used.some((food) => sameName(food.name, name)));
  return {
    basket,
    dish: chosen?.dish ?? null,
    unused,
    isRight: chosen !== undefined && right.some((one) => matchesDish(one, chosen.dish)),
    additions: chosen ? additionsOf(chosen) : [],
    isAsked: chosen !== undefined && requirements.asked.includes(chosen.dish),
  };
}

/** Returns a line about the outcome, for the message of a failed test. */
export const describeOutcome = ({ basket, dish, unused, isRight, additions }: BasketOutcome): string =>
  `${basket.typed.replaceAll('\n', ' / ')} → ${dish?.id ?? 'nothing'}${isRight ? '' : ' ✘'}${
    unused.length > 0 ? ` · unused: ${unused.join(', ')}` : ''
  }${additions.length > maxAdditions ? ` · adds ${additions.join(', ')}` : ''}`;
