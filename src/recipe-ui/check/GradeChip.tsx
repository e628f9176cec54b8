import type { Grade } from '@/recipe/check/marks';
import { cx } from '@/ui/cx';
import { gradeLooks } from './gradeLooks';

/** How sure it is that a food meets the profile. */
export function GradeChip({ grade }: { grade: Grade }) {
  const { label, icon: Icon, chip } = gradeLooks[grade];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        'print:border-ink print:bg-transparent print:px-1.5 print:py-0 print:text-[0.85em] print:text-ink',
        chip,
      )}
    >
      <Icon aria-hidden className="size-4 print:size-3" />
      {label}
    </span>
  );
}
