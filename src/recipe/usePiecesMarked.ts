import { startTransition, useEffect, useState } from 'react';
import type { Mark } from './check/marks';

/**
 * How many pieces of a text may show their marks by now: one at first, then one more at a time, so that thousands of
 * marks in a very long text never hold the page up.
 */
export function usePiecesMarked(count: number, marks: readonly Mark[]): number {
  const [progress, setProgress] = useState({ marks, done: 1 });
  const done = progress.marks === marks ? progress.done : 1;
  useEffect(() => {
    if (done >= count || marks.length === 0) return;
    const timer = setTimeout(() => startTransition(() => setProgress({ marks, done: done + 1 })));
    return () => clearTimeout(timer);
  }, [count, marks, done]);
  return done;
}
