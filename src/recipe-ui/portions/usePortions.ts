import { useCallback, useEffect, useMemo, useState } from 'react';
import { lazyImport } from '@/lib/lazyImport';
import { onBackOnline } from '@/lib/online';
import {
  asWritten,
  keepCount,
  keepUnits,
  nextCount,
  readCount,
  readUnits,
  saysDiners,
  type UnitChoice,
} from '@/recipe/portions/choice';
import type { ScaledRecipe } from '@/recipe/portions/scaleRecipe';
import type { Recipe } from '@/recipe/recipe';
import { recipeKey } from '@/recipe/recipeKey';

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
  /** Set where it could not be worked out: the amounts are as they are written then. */
  retry: (() => void) | null;
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
  const [chosen, setChosen] = useState<{ count: number; of: string } | null>(null);
  const [units, setUnits] = useState(readUnits);
  const [attempt, setAttempt] = useState(0);
  /** Null where the work failed. */
  const [outcome, setOutcome] = useState<{ of: typeof texts; scaled: ScaledRecipe | null } | null>(null);

  const written = asWritten(recipe);
  const key = useMemo(() => recipeKey(recipe), [recipe]);
  const kept = useMemo(() => readCount(owner, recipe), [owner, recipe]);
  const count = chosen?.of === key ? chosen.count : kept;
  const factor = count / written;
  const isAsWritten = factor === 1 && units === 'as written';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt works on the same again.
  useEffect(() => {
    if (isAsWritten) return;
    let isWanted = true;
    const finish = (scaled: ScaledRecipe | null) => {
      if (isWanted) setOutcome({ of: texts, scaled });
    };
    lazyImport(() => import('@/recipe/portions/scaleRecipe'))
      .then(({ scaleRecipe }) => scaleRecipe(texts, { factor, units }))
      .then(finish, () => finish(null));
    return () => {
      isWanted = false;
    };
  }, [texts, factor, units, isAsWritten, attempt]);

  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const isOfThese = !isAsWritten && outcome?.of === texts;
  const hasFailed = isOfThese && outcome.scaled === null;
  useEffect(() => (hasFailed ? onBackOnline(again) : undefined), [hasFailed, again]);

  const choose = (next: number) => {
    setChosen({ count: next, of: key });
    keepCount(owner, recipe, next);
  };
  const [fewer, more] = [nextCount(recipe, count, -1), nextCount(recipe, count, 1)];
  return {
    count,
    written,
    saysDiners: saysDiners(recipe),
    units,
    shown: (isOfThese && outcome.scaled) || nothing,
    isShown: isOfThese && outcome.scaled !== null,
    retry: hasFailed ? again : null,
    fewer: fewer === null ? undefined : () => choose(fewer),
    more: more === null ? undefined : () => choose(more),
    reset: () => choose(written),
    chooseUnits: (next) => {
      setUnits(next);
      keepUnits(next);
    },
  };
}
