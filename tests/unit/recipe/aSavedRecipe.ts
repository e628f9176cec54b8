import { type Recipe, recipeSchema } from '@/recipe/recipe';

/** A recipe as it is after parsing; anything not given is empty. */
export function aSavedRecipe(changes: Partial<Recipe> = {}): Recipe {
  return { ...recipeSchema.parse({ _id: 'r1', descripcionReceta: '# Soup' }), ...changes };
}
