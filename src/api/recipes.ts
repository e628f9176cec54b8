import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { UserPreferences } from '@/profile/preferences';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import type { SubmittedRequest } from '@/request/recipeRequest';
import { apiFetch } from './apiFetch';
import { endpoints } from './endpoints';
import { minutesToMs } from './queryClient';
import { formatRateLimitInSpanish, parseRateLimit } from './rateLimit';
import { readServerMessage } from './serverMessage';

/** The request body of call 3 (claims 3.9 to 3.13). */
export interface RecipeSubmission extends SubmittedRequest {
  _id: '';
  userId: string;
  firebaseId: string;
  dificultad: '';
  userPreferences: UserPreferences;
}

/**
 * Schema of a response with one recipe: the recipe itself (call 3) or `{ data: recipe }` (calls 6, 7). Accepts both for
 * every call.
 */
export const recipeResponseSchema = z.union([
  z.object({ data: recipeSchema }).transform(({ data }) => data),
  recipeSchema,
]);

/**
 * Schema of a list of recipes. Drops unreadable recipes; fails only if none is readable. Keeps the later of two recipes
 * with the same id.
 */
export const savedRecipesSchema = z.array(z.unknown()).transform((items, context) => {
  const parsed = items.map((item) => recipeSchema.safeParse(item).data);
  const byId = new Map(parsed.filter((recipe) => recipe !== undefined).map((recipe) => [recipe._id, recipe]));
  byId.delete('');
  if (byId.size === 0 && items.length > 0)
    context.addIssue({ code: 'custom', message: 'No readable recipe' });
  return [...byId.values()];
});

const recipeListResponseSchema = z.object({ data: savedRecipesSchema }).transform(({ data }) => data);

/**
 * Creates a recipe (call 3). Throws ApiError: the server's message or 'Failed to submit recipe'; for a 429 of kind
 * 'rateLimit', with the rate limit in the message and in the details.
 */
export async function createRecipe(submission: RecipeSubmission, signal?: AbortSignal): Promise<Recipe> {
  return apiFetch({
    endpoint: endpoints.createRecipe(),
    body: submission,
    schema: recipeResponseSchema,
    fallbackMessage: () => 'Failed to submit recipe',
    timeoutAdvice: 'Your recipe may still turn up in your list: look there before you ask again.',
    signal,
    customErrorFor: ({ status, headers }, body) => {
      if (status !== 429) return null;
      const rateLimit = parseRateLimit(headers, readServerMessage(body));
      return { message: `${rateLimit.reason} ${formatRateLimitInSpanish(rateLimit)}`, rateLimit };
    },
  });
}

/** Returns a user's recipes (call 4). Throws ApiError: the server's msg or 'Error al obtener las recetas'. */
async function listRecipes(uid: string, signal?: AbortSignal): Promise<readonly Recipe[]> {
  return apiFetch({
    endpoint: endpoints.listRecipes(uid),
    schema: recipeListResponseSchema,
    fallbackMessage: () => 'Error al obtener las recetas',
    lang: 'es',
    signal,
  });
}

/** Deletes a recipe (call 5), without a token (claim 7.13). Throws ApiError: the server's msg or 'Error al eliminar la receta'. */
export async function deleteRecipe(recipeId: string, uid: string, signal?: AbortSignal): Promise<void> {
  await apiFetch({
    endpoint: endpoints.deleteRecipe(recipeId),
    body: { firebaseId: uid },
    signal,
    fallbackMessage: () => 'Error al eliminar la receta',
    lang: 'es',
  });
}

/** Returns one recipe (call 6); null if the response holds none. Throws ApiError: the server's msg or 'Error fetching recipe'. */
async function getRecipe(recipeId: string, signal?: AbortSignal): Promise<Recipe | null> {
  return apiFetch({
    endpoint: endpoints.getRecipe(recipeId),
    schema: z.union([z.object({ data: z.null() }).transform(() => null), recipeResponseSchema]),
    fallbackMessage: () => 'Error fetching recipe',
    signal,
  });
}

/**
 * Creates a picture for a recipe and returns the recipe with it (an assumed call, claims 2.68, 2.69). Throws ApiError;
 * with 'Custom images are not available yet' if the server has no such call.
 */
export async function createImage(recipeId: string, signal?: AbortSignal): Promise<Recipe> {
  return apiFetch({
    endpoint: endpoints.createImage(recipeId),
    signal,
    schema: recipeResponseSchema,
    fallbackMessage: () => 'Failed to generate image',
    customErrorFor: ({ status }) =>
      [404, 405, 501].includes(status) ? { message: 'Custom images are not available yet' } : null,
  });
}

/**
 * Query options for a user's recipes and for one of them. The keys contain the uid, so that cached data never crosses
 * accounts (claim 7.12).
 */
export const recipeQueries = {
  list: (uid: string) =>
    queryOptions({
      queryKey: ['recipes', uid],
      queryFn: ({ signal }) => listRecipes(uid, signal),
      staleTime: minutesToMs(5),
    }),
  detail: (uid: string, recipeId: string) =>
    queryOptions({
      queryKey: ['recipe', uid, recipeId],
      queryFn: ({ signal }) => getRecipe(recipeId, signal),
    }),
};

/** Updates a user's cached recipe list. Keeps `dataUpdatedAt`, because the list was not fetched again. */
export function updateRecipeList(
  client: QueryClient,
  uid: string,
  updater: (recipes: readonly Recipe[]) => readonly Recipe[],
): void {
  const { queryKey } = recipeQueries.list(uid);
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData(queryKey, (recipes) => recipes && updater(recipes), { updatedAt });
}
