import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { FoodProfile } from '@/food/types';
import { lazyImport } from '@/lib/lazyImport';
import { onBackOnline } from '@/lib/online';
import { idle } from '@/lib/sliced';
import type { RecipeCheck, RecipeToCheck } from '@/recipe/check/checkRecipe';
import type { Recipe } from '@/recipe/recipe';
import type { RecipeRequestValues } from '@/request/recipeRequest';

/** The check of a recipe that is on the screen. */
export type RecipeCheckState =
  | { status: 'checking' }
  | { status: 'failed'; retry: () => void }
  | { status: 'done'; result: RecipeCheck };

/**
 * Has a recipe checked in the background, after it is on the screen: the check and its lexicon load then, and a recipe
 * never waits for them.
 * @param isWaiting holds the check back while the profile is on its way, so that nothing is checked twice
 */
export function useRecipeCheck(
  texts: RecipeToCheck['texts'],
  { tiempoCoccion, diners, necesidadesDiners, unread }: Recipe,
  profile: FoodProfile | null,
  request: RecipeRequestValues | null,
  isWaiting: boolean,
): RecipeCheckState {
  const [attempt, setAttempt] = useState(0);
  /** What the check of an input found; null where it failed. */
  const [outcome, setOutcome] = useState<{ of: RecipeToCheck; result: RecipeCheck | null } | null>(null);
  const { ingredients = 0, description = 0 } = unread ?? {};
  const input = useMemo<RecipeToCheck>(
    () => ({
      texts,
      unread: { ingredients, description },
      tiempoCoccion,
      diners,
      necesidadesDiners,
      profile,
      request: request && { ...request, diners: Number(request.diners) },
    }),
    [texts, ingredients, description, tiempoCoccion, diners, necesidadesDiners, profile, request],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt checks the same input again.
  useEffect(() => {
    if (isWaiting) return;
    const leaving = new AbortController();
    const finish = (result: RecipeCheck | null) => {
      if (!leaving.signal.aborted) startTransition(() => setOutcome({ of: input, result }));
    };
    idle()
      .then(() => {
        leaving.signal.throwIfAborted();
        return lazyImport(() => import('@/recipe/check/checkRecipe'));
      })
      .then(({ checkRecipe }) => checkRecipe(input, leaving.signal))
      .then(finish, () => finish(null));
    return () => leaving.abort();
  }, [input, isWaiting, attempt]);

  const retry = useCallback(() => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }, []);
  const hasFailed = outcome?.of === input && outcome.result === null;
  useEffect(() => (hasFailed ? onBackOnline(retry) : undefined), [hasFailed, retry]);

  if (outcome?.of !== input) return { status: 'checking' };
  return outcome.result ? { status: 'done', result: outcome.result } : { status: 'failed', retry };
}
