import type { BasketUse, DishChoice } from '@/kitchen/choose/types';
import { type CookbookDish, listIngredients } from '@/kitchen/cookbook/dish';
import { knownFood } from '@/kitchen/cookbook/knownFood';
import type { BasketFood } from '@/kitchen/read/basket';

const basketFood = (name: string): BasketFood[] => {
  const food = knownFood(name);
  return food ? [{ ingredient: food.ingredient, written: name, name, states: food.states }] : [];
};

export interface IdealChoiceOptions {
  /** Index of the alternative of each need; the first if there is no such one. */
  readonly alternative?: number;
  /** Number of foods of each slot, and the index of the first. */
  readonly perSlot?: number;
  readonly firstSlotFood?: number;
  /** True if the cook has the optional ingredients. */
  readonly withOptional?: boolean;
  /** One more food in a slot. */
  readonly extraSlotFood?: { readonly slot: string; readonly as: string };
}

/** Returns a choice that uses exactly the dish's own foods. */
export function chooseIdeally(
  dish: CookbookDish,
  {
    alternative = 0,
    perSlot = 2,
    firstSlotFood = 0,
    withOptional = true,
    extraSlotFood,
  }: IdealChoiceOptions = {},
): DishChoice {
  const needs = dish.needs.flatMap(({ alternatives }, need): BasketUse[] => {
    const index = alternatives[alternative] ? alternative : 0;
    return basketFood(alternatives[index]?.name ?? '').map((food) => ({
      food,
      place: { kind: 'need', need, alternative: index },
    }));
  });
  const own = [
    ...listIngredients(dish).map(({ name }) => name),
    ...dish.needs.flatMap(({ alternatives }) => alternatives.map(({ name }) => name)),
  ].map((name) => knownFood(name)?.ingredient.id);
  const slots = dish.welcomes.flatMap(({ name, foods }) =>
    foods
      .filter((food) => !own.includes(knownFood(food)?.ingredient.id))
      .slice(firstSlotFood, firstSlotFood + perSlot)
      .flatMap((as): BasketUse[] =>
        basketFood(as).map((food) => ({ food, place: { kind: 'slot', slot: name, as } })),
      ),
  );
  const more = extraSlotFood
    ? basketFood(extraSlotFood.as).map(
        (food): BasketUse => ({ food, place: { kind: 'slot', ...extraSlotFood } }),
      )
    : [];
  const optional = listIngredients(dish).flatMap(({ name, isOptional, slot }) =>
    isOptional && slot === null ? [name] : [],
  );
  return {
    dish,
    uses: [...needs, ...slots, ...more],
    replacements: [],
    additions: withOptional ? optional : [],
    leftOut: [],
  };
}
