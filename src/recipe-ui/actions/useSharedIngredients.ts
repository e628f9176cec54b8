import { useEffect, useState } from 'react';
import { lazyImport } from '@/lib/lazyImport';
import type { Recipe } from '@/recipe/recipe';
import type { Portions } from '../portions/usePortions';

/**
 * The ingredients of a recipe in plain words, to go along with its link: '' until they are read, and where they cannot be.
 * @param portions that they are shown for; as written without them
 */
export function useSharedIngredients(recipe: Recipe, portions: Portions | undefined): string {
  const [words, setWords] = useState('');
  const { count, written, units, saysDiners } = portions ?? asWritten;
  useEffect(() => {
    let isWanted = true;
    const diners = portions && saysDiners ? count : recipe.diners;
    lazyImport(() => import('@/recipe/export/sharedIngredients'))
      .then(({ sharedIngredients }) => sharedIngredients(recipe, { factor: count / written, units }, diners))
      .then(
        (read) => {
          if (isWanted) setWords(read);
        },
        () => {
          // The link alone is shared then.
        },
      );
    return () => {
      isWanted = false;
    };
  }, [recipe, portions, count, written, units, saysDiners]);
  return words;
}

const asWritten = { count: 1, written: 1, units: 'as written', saysDiners: false } as const;
