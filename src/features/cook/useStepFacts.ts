import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import type { StepFacts } from '@/recipe/cooking/stepFacts';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';

const noStepFacts: readonly StepFacts[] = [];

/** Returns the facts of each step, computed in the background; empty until then. */
export function useStepFacts({ owner, texts }: OpenRecipe) {
  const { data = noStepFacts } = useQuery({
    queryKey: ['step-facts', owner, texts],
    queryFn: async ({ signal }) => {
      const { readStepFacts } = await import('@/recipe/cooking/stepFacts');
      return readStepFacts(texts, signal);
    },
    ...computedQueryOptions,
  });
  return useDeferredValue(data);
}
