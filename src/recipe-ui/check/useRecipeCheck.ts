import { startTransition, useEffect, useMemo, useState } from 'react';
import type { FoodProfile } from '@/food/types';
import type { RecipeCheck, RecipeToCheck } from '@/recipe/check/checkRecipe';
import { markdownOf } from '@/recipe/markdownSource';
import type { Recipe } from '@/recipe/recipe';
import { recipeTitle } from '@/recipe/title';
import type { RecipeRequestValues } from '@/request/recipeRequest';

export type RecipeCheckState =
  | { status: 'reading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'done'; reading: RecipeCheck };

interface Outcome {
  of: RecipeToCheck;
  /** Null where it failed. */
  reading: RecipeCheck | null;
}

/** The texts of a recipe as they are shown and read. */
export function useRecipeTexts({ ingredientes, descripcionReceta }: Recipe): RecipeToCheck['texts'] {
  return useMemo(
    () => ({
      title: recipeTitle(descripcionReceta, ''),
      ...markdownOf({ ingredientes, descripcionReceta }),
    }),
    [ingredientes, descripcionReceta],
  );
}

/**
 * Has a recipe read in the background, after it is on the screen: the reader and its lexicon load then, and a recipe
 * never waits for them.
 * @param isWaiting holds the reading back while the profile is on its way, so that nothing is read twice
 */
export function useRecipeCheck(
  texts: RecipeToCheck['texts'],
  { tiempoCoccion, diners }: Recipe,
  profile: FoodProfile | null,
  request: RecipeRequestValues | null,
  isWaiting: boolean,
): RecipeCheckState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useMemo<RecipeToCheck>(
    () => ({
      texts,
      tiempoCoccion,
      diners,
      profile,
      request: request && { ...request, diners: Number(request.diners) },
    }),
    [texts, tiempoCoccion, diners, profile, request],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same input again.
  useEffect(() => {
    if (isWaiting) return;
    const leaving = new AbortController();
    const finish = (reading: RecipeCheck | null) => {
      if (!leaving.signal.aborted) startTransition(() => setOutcome({ of: input, reading }));
    };
    import('@/recipe/check/checkRecipe')
      .then(({ checkRecipe }) => checkRecipe(input, leaving.signal))
      .then(finish, () => finish(null));
    return () => leaving.abort();
  }, [input, isWaiting, attempt]);

  if (outcome?.of !== input) return { status: 'reading' };
  if (outcome.reading) return { status: 'done', reading: outcome.reading };
  return {
    status: 'failed',
    retry: () => {
      setOutcome(null);
      setAttempt((count) => count + 1);
    },
  };
}
