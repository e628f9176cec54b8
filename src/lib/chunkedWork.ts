/** Work in slices: each step is short, so that a page can answer in between, and the last one gives the result. */
export type ChunkedWork<Result> = Generator<void, Result, void>;

/** Does sliced work in one go. */
export function runToEnd<Result>(work: ChunkedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Milliseconds of work until the page may answer. */
const maxChunkMs = 10;

/**
 * Does sliced work while the browser has nothing better to do.
 * @throws whatever the signal was aborted with
 */
export async function runWhenIdle<Result>(work: ChunkedWork<Result>, signal: AbortSignal): Promise<Result> {
  await waitForIdle();
  let pauseAt = performance.now() + maxChunkMs;
  for (;;) {
    signal.throwIfAborted();
    const slice = work.next();
    if (slice.done) return slice.value;
    if (performance.now() < pauseAt) continue;
    await waitForIdle();
    pauseAt = performance.now() + maxChunkMs;
  }
}

/** The work goes on after this, however busy the page is. */
const idleTimeoutMs = 300;

/** A moment in which the browser has nothing better to do: what was just rendered is painted by then. */
export const waitForIdle = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => globalThis.requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs }))
    : new Promise((resolve) => setTimeout(resolve, 0));
