import { findIngredients } from '@/food/names/findIngredients';
import { type DishToDraw, drawDish } from './drawDish';

/** The picture of a recipe that was not written by the kitchen, from its foods as the recipe names them. */
export function drawRecipe(
  { foods, ...dish }: Omit<DishToDraw, 'ingredients'> & { foods: readonly string[] },
  seed: number,
): string {
  const ids = foods.flatMap((name) => findIngredients(name).map(({ ingredient }) => ingredient.id));
  return drawDish({ ...dish, ingredients: [...new Set(ids)] }, seed);
}
