import { cx } from './cx';

/** A grey shape where content is about to be; give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={cx('rounded-xl bg-line motion-safe:animate-[shimmer_1.6s_ease-in-out_infinite]', className)}
    />
  );
}

interface LoadingNoteProps {
  /** A first try has failed: said to everybody, while another is made. */
  isRetrying?: boolean;
  children?: string;
}

/** Says to those who don't see the skeletons that something is loading. */
export function LoadingNote({ isRetrying = false, children = 'Loading…' }: LoadingNoteProps) {
  return (
    <p role="status" className={isRetrying ? 'text-soft' : 'sr-only'}>
      {isRetrying ? 'No answer yet. Still trying…' : children}
    </p>
  );
}
