import type { Grade } from '@/recipe/check/marks';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import CircleQuestionMark from '~icons/lucide/circle-question-mark';
import Info from '~icons/lucide/info';
import OctagonAlert from '~icons/lucide/octagon-alert';

interface GradeLook {
  label: string;
  icon: Icon;
  /** Classes of its chip. */
  chip: string;
}

/** How each grade is shown: by word and icon, never by colour alone. */
export const gradeLooks: Readonly<Record<Grade, GradeLook>> = {
  contains: {
    label: 'Contains',
    icon: OctagonAlert,
    chip: 'border-tomato-ink bg-tomato-wash text-tomato-ink',
  },
  'may contain': {
    label: 'May contain',
    icon: CircleQuestionMark,
    chip: 'border-dashed border-saffron-ink bg-saffron-wash text-saffron-ink',
  },
  // Advice to go easy on something is no praise of it: green is for what is well.
  note: {
    label: 'Note',
    icon: Info,
    chip: 'border-dotted border-saffron-ink bg-saffron-wash text-saffron-ink',
  },
};

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
