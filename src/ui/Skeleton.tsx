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

/** Says to those who don't see the skeletons that something is loading. */
export function LoadingNote({ children = 'Loading…' }: { children?: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
