import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';

interface PaginationProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Shows links to the previous, next and nearby pages, if there is more than one (claims 2.55, 2.57). */
export function Pagination({ page, pageCount, onPageChange }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label="Pages of recipes"
      className="flex max-sm:mt-3 flex-wrap items-center justify-center gap-1"
    >
      <PageButton label="Previous page" isEnabled={page > 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden className="size-5" />
      </PageButton>
      {pageNumbers(page, pageCount).map((number, index, numbers) =>
        number === null ? (
          <span key={`after ${numbers[index - 1]}`} aria-hidden className="px-1 text-soft">
            …
          </span>
        ) : (
          <PageButton
            key={number}
            label={`Page ${number}`}
            isCurrent={number === page}
            onClick={() => onPageChange(number)}
          >
            {number}
          </PageButton>
        ),
      )}
      <PageButton label="Next page" isEnabled={page < pageCount} onClick={() => onPageChange(page + 1)}>
        <ChevronRight aria-hidden className="size-5" />
      </PageButton>
    </nav>
  );
}

/** Returns the page numbers to show: first, last, and around the current one; null for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const sorted = [...new Set(candidates)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

interface PageButtonProps {
  label: string;
  isCurrent?: boolean;
  isEnabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Shows a page button. Uses `aria-disabled` at the ends, because a button with `disabled` loses the focus. */
function PageButton({ label, isCurrent = false, isEnabled = true, onClick, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={isEnabled ? undefined : true}
      onClick={() => {
        if (isEnabled && !isCurrent) onClick();
      }}
      className={cx(
        'inline-grid h-11 min-w-11 place-items-center rounded-full px-2 font-semibold tabular-nums',
        'transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
        isCurrent ? 'bg-ink text-paper' : 'hover:bg-sunken',
      )}
    >
      {children}
    </button>
  );
}
