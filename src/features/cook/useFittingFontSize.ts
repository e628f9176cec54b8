import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Legible at arm's length, and at two metres. */
const minFontRem = 1.5;
const maxFontRem = 4;
/** In larger type, a narrow window breaks every other word. */
const minLettersPerLine = 20;
/** Width of an average letter. */
const letterWidthEm = 0.5;
const precisionPx = 0.3;
/** Height of the timer bar, reserved so that the type size stays when the first timer starts. */
const timerBarRem = 3.8;

/**
 * Returns the largest type size in which each step fits into the window, the same for all. Steps that are too long
 * scroll in the smallest size.
 * @param page contains a copy of each step, `.cook-measuring-copy`, while `isMeasuring`
 * @param shown measures again when this changes, and when the window does
 */
export function useFittingFontSize(page: RefObject<HTMLElement | null>, shown: unknown) {
  const [isMeasuring, setMeasuring] = useState(false);
  const [sizes, setSizes] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps are measured anew.
  useEffect(() => {
    // Without ResizeObserver, the style sheet's size stays.
    if (!('ResizeObserver' in window)) return;
    let isHere = true;
    const measure = () => isHere && setMeasuring(true);
    // Measures once the font and the markdown renderer are loaded.
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

/** Returns the type size for each step in the page. */
function measureFontSizes(page: HTMLElement): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const steps = [...page.querySelectorAll<HTMLElement>('.cook-measuring-copy')];
  const bar = document.querySelector<HTMLElement>('.timer-bar')?.offsetHeight ?? 0;
  const room = bar > 0 || page.querySelector('.cook-timers') ? timerBarRem * rem : 0;
  for (const step of steps) step.style.height = `${page.clientHeight + bar - room}px`;
  // In landscape, the ingredients beside the text scroll by themselves.
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
  // Tries the largest size first.
  for (let size = high; high - low > precisionPx; size = (low + high) / 2) {
    set(size);
    if (short.every(fits)) low = size;
    else high = size;
  }
  page.style.removeProperty('--step-font-size');
  return steps.map((step) => `${short.includes(step) ? low : minFontRem * rem}px`);
}
