/** Finds the foods of a request. Imports the lexicon: load it lazily. */
import { ingredientLines } from '@/food/check/ingredientLines';
import { findFoodsInText } from '@/food/check/recipeFoods';
import { foodById } from '@/food/lexicon/foods';
import { findIngredients } from '@/food/names/findIngredients';
import { detectLanguageOrEnglish, type Language } from '@/food/text/language';
import type { Recipe } from '../recipe';
import { parseRecipeText } from '../recipeText';
import { recipeToMarkdown } from '../recipeToMarkdown';
import { type ExcludedFood, isEntryForFood, removeEntries } from './excludedFood';
import { detectWordLanguage } from './foodName';

/** A request is filled in from this number of ingredient lines. */
const maxLines = 40;

/** Returns the names of a recipe's ingredients without amounts: 'Lentils, onion'. Keeps lines that name no known food. */
export function ingredientNames({ ingredientes }: Pick<Recipe, 'ingredientes'>): string {
  const { ingredients } = recipeToMarkdown({ ingredientes, descripcionReceta: '' });
  const list = findFoodsInText(parseRecipeText(ingredients));
  const seen = new Set<string>();
  const names = ingredientLines(list)
    .slice(0, maxLines)
    .flatMap(({ start, end, text }) => {
      const foods = list.present.filter((food) => food.start >= start && food.end <= end);
      if (foods.length === 0) return [text];
      const newFoods = foods.filter(({ ingredient }) => !seen.has(ingredient.id));
      for (const { ingredient } of newFoods) seen.add(ingredient.id);
      return newFoods.map((food) => food.text);
    });
  return names.join(', ');
}

/** Returns a typed list of ingredients without the entries that name a food in either language. */
export function removeFood(ingredients: string, food: Pick<ExcludedFood, 'id' | 'name' | 'words'>): string {
  const ids = findFoodIds(food);
  return removeEntries(ingredients, (entry) => {
    const foods = findIngredients(entry);
    // Compares ids of the lexicon, where oat milk is not milk.
    if (ids.size > 0 && foods.length > 0) return foods.some(({ ingredient }) => ids.has(ingredient.id));
    return isEntryForFood(entry, food);
  });
}

function findFoodIds({ id, name }: Pick<ExcludedFood, 'id' | 'name'>): ReadonlySet<string> {
  if (id !== null) return new Set(foodById(id) ? [id] : []);
  return new Set(findIngredients(name, { includeDenied: true }).map(({ ingredient }) => ingredient.id));
}

/** Returns the language of a typed name, or the recipe's if the name has none. */
export function detectNameLanguage(name: string, recipe: Recipe): Language {
  const detected = findIngredients(name, { includeDenied: true })
    .map(({ text, ingredient }) => detectWordLanguage(text, ingredient))
    .find((language) => language !== null);
  return detected ?? detectLanguageOrEnglish(`${recipe.ingredientes}\n${recipe.descripcionReceta}`);
}
