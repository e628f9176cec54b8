import type { BasketFood } from '../read/basket';
import type { FoodRules } from '../read/foodRules';
import { basketStandInsFor } from './standIns';

/** The basket with what does for each food that the cook may not have, in that food's place where there is such a thing. */
export function allowedBasket(foods: readonly BasketFood[], { verdictOn }: FoodRules): BasketFood[] {
  const ids = new Set(foods.map(({ ingredient: { id } }) => id));
  return foods.map((food) => {
    if (verdictOn(food.ingredient).refusal === null) return food;
    const standIn = basketStandInsFor(food.ingredient.id).find(({ ingredient }) => {
      const { refusal, doubt } = verdictOn(ingredient);
      return refusal === null && doubt === null && !ids.has(ingredient.id);
    });
    if (!standIn) return food;
    ids.add(standIn.ingredient.id);
    return { ...standIn, written: standIn.name, insteadOf: food };
  });
}
