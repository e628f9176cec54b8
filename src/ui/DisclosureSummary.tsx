import type { ReactNode } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import { cx } from './cx';

/** Renders the `<summary>` of a `<details className="group">`, with a chevron that turns when it is open. */
export function DisclosureSummary({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <summary
      className={cx(
        'flex min-h-12 list-none items-center gap-2.5 py-2 font-semibold [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {children}
      <ChevronDown
        aria-hidden
        className="no-print -mr-1 ml-auto size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
      />
    </summary>
  );
}
