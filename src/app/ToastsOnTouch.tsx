import { useEffect, useState } from 'react';
import { lazyPart } from '@/lib/lazyPart';

const SessionToasts = lazyPart(() => import('./SessionToasts'), 'SessionToasts');
const touches = ['pointerdown', 'click', 'keydown', 'submit'] as const;

/** The toasts, from the first touch of the page on: none answers less, and one that is early waits for them. */
export function ToastsOnTouch() {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const begin = () => setTouched(true);
    for (const name of touches) window.addEventListener(name, begin, { capture: true, once: true });
    return () => {
      for (const name of touches) window.removeEventListener(name, begin, { capture: true });
    };
  }, [isTouched]);
  return isTouched && <SessionToasts />;
}
