import { type Recipe, recipeSchema } from '@/recipe/recipe';

/** Returns a parsed recipe; fields that are not given are empty. */
export function aSavedRecipe(changes: Partial<Recipe> = {}): Recipe {
  return { ...recipeSchema.parse({ _id: 'r1', descripcionReceta: '# Soup' }), ...changes };
}
