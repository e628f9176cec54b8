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
  type UnitChoice,
  unitsSchema,
} from '@/recipe/portions/portionChoice';
import type { RecipeReplacements } from '@/recipe/portions/scaleRecipe';
import type { Recipe } from '@/recipe/recipe';

/** The chosen diners and units of a recipe, and the replacements that show them. */
export interface Portions {
  /** The number of diners; a factor if the recipe does not say how many it serves. */
  count: number;
  /** The count that the recipe is written for. */
  originalCount: number;
  /** True if the recipe says how many it serves. */
  hasDiners: boolean;
  units: UnitChoice;
  /** Empty until computed. */
  replacements: RecipeReplacements;
  /** True if the replacements are computed. */
  isScaled: boolean;
  /**
   * True if the replacements could not be computed. The amounts are then as written, and only a reload loads the code
   * again.
   */
  hasFailed: boolean;
  /** Undefined at the end of the range. */
  decrease: (() => void) | undefined;
  increase: (() => void) | undefined;
  reset: () => void;
  setUnits: (units: UnitChoice) => void;
}

const noReplacements: RecipeReplacements = { ingredients: [], description: [] };

/** Returns the cook's portions of a recipe, which the browser stores. Loads the code that scales amounts when it is needed. */
export function usePortions(
  recipe: Recipe,
  texts: { readonly ingredients: string; readonly description: string },
  ownerId: string,
): Portions {
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
    count,
    originalCount,
    hasDiners: hasDiners(recipe),
    units,
    replacements: data ?? noReplacements,
    isScaled: isSuccess,
    hasFailed: isError,
    decrease: fewer === null ? undefined : () => saveCount(fewer),
    increase: more === null ? undefined : () => saveCount(more),
    reset: () => saveCount(originalCount),
    setUnits: saveUnits,
  };
}
