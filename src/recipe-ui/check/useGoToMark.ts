import { useState } from 'react';
import type { FoodHits } from '@/recipe/check/foodHits';
import { markId } from '@/recipe/check/marks';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';
import { type SoughtMarks, showMark } from './soughtMark';

interface GoToMark {
  /** For the texts of the recipe, as context. */
  sought: SoughtMarks;
  goTo: (place: FoodHits['places'][number]) => void;
}

/** Goes to a marked word of a recipe; one that is not marked yet is marked first, see usePiecesMarked. */
export function useGoToMark(reading: OpenRecipe): GoToMark {
  const [sought, setSought] = useState<SoughtMarks>([]);
  return {
    sought,
    goTo: ({ source, start, end }) => {
      const mark = reading.marks[source].find((each) => each.start < end && each.end > start);
      if (!mark) return;
      const id = markId(markPrefix(reading, source), mark);
      if (!showMark(id)) setSought([...sought.filter((other) => other !== id), id]);
    },
  };
}
