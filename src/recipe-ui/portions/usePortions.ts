import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import { useShared } from '@/lib/sharedStorage';
import {
  hasDiners,
  nextCount,
  saveCount,
  savedCount,
  savedPortionsSchema,
  saveUnits,
  type UnitChoice,
  unitsSchema,
  writtenCount,
} from '@/recipe/portions/portionChoice';
import type { RecipeReplacements } from '@/recipe/portions/scaleRecipe';
import type { Recipe } from '@/recipe/recipe';

/** For how many a recipe is shown, in which units, and what that makes of its texts. */
export interface Portions {
  /** Diners; times the whole where the recipe does not say how many it serves. */
  count: number;
  /** What the recipe is written for, in the same. */
  writtenCount: number;
  /** Whether the recipe says how many it serves. */
  hasDiners: boolean;
  units: UnitChoice;
  /** Laid over the texts when they are shown; empty until it is worked out. */
  replacements: RecipeReplacements;
  /** Whether that is worked out. */
  isScaled: boolean;
  /** It could not be worked out: the amounts are as they are written then. Only a reload loads the code for it again. */
  hasFailed: boolean;
  /** Undefined where there is no fewer, or no more. */
  decrease: (() => void) | undefined;
  increase: (() => void) | undefined;
  reset: () => void;
  setUnits: (units: UnitChoice) => void;
}

const nothing: RecipeReplacements = { ingredients: [], description: [] };

/** The cook's portions of a recipe, kept for when they open it again. The work is done in code that comes when it is needed. */
export function usePortions(
  recipe: Recipe,
  texts: { readonly ingredients: string; readonly description: string },
  owner: string,
): Portions {
  const units = useShared(storageKeys.units, unitsSchema) ?? 'as written';
  const kept = useShared(storageKeys.portions(owner), savedPortionsSchema);
  const count = useMemo(() => savedCount(kept, recipe), [kept, recipe]);
  const written = writtenCount(recipe);
  const factor = count / written;
  const isAsWritten = factor === 1 && units === 'as written';

  const { data, isSuccess, isError } = useQuery({
    queryKey: ['scaled-recipe', owner, texts, factor, units],
    queryFn: async () => {
      const { scaleRecipe } = await import('@/recipe/portions/scaleRecipe');
      return scaleRecipe(texts, { factor, units });
    },
    enabled: !isAsWritten,
    // The amounts before stay until the next ones are there.
    placeholderData: (before, query) => (isAsWritten || query?.queryKey[2] !== texts ? undefined : before),
    ...computedQueryOptions,
  });

  const choose = (next: number) => saveCount(owner, recipe, next);
  const [fewer, more] = [nextCount(recipe, count, -1), nextCount(recipe, count, 1)];
  return {
    count,
    writtenCount: written,
    hasDiners: hasDiners(recipe),
    units,
    replacements: data ?? nothing,
    isScaled: isSuccess,
    hasFailed: isError,
    decrease: fewer === null ? undefined : () => choose(fewer),
    increase: more === null ? undefined : () => choose(more),
    reset: () => choose(written),
    setUnits: saveUnits,
  };
}
