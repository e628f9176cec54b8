import { startTransition, useContext, useEffect, useState } from 'react';
import { type Mark, markId } from '@/recipe/check/marks';
import type { TextRange } from '@/recipe/recipeText';
import { jumpToMark, WantedMarksContext } from '../check/jumpToMark';

const none: readonly Mark[] = [];

/**
 * The marks of each piece of a text that may be shown by now: those of one piece at first, then of one more at a time, so
 * that thousands of marks in a very long text never hold the page up. Where the cook jumps to one, its piece comes first.
 */
export function usePiecesMarked(
  pieces: readonly TextRange[],
  marks: readonly Mark[],
  markPrefix: string,
): readonly (readonly Mark[])[] {
  const count = pieces.length;
  const [progress, setProgress] = useState({ marks, done: 1 });
  const done = progress.marks === marks ? progress.done : 1;
  useEffect(() => {
    if (done >= count || marks.length === 0) return;
    const timer = setTimeout(() => startTransition(() => setProgress({ marks, done: done + 1 })));
    return () => clearTimeout(timer);
  }, [count, marks, done]);

  const wanted = useContext(WantedMarksContext);
  const newest = wanted.at(-1);
  useEffect(() => {
    // Of several texts, the one that holds the word.
    if (newest?.startsWith(`${markPrefix}-`)) jumpToMark(newest);
  }, [newest, markPrefix]);

  return pieces.map(({ start, end }, index) => {
    const inside = marks.filter((mark) => mark.start < end && mark.end > start);
    const isWanted = wanted.length > 0 && inside.some((mark) => wanted.includes(markId(markPrefix, mark)));
    return index < done || isWanted ? inside : none;
  });
}
