import { type RefObject, useLayoutEffect } from 'react';

/** In rem: what can still be read at arm's length, and what can be read from two metres. */
const smallest = 1.5;
const largest = 4;
/** Letters that a line must hold, about: in larger type a narrow window breaks every other word. */
const lettersInLine = 20;
/** Of an average letter, in its type's size. */
const letterWidth = 0.5;
/** Halvings of the range: to a third of a pixel. */
const tries = 7;

/**
 * Sets a step in the largest type in which all of it is in sight, as `--step-type` on its area; where none is small
 * enough, the area scrolls.
 * @param area what the step fills, with the elements in it that may scroll by themselves
 */
export function useFittingType(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    // Where it cannot be measured, the style sheet's own size stays.
    if (!element || !('ResizeObserver' in window)) return;
    const fits = () =>
      [element, ...element.children].every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    const set = (size: number) => element.style.setProperty('--step-type', `${size}px`);
    const fitType = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const text = element.firstElementChild ?? element;
      const widest = text.clientWidth / (lettersInLine * letterWidth);
      let low = smallest * rem;
      let high = Math.max(low, Math.min(largest * rem, widest));
      set(high);
      if (fits()) return;
      for (let left = tries; left > 0; left -= 1) {
        const middle = (low + high) / 2;
        set(middle);
        if (fits()) low = middle;
        else high = middle;
      }
      set(low);
    };
    const resized = new ResizeObserver(fitType);
    resized.observe(element, { box: 'border-box' });
    const changed = new MutationObserver(fitType);
    changed.observe(element, { childList: true, subtree: true });
    let isHere = true;
    // Another typeface has other widths.
    document.fonts?.ready.then(() => isHere && fitType()).catch(() => {});
    return () => {
      isHere = false;
      resized.disconnect();
      changed.disconnect();
    };
  }, [area]);
}
