import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { computedQueryOptions } from '@/lib/computedQueryOptions';
import { useShared } from '@/lib/sharedStorage';
import {
  asWritten,
  countOf,
  keepCount,
  keepUnits,
  nextCount,
  portionsSchema,
  saysDiners,
  type UnitChoice,
  unitsSchema,
} from '@/recipe/portions/choice';
import type { ScaledRecipe } from '@/recipe/portions/scaleRecipe';
import type { Recipe } from '@/recipe/recipe';

/** For how many a recipe is shown, in which units, and what that makes of its texts. */
export interface Portions {
  /** Diners; times the whole where the recipe does not say how many it serves. */
  count: number;
  /** What the recipe is written for, in the same. */
  written: number;
  /** Whether the recipe says how many it serves. */
  saysDiners: boolean;
  units: UnitChoice;
  /** Laid over the texts when they are shown; empty until it is worked out. */
  shown: ScaledRecipe;
  /** Whether that is worked out. */
  isShown: boolean;
  /** It could not be worked out: the amounts are as they are written then. Only a reload loads the code for it again. */
  hasFailed: boolean;
  /** Undefined where there is no fewer, or no more. */
  fewer: (() => void) | undefined;
  more: (() => void) | undefined;
  reset: () => void;
  chooseUnits: (units: UnitChoice) => void;
}

const nothing: ScaledRecipe = { ingredients: [], description: [] };

/** The cook's portions of a recipe, kept for when they open it again. The work is done in code that comes when it is needed. */
export function usePortions(
  recipe: Recipe,
  texts: { readonly ingredients: string; readonly description: string },
  owner: string,
): Portions {
  const units = useShared(storageKeys.units, unitsSchema) ?? 'as written';
  const kept = useShared(storageKeys.portions(owner), portionsSchema);
  const count = useMemo(() => countOf(kept, recipe), [kept, recipe]);
  const written = asWritten(recipe);
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

  const choose = (next: number) => keepCount(owner, recipe, next);
  const [fewer, more] = [nextCount(recipe, count, -1), nextCount(recipe, count, 1)];
  return {
    count,
    written,
    saysDiners: saysDiners(recipe),
    units,
    shown: data ?? nothing,
    isShown: isSuccess,
    hasFailed: isError,
    fewer: fewer === null ? undefined : () => choose(fewer),
    more: more === null ? undefined : () => choose(more),
    reset: () => choose(written),
    chooseUnits: keepUnits,
  };
}
