import { useEffect, useRef } from 'react';

interface StepKeys {
  onNext: () => void;
  onPrevious: () => void;
  onExit: () => void;
  /** False while a dialog in front has the keyboard. */
  enabled: boolean;
}

/** Arrow keys turn the steps, Escape leaves, wherever the focus is. */
export function useStepKeys({ enabled, ...handlers }: StepKeys): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // With a modifier the browser means something else: Alt and an arrow is Back.
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight') latest.current.onNext();
      else if (event.key === 'ArrowLeft') latest.current.onPrevious();
      else if (event.key === 'Escape') latest.current.onExit();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
