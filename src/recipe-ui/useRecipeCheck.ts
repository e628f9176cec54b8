import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { FoodProfile } from '@/food/types';
import { waitForIdle } from '@/lib/chunkedWork';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import type { RecipeCheck, RecipeToCheck } from '@/recipe/check/checkRecipe';
import type { Recipe } from '@/recipe/recipe';
import type { RecipeRequestValues } from '@/request/recipeRequest';

/** The check of a recipe that is on the screen. */
export type RecipeCheckState =
  | { status: 'checking' }
  /** Its code could not be loaded, which only a reload can do again. */
  | { status: 'failed' }
  | { status: 'done'; result: RecipeCheck };

/**
 * Has a recipe checked in the background, after it is on the screen: the check and its lexicon load then, and a recipe
 * never waits for them.
 * @param isWaiting holds the check back while the profile is on its way, so that nothing is checked twice
 */
export function useRecipeCheck(
  owner: string,
  texts: RecipeToCheck['texts'],
  { tiempoCoccion, diners, necesidadesDiners, unread }: Recipe,
  profile: FoodProfile | null,
  request: RecipeRequestValues | null,
  isWaiting: boolean,
): RecipeCheckState {
  const input: RecipeToCheck = {
    texts,
    unreadable: unread,
    tiempoCoccion,
    diners,
    necesidadesDiners,
    profile,
    request: request && { ...request, diners: Number(request.diners) },
  };
  const { data, isError } = useQuery({
    queryKey: ['recipe-check', owner, input],
    queryFn: async ({ signal }) => {
      await waitForIdle();
      signal.throwIfAborted();
      const { checkRecipe } = await import('@/recipe/check/checkRecipe');
      return checkRecipe(input, signal);
    },
    enabled: !isWaiting,
    ...computedQueryOptions,
  });
  // Marks and panel are rendered without holding up what a cook does meanwhile.
  const result = useDeferredValue(data);
  if (result && result === data) return { status: 'done', result };
  return { status: isError ? 'failed' : 'checking' };
}
