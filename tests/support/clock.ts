import { act } from '@testing-library/react';
import { vi } from 'vitest';

type ExtraFakeTimer = 'setInterval' | 'clearInterval' | 'Date';

/** Installs fake timers that run at real speed until the end of the test. */
export function startFakeClock(...also: ExtraFakeTimer[]): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', ...also],
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
  });
}

export const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Advances the fake clock second by second until an assertion passes. Requests get their responses meanwhile. */
export async function advanceTimeUntil(assertion: () => void): Promise<void> {
  const deadlineMs = performance.now() + 15_000;
  for (;;) {
    await advanceTime(1000);
    try {
      assertion();
      return;
    } catch (error) {
      if (performance.now() > deadlineMs) throw error;
    }
  }
}
