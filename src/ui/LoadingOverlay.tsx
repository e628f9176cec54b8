import { useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { Mascot } from './Mascot';
import { stirring } from './mascot/moods/stirring';

interface LoadingOverlayProps {
  description: string;
  /** Timeout of the request. */
  timeoutSeconds: number;
  onCancel: () => void;
}

/**
 * Shows the full-screen overlay with the robot (claim 2.27): the description, the elapsed time and a Cancel button;
 * Escape cancels too. The overlay itself takes the focus, not Cancel, and restores it.
 */
export function LoadingOverlay({ description, timeoutSeconds, onCancel }: LoadingOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const seconds = useElapsedSeconds();

  useEffect(() => {
    const previouslyFocused = document.activeElement;
    overlay.current?.focus();
    return () => {
      if (previouslyFocused instanceof HTMLElement) previouslyFocused.focus();
    };
  }, []);

  return (
    <div
      ref={overlay}
      role="status"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-6 bg-paper text-ink"
    >
      <Mascot mood={stirring} heightPx={200} />
      <p className="font-display text-2xl font-semibold">Processing...</p>
      <p className="-mt-4 line-clamp-4 max-w-sm px-6 text-center whitespace-pre-line wrap-anywhere">
        {description}
      </p>
      {/* role="timer" is not announced every second. */}
      <p className="-mt-4 text-soft tabular-nums">
        <span role="timer">{formatElapsedTime(seconds)}</span> so far
      </p>
      <p className="-mt-4 max-w-xs px-6 text-center text-soft">
        {getWaitingMessage(seconds, timeoutSeconds)}
      </p>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Returns the text below the timer. */
function getWaitingMessage(elapsedSeconds: number, timeoutSeconds: number): string {
  return elapsedSeconds < Math.min(60, timeoutSeconds * 0.75)
    ? 'The chef is writing your recipe. This takes about a minute.'
    : 'This one takes longer than usual. What you typed is kept.';
}

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startMs = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startMs) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

const formatElapsedTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
