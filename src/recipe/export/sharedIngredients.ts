/** The ingredients of a recipe, for those who are sent its link and cannot open it. Load it lazily. */
import { markdownOf } from '../markdownSource';
import type { AmountChoice } from '../portions/writeAmount';
import type { Recipe } from '../recipe';
import { ingredientsAsText } from './recipeAsText';
import { recipeToTake } from './recipeToTake';

/** The ingredient lines below a heading; '' where the recipe lists none. */
export function sharedIngredients(recipe: Recipe, choice: AmountChoice, diners: number | null): string {
  const { ingredients } = recipeToTake({
    recipe,
    title: '',
    texts: markdownOf(recipe),
    choice,
    diners,
    url: null,
  });
  if (ingredients.length === 0) return '';
  const people = diners === null ? '' : ` for ${diners}`;
  return `Ingredients${people}\n${ingredientsAsText(ingredients)}`;
}
