import { pause } from './pause';

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

/** For work that has its own loop: to be awaited after each step, gives the page its turn when it is due. */
export function takingTurns(wait: () => Promise<void> = pause): () => Promise<void> {
  let pauseAt = performance.now() + workAtOnce;
  return async () => {
    if (performance.now() < pauseAt) return;
    await wait();
    pauseAt = performance.now() + workAtOnce;
  };
}

/**
 * Does sliced work at once, and lets the page answer in between. What is short is done without a pause.
 * @throws whatever the signal was aborted with
 */
export const finishInSlices = <Result>(work: Sliced<Result>, signal?: AbortSignal): Promise<Result> =>
  withPauses(work, pause, signal);

/**
 * Does sliced work while the browser has nothing better to do.
 * @throws whatever the signal was aborted with
 */
export async function finishWhenIdle<Result>(work: Sliced<Result>, signal: AbortSignal): Promise<Result> {
  await idle();
  signal.throwIfAborted();
  return withPauses(work, idle, signal);
}

async function withPauses<Result>(
  work: Sliced<Result>,
  wait: () => Promise<void>,
  signal?: AbortSignal,
): Promise<Result> {
  const turn = takingTurns(wait);
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
    await turn();
    signal?.throwIfAborted();
  }
}

/** Milliseconds after which the work goes on, however busy the page is. */
const patience = 300;

/** A moment in which the browser has nothing better to do: what was just rendered is painted by then. */
export const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => window.requestIdleCallback(() => resolve(), { timeout: patience }))
    : pause();
