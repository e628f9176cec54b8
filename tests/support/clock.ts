import { act } from '@testing-library/react';
import { vi } from 'vitest';

type AlsoOnClock = 'setInterval' | 'clearInterval' | 'Date';

/** Replaces timers by a fake clock that runs at real speed until the end of the test; `advanceTime` sets it forward. */
export function startFakeClock(...also: AlsoOnClock[]): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', ...also],
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
  });
}

/** Advances the fake clock by some milliseconds. */
export const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Advances the fake clock second by second until an assertion passes. Requests get their responses meanwhile. */
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
