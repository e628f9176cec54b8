import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import { type RecipeRequestValues, recipeRequestSchema } from '@/request/recipeRequest';

export const originSchema = z.object({
  request: recipeRequestSchema,
  former: recipeSchema.nullable(),
});

/** Where a recipe came from: what was asked for, and the recipe it was to be better than. */
export interface RecipeOrigin {
  request: RecipeRequestValues;
  /** Null where it was no second try. */
  former: Recipe | null;
}

/**
 * The server does not keep what was asked for, so this browser does: in the cook's own cache, for as long as that keeps
 * anything, and gone with it when they sign out.
 */
const originOptions = (uid: string | undefined, { _id, descripcionReceta }: Recipe) =>
  queryOptions<RecipeOrigin>({
    queryKey: ['recipe-origin', uid ?? 'visitor', _id || descripcionReceta],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Keeps where a recipe that was just made came from. */
export function rememberOrigin(
  client: QueryClient,
  uid: string | undefined,
  recipe: Recipe,
  origin: RecipeOrigin,
): void {
  client.setQueryData(originOptions(uid, recipe).queryKey, origin);
}

/** Where a recipe came from; null where this browser does not know. */
export function useRecipeOrigin(uid: string | undefined, recipe: Recipe): RecipeOrigin | null {
  return useQuery(originOptions(uid, recipe)).data ?? null;
}
