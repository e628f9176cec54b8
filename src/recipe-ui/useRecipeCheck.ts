import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useSavedProfile } from '@/api/useSavedProfile';
import { ownerIdFor } from '@/config/ownerId';
import { waitForIdle } from '@/lib/chunkedWork';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { Recipe } from '@/recipe/recipe';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';

export type RecipeCheckState =
  | { status: 'checking' }
  /** The code did not load. Only a reload loads it again. */
  | { status: 'failed' }
  | { status: 'done'; result: RecipeCheck };

/**
 * Returns the texts of a recipe as markdown ('' for a missing title), what it is checked against, and the check, which loads
 * its code and runs in the background after the recipe is shown.
 */
export function useRecipeCheck(uid: string | undefined, recipe: Recipe) {
  const { ingredientes, descripcionReceta, tiempoCoccion, diners, necesidadesDiners, unread } = recipe;
  const texts = useMemo(
    () => ({
      title: recipeTitle(descripcionReceta, ''),
      ...recipeToMarkdown({ ingredientes, descripcionReceta }),
    }),
    [ingredientes, descripcionReceta],
  );
  const origin = useRecipeOrigin(uid, recipe);
  const { profile, unavailableProfile } = useSavedProfile(uid);
  const request = origin && { ...origin.request, diners: Number(origin.request.diners) };
  const input = {
    texts,
    unreadable: unread,
    tiempoCoccion,
    diners,
    necesidadesDiners,
    profile,
    request,
  };
  const { data, isError } = useQuery({
    queryKey: ['recipe-check', ownerIdFor(uid), input],
    queryFn: async ({ signal }) => {
      await waitForIdle();
      signal.throwIfAborted();
      const { checkRecipe } = await import('@/recipe/check/checkRecipe');
      return checkRecipe(input, signal);
    },
    // Waits while the profile loads, so that it runs once.
    enabled: unavailableProfile === null || unavailableProfile.error !== null,
    ...computedQueryOptions,
  });
  // Deferred, so that rendering marks and panel does not block input.
  const result = useDeferredValue(data);
  const check: RecipeCheckState =
    result && result === data ? { status: 'done', result } : { status: isError ? 'failed' : 'checking' };
  return { texts, origin, profile, unavailableProfile, check };
}
