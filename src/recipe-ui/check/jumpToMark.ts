import { createContext, useState } from 'react';
import type { FoodHits } from '@/recipe/check/foodHits';
import { markId } from '@/recipe/check/marks';
import { markPrefix, type OpenRecipe } from '../useOpenRecipe';

/** The marks that the cook wanted to see before they were on the page, by their ids, the newest last. */
type WantedMarks = readonly string[];

/** Has a text mark these words ahead of its others, and jump to the newest once it is there. */
export const WantedMarksContext = createContext<WantedMarks>([]);

/** Brings a marked word into sight and has it read out; false where it is not on the page yet. */
export function jumpToMark(id: string): boolean {
  const word = document.getElementById(id);
  word?.focus({ preventScroll: true });
  word?.scrollIntoView({ block: 'center' });
  return word !== null;
}

interface JumpToMark {
  /** For the texts of the recipe, as context. */
  wanted: WantedMarks;
  jumpTo: (place: FoodHits['places'][number]) => void;
}

/** Jumps to a marked word of a recipe; one that is not marked yet is marked first, see usePiecesMarked. */
export function useJumpToMark(recipe: OpenRecipe): JumpToMark {
  const [wanted, setWanted] = useState<WantedMarks>([]);
  return {
    wanted,
    jumpTo: ({ source, start, end }) => {
      const mark = recipe.marks[source].find((each) => each.start < end && each.end > start);
      if (!mark) return;
      const id = markId(markPrefix(recipe, source), mark);
      if (!jumpToMark(id)) setWanted([...wanted.filter((other) => other !== id), id]);
    },
  };
}
