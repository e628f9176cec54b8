/** A turn of the page; where browsers have no such thing, one that comes a few milliseconds later. */
export const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
