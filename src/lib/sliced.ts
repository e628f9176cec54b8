/** Work in slices: each step is short, so that a page can answer in between, and the last one gives the result. */
export type Sliced<Result> = Generator<void, Result, void>;

/** Does sliced work in one go. */
export function finish<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Milliseconds of work until the page may answer. */
const workAtOnce = 10;

/**
 * Does sliced work while the browser has nothing better to do.
 * @throws whatever the signal was aborted with
 */
export async function finishWhenIdle<Result>(work: Sliced<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    await idle(signal);
    const pauseAt = performance.now() + workAtOnce;
    do {
      const slice = work.next();
      if (slice.done) return slice.value;
    } while (performance.now() < pauseAt);
  }
}

/** Milliseconds after which the work goes on, however busy the page is. */
const patience = 300;

async function idle(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 0);
  });
  signal.throwIfAborted();
}
