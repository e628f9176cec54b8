/* Scales and converts the amounts of a recipe. Imports the lexicon: load it lazily. */
import { preloadLexicon } from '@/food/check/preloadLexicon';
import { parseRecipeText } from '../recipeText';
import type { ScalingOptions } from './amountReplacements';
import type { Replacements } from './replacements';
import { descriptionReplacements, ingredientReplacements } from './textReplacements';

export interface RecipeReplacements {
  readonly ingredients: Replacements;
  readonly description: Replacements;
}

/** Returns the replacements for the texts that recipeToMarkdown returns. */
export async function scaleRecipe(
  { ingredients, description }: { readonly ingredients: string; readonly description: string },
  scaling: ScalingOptions,
): Promise<RecipeReplacements> {
  await preloadLexicon();
  return {
    ingredients: ingredientReplacements(parseRecipeText(ingredients), scaling),
    description: descriptionReplacements(parseRecipeText(description), scaling),
  };
}
