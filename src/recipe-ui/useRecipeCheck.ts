import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { FoodProfile } from '@/food/types';
import { waitForIdle } from '@/lib/chunkedWork';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import type { RecipeCheck, RecipeCheckInput } from '@/recipe/check/checkRecipe';
import type { Recipe } from '@/recipe/recipe';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import type { RecipeFormValues } from '@/request/recipeRequest';

export type RecipeCheckState =
  | { status: 'checking' }
  /** The code did not load. Only a reload loads it again. */
  | { status: 'failed' }
  | { status: 'done'; result: RecipeCheck };

/** Returns the texts of a recipe as markdown, and its title ('' if it has none). */
export const useRecipeTexts = ({ ingredientes, descripcionReceta }: Recipe): RecipeCheckInput['texts'] =>
  useMemo(
    () => ({
      title: recipeTitle(descripcionReceta, ''),
      ...recipeToMarkdown({ ingredientes, descripcionReceta }),
    }),
    [ingredientes, descripcionReceta],
  );

/**
 * Returns the check of a recipe, which loads its code and runs in the background after the recipe is shown.
 * @param isProfileLoading postpones the check while the profile loads, so that it runs once
 */
export function useRecipeCheck(
  ownerId: string,
  texts: RecipeCheckInput['texts'],
  { tiempoCoccion, diners, necesidadesDiners, unread }: Recipe,
  profile: FoodProfile | null,
  request: RecipeFormValues | null,
  isProfileLoading: boolean,
): RecipeCheckState {
  const input: RecipeCheckInput = {
    texts,
    unreadable: unread,
    tiempoCoccion,
    diners,
    necesidadesDiners,
    profile,
    request: request && { ...request, diners: Number(request.diners) },
  };
  const { data, isError } = useQuery({
    queryKey: ['recipe-check', ownerId, input],
    queryFn: async ({ signal }) => {
      await waitForIdle();
      signal.throwIfAborted();
      const { checkRecipe } = await import('@/recipe/check/checkRecipe');
      return checkRecipe(input, signal);
    },
    enabled: !isProfileLoading,
    ...computedQueryOptions,
  });
  // Deferred, so that rendering marks and panel does not block input.
  const result = useDeferredValue(data);
  if (result && result === data) return { status: 'done', result };
  return { status: isError ? 'failed' : 'checking' };
}
