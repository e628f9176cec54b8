import { type RefCallback, useCallback, useState } from 'react';

interface ScrollableProps<Box extends HTMLElement> {
  ref: RefCallback<Box>;
  tabIndex: 0 | undefined;
}

/** Lets the keyboard reach, and scroll, a box whose content may be higher than it is; for as long as that is so. */
export function useScrollable<Box extends HTMLElement>(): ScrollableProps<Box> {
  const [isHigher, setIsHigher] = useState(false);
  const ref = useCallback((box: Box) => {
    if (!('ResizeObserver' in window)) return;
    const measure = () =>
      setIsHigher(box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY === 'auto');
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isHigher ? 0 : undefined };
}
