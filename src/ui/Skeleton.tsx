import { cx } from './cx';

/** Shows a grey shape in place of loading content. `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={cx(
        'rounded-xl bg-sunken motion-safe:animate-[shimmer_1.6s_ease-in-out_infinite]',
        className,
      )}
    />
  );
}

interface LoadingNoteProps {
  /** True after a first failed attempt. The note is then visible. */
  isRetrying?: boolean;
  children?: string;
}

/** Announces to screen readers that something is loading. */
export function LoadingNote({ isRetrying = false, children = 'Loading…' }: LoadingNoteProps) {
  return (
    <p role="status" className={isRetrying ? 'text-soft' : 'sr-only'}>
      {isRetrying ? 'No answer yet. Still trying…' : children}
    </p>
  );
}
