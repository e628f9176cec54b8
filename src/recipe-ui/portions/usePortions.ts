import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import { useSharedValue } from '@/lib/sharedStorage';
import {
  findPortionCount,
  hasDiners,
  nextPortionCount,
  originalPortionCount,
  savedPortionsSchema,
  savePortionCount,
  saveUnits,
  unitsSchema,
} from '@/recipe/portions/portionChoice';
import type { RecipeReplacements } from '@/recipe/portions/scaleRecipe';
import type { Recipe } from '@/recipe/recipe';

/** The chosen diners and units of a recipe, and the replacements that show them. */
export type Portions = ReturnType<typeof usePortions>;

const noReplacements: RecipeReplacements = { ingredients: [], description: [] };

/** Returns the cook's portions of a recipe, which the browser stores. Loads the code that scales amounts when it is needed. */
export function usePortions(
  recipe: Recipe,
  texts: { readonly ingredients: string; readonly description: string },
  ownerId: string,
) {
  const units = useSharedValue(storageKeys.units, unitsSchema) ?? 'as written';
  const savedPortions = useSharedValue(storageKeys.portions(ownerId), savedPortionsSchema);
  const count = useMemo(() => findPortionCount(savedPortions, recipe), [savedPortions, recipe]);
  const originalCount = originalPortionCount(recipe);
  const factor = count / originalCount;
  const isAsWritten = factor === 1 && units === 'as written';

  const { data, isSuccess, isError } = useQuery({
    queryKey: ['scaled-recipe', ownerId, texts, factor, units],
    queryFn: async () => {
      const { scaleRecipe } = await import('@/recipe/portions/scaleRecipe');
      return scaleRecipe(texts, { factor, units });
    },
    enabled: !isAsWritten,
    // Keeps the last amounts on the screen until the next ones are computed.
    placeholderData: (before, query) => (isAsWritten || query?.queryKey[2] !== texts ? undefined : before),
    ...computedQueryOptions,
  });

  const saveCount = (next: number) => savePortionCount(ownerId, recipe, next);
  const [fewer, more] = [nextPortionCount(recipe, count, -1), nextPortionCount(recipe, count, 1)];
  return {
    /** The number of diners; a factor if the recipe does not say how many it serves. */
    count,
    /** The count that the recipe is written for. */
    originalCount,
    hasDiners: hasDiners(recipe),
    units,
    /** Empty until computed. */
    replacements: data ?? noReplacements,
    isScaled: isSuccess,
    /** True if the amounts could not be computed. They are then as written; only a reload loads the code again. */
    hasFailed: isError,
    /** Undefined at the end of the range, like `increase`. */
    decrease: fewer === null ? undefined : () => saveCount(fewer),
    increase: more === null ? undefined : () => saveCount(more),
    reset: () => saveCount(originalCount),
    setUnits: saveUnits,
  };
}
