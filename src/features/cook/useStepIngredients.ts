import { startTransition, useEffect, useState } from 'react';
import { lazyImport } from '@/lib/lazyImport';
import type { StepIngredient } from '@/recipe/cooking/stepIngredients';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';

const none: readonly StepIngredient[][] = [];

/** The ingredients of each step, read in the background after the step is on the screen; none until then. */
export function useStepIngredients({ title, ingredients, description }: OpenRecipe['texts']) {
  const [byStep, setByStep] = useState(none);

  useEffect(() => {
    const leaving = new AbortController();
    lazyImport(() => import('@/recipe/cooking/stepIngredients'))
      .then(({ stepIngredients }) => stepIngredients({ title, ingredients, description }, leaving.signal))
      .then((found) => {
        if (!leaving.signal.aborted) startTransition(() => setByStep(found));
      })
      // The whole list is a press away.
      .catch(() => {});
    return () => leaving.abort();
  }, [title, ingredients, description]);

  return byStep;
}
