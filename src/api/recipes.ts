import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { minutes } from '@/lib/timing';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import { apiFetch, serverMessage } from './apiFetch';
import { endpoints } from './endpoints';

/** What a recipe request sends (spec 3, 'Recipe submission payload'). */
export interface RecipeSubmission {
  _id: '';
  userId: string;
  firebaseId: string;
  dificultad: '';
  ingredientes: string;
  /** Minutes, as typed. */
  tiempoCoccion: string;
  /** People. */
  diners: number;
  necesidadesDiners: string;
  tipoComida: string;
  tipoReceta: string;
  userPreferences: UserPreferences;
}

/** The part of the stored profile that a recipe request carries. */
export interface UserPreferences {
  toolsLevel: string;
  expertiseLevelInKitchen: string;
  dislikedFood: string;
  intolerances: string[];
  avoidIngredients: string[];
  diet: string;
  healthConditions: string[];
  activityLevel: string;
  recipeGoal: string;
  specificGoal: string;
}

/** A single recipe comes bare (call 3) or under `data` (calls 6, 7); both are read, whichever the server sends. */
export const recipeAnswer = z.union([
  z.object({ data: recipeSchema }).transform(({ data }) => data),
  recipeSchema,
]);

/** One unreadable recipe does not cost the cook the list; an answer in which none can be read is refused. */
const listAnswer = z.object({ data: z.array(z.unknown()) }).transform(({ data }, context) => {
  const recipes = data.flatMap((item) => {
    const { success, data: recipe } = recipeSchema.safeParse(item);
    return success && recipe._id !== '' ? [recipe] : [];
  });
  if (recipes.length === 0 && data.length > 0)
    context.addIssue({ code: 'custom', message: 'No readable recipe' });
  return recipes;
});

/**
 * Asks for a recipe (call 3). Throws ApiError: the server's message or 'Failed to submit recipe'; of kind
 * 'rateLimit' with the Spanish sentence of spec 8.
 */
export async function createRecipe(submission: RecipeSubmission): Promise<Recipe> {
  return apiFetch({
    endpoint: endpoints.createRecipe(),
    body: submission,
    schema: recipeAnswer,
    fallback: () => 'Failed to submit recipe',
    describe: (response, body) => (response.status === 429 ? rateLimitMessage(response, body) : null),
  });
}

/** 429 on creation, to the letter of decisions, 'Calls'. `RateLimit-Reset` is in seconds since the epoch. */
function rateLimitMessage({ headers }: Response, body: string): string {
  const remaining = headers.get('RateLimit-Remaining') ?? '0';
  const reset = Number(headers.get('RateLimit-Reset') || Number.NaN);
  const reason = (serverMessage(body) ?? 'Rate limit exceeded').replace(/\.\s*$/, '');
  const message = `${reason}. Te quedan ${remaining} solicitudes.`;
  if (!Number.isFinite(reset)) return message;
  return `${message} El límite se restablece el ${new Date(reset * 1000).toLocaleString()}.`;
}

/** Reads a user's recipes (call 4). Throws ApiError: the server's msg or 'Error al obtener las recetas'. */
async function listRecipes(uid: string, signal?: AbortSignal): Promise<Recipe[]> {
  return apiFetch({
    endpoint: endpoints.listRecipes(uid),
    schema: listAnswer,
    fallback: () => 'Error al obtener las recetas',
    signal,
  });
}

/** Deletes a recipe (call 5; sends no token, as specified). Throws ApiError: msg or 'Error al eliminar la receta'. */
export async function deleteRecipe(recipeId: string, uid: string): Promise<void> {
  await apiFetch({
    endpoint: endpoints.deleteRecipe(recipeId),
    body: { firebaseId: uid },
    fallback: () => 'Error al eliminar la receta',
  });
}

/** Reads one recipe (call 6). Null when the answer holds none. Throws ApiError: msg or 'Error fetching recipe'. */
async function getRecipe(recipeId: string, signal?: AbortSignal): Promise<Recipe | null> {
  return apiFetch({
    endpoint: endpoints.getRecipe(recipeId),
    schema: z.union([z.object({ data: z.null() }).transform(() => null), recipeAnswer]),
    fallback: () => 'Error fetching recipe',
    signal,
  });
}

/**
 * Has a picture of its own made for a recipe (assumed call, decisions 'Calls'). Throws ApiError; where the server
 * has no such call, with 'Custom images are not available yet'.
 */
export async function createImage(recipeId: string): Promise<Recipe> {
  return apiFetch({
    endpoint: endpoints.createImage(recipeId),
    schema: recipeAnswer,
    fallback: (status) =>
      status !== null && [404, 405, 501].includes(status)
        ? 'Custom images are not available yet'
        : 'Failed to generate image',
  });
}

/** A user's recipes, and one of them; both by user, so that no cache can cross accounts (spec 7, 9). */
export const recipeQueries = {
  list: (uid: string) =>
    queryOptions({
      queryKey: ['recipes', uid],
      queryFn: ({ signal }) => listRecipes(uid, signal),
      staleTime: minutes(5),
    }),
  detail: (uid: string, recipeId: string) =>
    queryOptions({
      queryKey: ['recipe', uid, recipeId],
      queryFn: ({ signal }) => getRecipe(recipeId, signal),
    }),
};
