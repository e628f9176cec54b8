import type { Recipe } from '@/recipe/recipe';
import type { QuickRecipeRequest } from '@/request/recipeRequest';
import { apiFetch } from './apiFetch';
import { endpoints } from './endpoints';
import { recipeResponseSchema } from './recipes';

/**
 * Creates one recipe without saving it (call 7). Sends the token only for a signed-in user (claim 7.19). Throws
 * ApiError: the server's error or 'Failed to generate recipe' (claim 4.26).
 */
export async function createQuickRecipe(request: QuickRecipeRequest, signal?: AbortSignal): Promise<Recipe> {
  return apiFetch({
    endpoint: endpoints.createQuickRecipe(),
    body: request,
    schema: recipeResponseSchema,
    fallbackMessage: () => 'Failed to generate recipe',
    signal,
  });
}
