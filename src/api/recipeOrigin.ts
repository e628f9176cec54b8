import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import { type RecipeRequestValues, recipeRequestSchema } from '@/request/recipeRequest';

/** Schema of the persisted origin. */
export const storedOriginSchema = z.object({
  request: recipeRequestSchema,
  /** The previous recipe. Browsers already hold caches with this name. */
  former: recipeSchema.nullable(),
});
type StoredOrigin = z.output<typeof storedOriginSchema>;

/** The request that a recipe answers, and the recipe that it replaces. */
export interface RecipeOrigin {
  request: RecipeRequestValues;
  previousRecipe: Recipe | null;
}

/**
 * Query options for a recipe's origin. The backend does not store requests, so the query cache keeps them for as long
 * as it is persisted; signing out clears them.
 */
const originOptions = (uid: string | undefined, { _id, descripcionReceta }: Recipe) =>
  queryOptions<StoredOrigin>({
    queryKey: ['recipe-origin', uid ?? 'visitor', _id || descripcionReceta],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Stores the origin of a recipe that was just created. */
export function saveRecipeOrigin(
  client: QueryClient,
  uid: string | undefined,
  recipe: Recipe,
  { request, previousRecipe }: RecipeOrigin,
): void {
  client.setQueryData(originOptions(uid, recipe).queryKey, { request, former: previousRecipe });
}

const fromStored = ({ request, former: previousRecipe }: StoredOrigin): RecipeOrigin => ({
  request,
  previousRecipe,
});

/** Returns the origin of a recipe; null if this browser does not know it. */
export function useRecipeOrigin(uid: string | undefined, recipe: Recipe): RecipeOrigin | null {
  return useQuery({ ...originOptions(uid, recipe), select: fromStored }).data ?? null;
}
