import { rawMeatCategories } from '@/food/names/foodGroups';
import type { BasketFood } from '../read/basket';
import type { FoodRules } from '../read/foodRules';
import { mainProteinOf } from './laws';
import { basketStandInsFor } from './standIns';

/** The basket with what does for each food that the cook may not have, in that food's place where there is such a thing. */
export function allowedBasket(foods: readonly BasketFood[], { verdictOn }: FoodRules): BasketFood[] {
  const ids = new Set(foods.map(({ ingredient: { id } }) => id));
  const kept = foods.filter(({ ingredient }) => verdictOn(ingredient).refusal === null);
  return foods.map((food) => {
    if (verdictOn(food.ingredient).refusal === null) return food;
    const choices = basketStandInsFor(food.ingredient).filter(
      ({ ingredient: { id } }) => id === food.ingredient.id || !ids.has(id),
    );
    const allowed = choices.filter(({ ingredient }) => verdictOn(ingredient).refusal === null);
    const standIn = allowed.find(({ ingredient }) => verdictOn(ingredient).doubt === null) ?? allowed[0];
    if (!standIn) return food;
    // Nobody buys chicken in the place of cod who has chickpeas.
    const isMeat = rawMeatCategories.includes(standIn.ingredient.category);
    if (isMeat && mainProteinOf(kept.filter((one) => one !== food)) !== null) return food;
    ids.add(standIn.ingredient.id);
    return { ...standIn, written: standIn.name, insteadOf: food };
  });
}
