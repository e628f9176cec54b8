import { Equal, Minus, PencilLine, Plus } from 'lucide-react';
import { cx } from '@/ui/cx';
import type { ComparedLine, LineFate } from './compareIngredients';

const looks = {
  same: { icon: Equal, word: '', className: 'text-soft', mark: 'text-line-strong' },
  other: { icon: PencilLine, word: 'Changed: ', className: 'font-medium', mark: 'text-saffron-ink' },
  gone: {
    icon: Minus,
    word: 'Only in the former: ',
    className: 'font-medium line-through',
    mark: 'text-tomato-ink',
  },
  new: { icon: Plus, word: 'New: ', className: 'font-medium', mark: 'text-basil-ink' },
} as const satisfies Record<LineFate, unknown>;

/** One side of the ingredients, what differs marked by sign and word. */
export function ComparedIngredients({ lines }: { lines: readonly ComparedLine[] }) {
  if (lines.length === 0) return <p className="text-soft">No ingredients listed.</p>;
  return (
    <ul className="grid gap-1.5 tabular-nums">
      {lines.map(({ text, fate }, index) => {
        const { icon: Icon, word, className, mark } = looks[fate];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same line twice, and never changes.
          <li key={index} className="flex items-start gap-2">
            <Icon aria-hidden className={cx('mt-1 size-4.5 shrink-0', mark)} />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {word !== '' && <span className="sr-only">{word}</span>}
              <span className={className}>{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
