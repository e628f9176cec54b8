/** The amounts of a whole recipe for the cook's choice. Load it lazily: it reads foods with the whole lexicon. */
import { prepare } from '@/food/check/prepare';
import { parseRecipeText } from '../recipeText';
import type { ScalingOptions } from './amountReplacements';
import type { Replacements } from './replacements';
import { descriptionReplacements, ingredientReplacements } from './scaledAmounts';

/** What is laid over the two texts of a recipe. */
export interface RecipeReplacements {
  readonly ingredients: Replacements;
  readonly description: Replacements;
}

/** Works out what the texts of a recipe, as recipeToMarkdown gives them, say for the cook's choice. */
export async function scaleRecipe(
  { ingredients, description }: { readonly ingredients: string; readonly description: string },
  choice: ScalingOptions,
): Promise<RecipeReplacements> {
  await prepare();
  return {
    ingredients: ingredientReplacements(parseRecipeText(ingredients), choice),
    description: descriptionReplacements(parseRecipeText(description), choice),
  };
}
