import { type Mock, onTestFinished, vi } from 'vitest';

/**
 * Has every look at the clock find some milliseconds gone, until the end of the test.
 * @returns the turns that work in slices gives the page meanwhile
 */
export function countTurns(milliseconds: number): Mock {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += milliseconds;
    return now;
  });
  const turns = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: turns });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return turns;
}
