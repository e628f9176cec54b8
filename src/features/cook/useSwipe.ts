import { type TouchEvent, useRef } from 'react';

/** Shorter than this, in CSS pixels, a touch is a tap or a slip of a wet finger. */
const shortest = 48;

/** Touch handlers that tell a swipe to the left or right from a tap, a scroll or a pinch. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const right = touch.clientX - from.x;
      const down = touch.clientY - from.y;
      if (Math.abs(right) < shortest || Math.abs(right) < Math.abs(down) * 1.5) return;
      if (right < 0) onLeft();
      else onRight();
    },
  };
}
