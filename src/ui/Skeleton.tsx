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

/** Shows grey shapes in place of recipe cards, with picture, title and facts; as rows on phones. */
export function RecipeCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key.
      key={index}
      aria-hidden
      className="grid h-28 grid-cols-[min(6.5rem,25vw)_1fr] overflow-hidden rounded-3xl bg-raised shadow-card sm:h-104 sm:grid-cols-1 sm:grid-rows-[3fr_2fr]"
    >
      <Skeleton className="rounded-none!" />
      <div className="grid content-start gap-3 p-3.5 sm:p-5">
        <Skeleton className="h-5 w-4/5 sm:h-6" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  ));
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
