import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import type { StepAnalysis } from '@/recipe/cooking/analyzeSteps';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';

const noAnalysis: readonly StepAnalysis[] = [];

/** Returns the analysis of each step, computed in the background; empty until then. */
export function useStepAnalysis({ ownerId, texts }: ShownRecipe) {
  const { data = noAnalysis } = useQuery({
    queryKey: ['step-analysis', ownerId, texts],
    queryFn: async ({ signal }) => {
      const { analyzeSteps } = await import('@/recipe/cooking/analyzeSteps');
      return analyzeSteps(texts, signal);
    },
    ...computedQueryOptions,
  });
  return useDeferredValue(data);
}
