import { useEffect, useRef, useState } from 'react';
import { Button } from './Button';
import { Mascot } from './Mascot';
import { stirring } from './mascot/moods/stirring';

interface LoadingOverlayProps {
  /** What is being made. */
  description: string;
  /** How long it may take, at most. */
  limitSeconds: number;
  onCancel: () => void;
}

/**
 * The full-screen overlay with the robot (claim 2.27): covers the page while something is being made, tells what
 * and for how long already, and lets the cook call it off, by Escape too. Takes the focus, without pointing at Cancel, and
 * gives it back.
 */
export function LoadingOverlay({ description, limitSeconds, onCancel }: LoadingOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const seconds = useElapsedSeconds();

  useEffect(() => {
    const before = document.activeElement;
    overlay.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <div
      ref={overlay}
      role="status"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-6 bg-paper/95 text-ink"
    >
      <Mascot mood={stirring} size={200} />
      <p className="font-display text-2xl font-semibold">Processing...</p>
      <p className="-mt-4 line-clamp-3 max-w-sm px-6 text-center wrap-anywhere">{description}</p>
      {/* A timer is not read out at every second. */}
      <p role="timer" className="-mt-4 text-soft tabular-nums">
        {formatMinutes(seconds)}
      </p>
      <p className="-mt-4 max-w-xs px-6 text-center text-soft">{waitingMessage(seconds, limitSeconds)}</p>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** Most recipes are there within half of the limit: what takes longer is said to. */
function waitingMessage(seconds: number, limitSeconds: number): string {
  const minutes = Math.floor(limitSeconds / 60);
  if (seconds < 8) return 'The chef is writing your recipe.';
  return seconds < limitSeconds / 2
    ? `Still writing: a good recipe takes the chef up to ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
    : 'It takes longer than usual today. What you typed is safe, whatever comes of it.';
}

function useElapsedSeconds(): number {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - start) / 1000));
}

const formatMinutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
