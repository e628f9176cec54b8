import { findIngredients } from '@/food/names/findIngredients';
import { type DishToDraw, drawDish } from '@/kitchen/picture/drawDish';

/** Returns the picture of a recipe that the kitchen did not write, from the names of its foods. */
export function drawRecipe(
  { foods, ...dish }: Omit<DishToDraw, 'ingredients'> & { foods: readonly string[] },
  seed: number,
): string {
  const ids = foods.flatMap((name) => findIngredients(name).map(({ ingredient }) => ingredient.id));
  return drawDish({ ...dish, ingredients: [...new Set(ids)] }, seed);
}
