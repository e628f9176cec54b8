import { act } from '@testing-library/react';
import { vi } from 'vitest';

type AlsoOnClock = 'setInterval' | 'clearInterval' | 'Date';

/** Puts timers on a clock that goes as time does, until the end of the test, and that `passTime` sets forward. */
export function startFakeClock(...also: AlsoOnClock[]): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', ...also],
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
  });
}

/** Sets the clock forward by some milliseconds. */
export const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Sets the clock forward, second by second, until something is so: what is asked for meanwhile is answered. */
export async function advanceTimeUntil(isSo: () => void): Promise<void> {
  const giveUp = performance.now() + 15_000;
  for (;;) {
    await advanceTime(1000);
    try {
      isSo();
      return;
    } catch (error) {
      if (performance.now() > giveUp) throw error;
    }
  }
}
