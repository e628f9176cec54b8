/** The amounts of a whole recipe for the cook's choice. Load it lazily: it reads foods with the whole lexicon. */
import { prepare } from '@/food/check/prepare';
import { parseRecipeText } from '../recipeText';
import type { Replacements } from './replacements';
import { scaledDescription, scaledIngredients } from './scaledAmounts';
import type { AmountChoice } from './writeAmount';

/** What is laid over the two texts of a recipe. */
export interface ScaledRecipe {
  readonly ingredients: Replacements;
  readonly description: Replacements;
}

/** Works out what the texts of a recipe, as markdownSource gives them, say for the cook's choice. */
export async function scaleRecipe(
  { ingredients, description }: { readonly ingredients: string; readonly description: string },
  choice: AmountChoice,
): Promise<ScaledRecipe> {
  await prepare();
  return {
    ingredients: scaledIngredients(parseRecipeText(ingredients), choice),
    description: scaledDescription(parseRecipeText(description), choice),
  };
}
