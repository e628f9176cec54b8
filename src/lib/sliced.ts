/** Work in slices: each step is short, so that a page can answer in between, and the last one gives the result. */
export type Sliced<Result> = Generator<void, Result, void>;

/** Does sliced work in one go. */
export function finish<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
