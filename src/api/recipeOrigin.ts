import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { ownerIdFor } from '@/config/ownerId';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import { recipeFormSchema } from '@/request/recipeRequest';

export const persistedOriginSchema = z.object({
  request: recipeFormSchema,
  /** The previous recipe. Persisted caches have this field name. */
  former: recipeSchema.nullable(),
});
type PersistedOrigin = z.output<typeof persistedOriginSchema>;

/**
 * Query options for a recipe's origin. The backend does not store requests, so they are only in the persisted
 * query cache; signing out clears them.
 */
const recipeOriginOptions = (uid: string | undefined, { _id, descripcionReceta }: Recipe) =>
  queryOptions<PersistedOrigin>({
    queryKey: ['recipe-origin', ownerIdFor(uid), _id || descripcionReceta],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function saveRecipeOrigin(
  client: QueryClient,
  uid: string | undefined,
  recipe: Recipe,
  { request, previousRecipe }: RecipeOrigin,
): void {
  client.setQueryData(recipeOriginOptions(uid, recipe).queryKey, { request, former: previousRecipe });
}

/** The request that a recipe answers, and the recipe that it replaces. */
type RecipeOrigin = ReturnType<typeof toRecipeOrigin>;

const toRecipeOrigin = ({ request, former: previousRecipe }: PersistedOrigin) => ({
  request,
  previousRecipe,
});

/** Returns the origin of a recipe; null if this browser does not know it. */
export function useRecipeOrigin(uid: string | undefined, recipe: Recipe): RecipeOrigin | null {
  return useQuery({ ...recipeOriginOptions(uid, recipe), select: toRecipeOrigin }).data ?? null;
}
