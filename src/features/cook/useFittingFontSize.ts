import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Legible from arm's length, and from two metres. */
const minFontRem = 1.5;
const maxFontRem = 4;
/** In larger type, a narrow window breaks every other word. */
const minLettersPerLine = 20;
const letterWidthEm = 0.5;
const precisionPx = 0.3;
/** Height of the timer bar, upright and in landscape. Reserved, so that the type size stays when the first timer starts. */
const timerBarRem = { upright: 4.7, low: 3.7 };

/**
 * Returns the largest type size in which each step fits into the window, the same for all. Steps that are too long for
 * the smallest size scroll.
 * @param frame contains a copy of each step, `.cook-measuring-copy`, while `isMeasuring`
 * @param content the sizes are measured again when it changes, and when the window is resized
 */
export function useFittingFontSize(frame: RefObject<HTMLElement | null>, content: unknown) {
  const [isMeasuring, setMeasuring] = useState(false);
  const [sizes, setSizes] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed content must be measured again.
  useEffect(() => {
    // Without ResizeObserver, the style sheet sets the size.
    if (!('ResizeObserver' in window)) return;
    let isCurrent = true;
    const measure = () => isCurrent && setMeasuring(true);
    void document.fonts.ready.then(measure);
    window.addEventListener('resize', measure);
    return () => {
      isCurrent = false;
      window.removeEventListener('resize', measure);
    };
  }, [content]);

  useLayoutEffect(() => {
    if (!isMeasuring) return;
    if (frame.current) setSizes(measureFontSizes(frame.current));
    setMeasuring(false);
  }, [isMeasuring, frame]);
  return { isMeasuring, sizes };
}

function measureFontSizes(frame: HTMLElement): string[] {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const steps = [...frame.querySelectorAll<HTMLElement>('.cook-measuring-copy')];
  const barHeightPx = document.querySelector<HTMLElement>('.timer-bar')?.offsetHeight ?? 0;
  const barRem = timerBarRem[window.matchMedia('(height <= 31rem)').matches ? 'low' : 'upright'];
  const reservedPx = barHeightPx > 0 || frame.querySelector('.cook-timers') ? barRem * rem : 0;
  for (const step of steps) step.style.height = `${frame.clientHeight + barHeightPx - reservedPx}px`;
  // In landscape, the ingredients beside the text scroll on their own.
  const fits = (step: HTMLElement) =>
    [step, step.firstElementChild ?? step].every(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
    );
  const setSizePx = (size: number) => frame.style.setProperty('--step-font-size', `${size}px`);

  let low = minFontRem * rem;
  setSizePx(low);
  const fittingSteps = steps.filter(fits);
  const narrowest = Math.min(...steps.map((step) => step.firstElementChild?.clientWidth ?? 0));
  let high = Math.max(low, Math.min(maxFontRem * rem, narrowest / (minLettersPerLine * letterWidthEm)));
  for (let size = high; high - low > precisionPx; size = (low + high) / 2) {
    setSizePx(size);
    if (fittingSteps.every(fits)) low = size;
    else high = size;
  }
  frame.style.removeProperty('--step-font-size');
  return steps.map((step) => `${fittingSteps.includes(step) ? low : minFontRem * rem}px`);
}
