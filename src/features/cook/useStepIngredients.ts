import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { computedQuery } from '@/lib/computedQuery';
import type { StepIngredient } from '@/recipe/cooking/stepIngredients';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';

const none: readonly StepIngredient[][] = [];

/** The ingredients of each step, read in the background after the step is on the screen; none until then. */
export function useStepIngredients({ owner, texts }: OpenRecipe) {
  const { data = none } = useQuery({
    queryKey: ['step-ingredients', owner, texts],
    queryFn: async ({ signal }) => {
      const { stepIngredients } = await import('@/recipe/cooking/stepIngredients');
      return stepIngredients(texts, signal);
    },
    ...computedQuery,
  });
  return useDeferredValue(data);
}
