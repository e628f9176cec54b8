import type { BasketFood } from '../read/basket';
import type { FoodRules } from '../read/foodRules';
import { findMainProtein } from './criteria';
import { basketReplacementsFor } from './replacements';
import { isRawMeatOrFish } from './weights';

/** Returns the basket with each forbidden food replaced by an allowed one, if the tables have one. */
export function allowedBasket(foods: readonly BasketFood[], { checkFood }: FoodRules): BasketFood[] {
  const ids = new Set(foods.map(({ ingredient: { id } }) => id));
  const kept = foods.filter(({ ingredient }) => checkFood(ingredient).forbiddenReason === null);
  return foods.map((food) => {
    if (checkFood(food.ingredient).forbiddenReason === null) return food;
    const choices = basketReplacementsFor(food.name, food.ingredient).filter(
      ({ ingredient: { id } }) => id === food.ingredient.id || !ids.has(id),
    );
    const allowed = choices.filter(({ ingredient }) => checkFood(ingredient).forbiddenReason === null);
    const replacement =
      allowed.find(({ ingredient }) => checkFood(ingredient).maybeForbiddenReason === null) ?? allowed[0];
    if (!replacement) return food;
    // Chickpeas in the basket are preferred to buying chicken in place of cod, and eggs or cheese to buying tofu.
    const isTofu = replacement.ingredient.id === 'tofu';
    const isBought = isTofu || isRawMeatOrFish(replacement.ingredient.category);
    const isCured = food.ingredient.category === 'processed meat';
    const isFilling = ({ ingredient }: BasketFood) => isTofu && /^(?:egg|cheese)$/.test(ingredient.category);
    if (isBought && !isCured && (findMainProtein(kept) ?? kept.find(isFilling))) return food;
    ids.add(replacement.ingredient.id);
    return { ...replacement, written: replacement.name, replaces: food };
  });
}
