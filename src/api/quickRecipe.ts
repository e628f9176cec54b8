import type { Recipe } from '@/recipe/recipe';
import { apiFetch } from './apiFetch';
import { endpoints } from './endpoints';
import { recipeAnswer } from './recipes';

/** What a quick recipe asks for (spec 3): values as typed, all strings. */
export interface QuickRecipeRequest {
  ingredientes: string;
  /** Minutes. */
  tiempoCoccion: string;
  /** People. */
  diners: string;
  necesidadesDiners?: string;
  tipoComida: string;
  tipoReceta: string;
}

/**
 * Makes one unsaved recipe (call 7), for a visitor without a token, for a signed-in cook with it (decisions,
 * 'Calls'). Throws ApiError: the server's error or 'Failed to generate recipe'.
 */
export async function createQuickRecipe(request: QuickRecipeRequest): Promise<Recipe> {
  return apiFetch({
    endpoint: endpoints.quickRecipe(),
    body: request,
    schema: recipeAnswer,
    fallback: () => 'Failed to generate recipe',
  });
}
