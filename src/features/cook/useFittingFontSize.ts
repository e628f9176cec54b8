import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** In rem: what can still be read at arm's length, and what can be read from two metres. */
const minFontRem = 1.5;
const maxFontRem = 4;
/** Letters that a line must hold, about: in larger type a narrow window breaks every other word. */
const minLettersPerLine = 20;
/** Of an average letter, in its type's size. */
const letterWidthEm = 0.5;
/** In pixels. */
const precisionPx = 0.3;
/** Of the timer bar, in rem: the type stays as it is when the first timer starts. */
const timerBarRem = 3.8;

/**
 * The type size of a recipe's steps: the largest in which each of them is in sight whole, one for all. Steps that are too
 * long for any type scroll, in the smallest.
 * @param page holds a copy of each step, `.cook-measuring-copy`, while `isMeasuring`
 * @param shown what the steps are made of: they are measured when it changes, and when the window does
 */
export function useFittingFontSize(page: RefObject<HTMLElement | null>, shown: unknown) {
  const [isMeasuring, setMeasuring] = useState(false);
  const [sizes, setSizes] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps are measured anew.
  useEffect(() => {
    // Where nothing can be measured, the style sheet's own size stays.
    if (!('ResizeObserver' in window)) return;
    let isHere = true;
    const measure = () => isHere && setMeasuring(true);
    // Another typeface has other widths, and without its renderer a text has none.
    const whatItTakes = [document.fonts.ready, import('@/recipe-ui/view/MarkdownText')];
    void Promise.allSettled(whatItTakes).then(measure);
    window.addEventListener('resize', measure);
    return () => {
      isHere = false;
      window.removeEventListener('resize', measure);
    };
  }, [shown]);

  useLayoutEffect(() => {
    if (!isMeasuring) return;
    if (page.current) setSizes(measureFontSizes(page.current));
    setMeasuring(false);
  }, [isMeasuring, page]);
  return { isMeasuring, sizes };
}

/** For each step in the page, the size of its type. */
function measureFontSizes(page: HTMLElement): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const steps = [...page.querySelectorAll<HTMLElement>('.cook-measuring-copy')];
  const bar = document.querySelector<HTMLElement>('.timer-bar')?.offsetHeight ?? 0;
  const room = bar > 0 || page.querySelector('.cook-timers') ? timerBarRem * rem : 0;
  for (const step of steps) step.style.height = `${page.clientHeight + bar - room}px`;
  // Lying down, the text is beside the rest, which scrolls by itself.
  const fits = (step: HTMLElement) =>
    [step, step.firstElementChild ?? step].every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
    );
  const set = (size: number) => page.style.setProperty('--step-font-size', `${size}px`);

  let low = minFontRem * rem;
  set(low);
  const short = steps.filter(fits);
  const narrowest = Math.min(...steps.map((step) => step.firstElementChild?.clientWidth ?? 0));
  let high = Math.max(low, Math.min(maxFontRem * rem, narrowest / (minLettersPerLine * letterWidthEm)));
  // The first try is the largest itself.
  for (let size = high; high - low > precisionPx; size = (low + high) / 2) {
    set(size);
    if (short.every(fits)) low = size;
    else high = size;
  }
  page.style.removeProperty('--step-font-size');
  return steps.map((step) => `${short.includes(step) ? low : minFontRem * rem}px`);
}
