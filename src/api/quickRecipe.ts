import type { Recipe } from '@/recipe/recipe';
import type { QuickRecipeRequest } from '@/request/recipeRequest';
import { apiFetch } from './apiFetch';
import { endpoints } from './endpoints';
import { recipeAnswer } from './recipes';

/**
 * Makes one unsaved recipe (call 7), for a visitor without a token, for a signed-in cook with it (claim 7.32).
 * Throws ApiError: the server's error or 'Failed to generate recipe' (claims 8.33, 8.34).
 */
export async function createQuickRecipe(request: QuickRecipeRequest, signal?: AbortSignal): Promise<Recipe> {
  return apiFetch({
    endpoint: endpoints.quickRecipe(),
    body: request,
    schema: recipeAnswer,
    fallback: () => 'Failed to generate recipe',
    signal,
  });
}
