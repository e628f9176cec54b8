/** The whole ingredient lexicon: the foods, and how each is measured and cooked. */

import { allFoods, foodById } from '@/food/lexicon/foods';
import type { Ingredient } from '@/food/types';
import { addMeasures } from './measures';

let isMeasured = false;

/** Every ingredient known, grouped by subject. */
export function allIngredients(): readonly Ingredient[] {
  if (!isMeasured) addMeasures(allFoods());
  isMeasured = true;
  return allFoods();
}

/** The ingredient with this id ('greek-yoghurt' style: kebab-case English), or undefined. */
export function ingredientById(id: string): Ingredient | undefined {
  allIngredients();
  return foodById(id);
}
