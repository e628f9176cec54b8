import { rawMeatCategories } from '@/food/names/foodGroups';
import type { BasketFood } from '../read/basket';
import type { FoodRules } from '../read/foodRules';
import { mainProteinOf } from './criteria';
import { basketReplacementsFor } from './replacements';

/** The basket with what does for each food that the cook may not have, in that food's place where there is such a thing. */
export function allowedBasket(foods: readonly BasketFood[], { checkFood }: FoodRules): BasketFood[] {
  const ids = new Set(foods.map(({ ingredient: { id } }) => id));
  const kept = foods.filter(({ ingredient }) => checkFood(ingredient).forbiddenReason === null);
  return foods.map((food) => {
    if (checkFood(food.ingredient).forbiddenReason === null) return food;
    const choices = basketReplacementsFor(food.ingredient).filter(
      ({ ingredient: { id } }) => id === food.ingredient.id || !ids.has(id),
    );
    const allowed = choices.filter(({ ingredient }) => checkFood(ingredient).forbiddenReason === null);
    const replacement =
      allowed.find(({ ingredient }) => checkFood(ingredient).maybeForbiddenReason === null) ?? allowed[0];
    if (!replacement) return food;
    // Nobody buys chicken in the place of cod who has chickpeas.
    const isMeat = rawMeatCategories.includes(replacement.ingredient.category);
    if (isMeat && mainProteinOf(kept.filter((one) => one !== food)) !== null) return food;
    ids.add(replacement.ingredient.id);
    return { ...replacement, written: replacement.name, replaces: food };
  });
}
