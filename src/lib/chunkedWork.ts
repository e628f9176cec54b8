/** A generator that does long work in short steps, so that the page can respond in between. Returns the result. */
export type ChunkedWork<Result> = Generator<void, Result, void>;

export function runToCompletion<Result>(work: ChunkedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const maxChunkMs = 10;

/**
 * Runs the steps in idle time and returns the result.
 * @throws The signal's abort reason.
 */
export async function runWhenIdle<Result>(work: ChunkedWork<Result>, signal: AbortSignal): Promise<Result> {
  await waitForIdle();
  let pauseAtMs = performance.now() + maxChunkMs;
  for (;;) {
    signal.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < pauseAtMs) continue;
    await waitForIdle();
    pauseAtMs = performance.now() + maxChunkMs;
  }
}

/** The work continues after this time even if the browser is busy. */
const idleTimeoutMs = 300;

/** Resolves when the browser is idle, after pending renders are painted. */
export const waitForIdle = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => globalThis.requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs }))
    : new Promise((resolve) => setTimeout(resolve, 0));
