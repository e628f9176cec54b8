import { withNonBreakingAmounts } from '@/food/amounts/replaceAmounts';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import Equal from '~icons/lucide/equal';
import Minus from '~icons/lucide/minus';
import PencilLine from '~icons/lucide/pencil-line';
import Plus from '~icons/lucide/plus';
import type { ComparedLine, LineChange } from './compareIngredients';
import { comparisonColumnsClass, comparisonTitleClasses } from './comparisonClasses';

interface ChangeStyle {
  icon: Icon;
  srLabel: string;
  /** Shown after the number of such lines. */
  countLabel: string;
  ink: string;
}

const changeStyles: Readonly<Record<LineChange, ChangeStyle>> = {
  removed: { icon: Minus, srLabel: 'Only in the previous: ', countLabel: 'gone', ink: 'text-tomato-ink' },
  added: { icon: Plus, srLabel: 'New: ', countLabel: 'new', ink: 'text-basil-ink' },
  changed: { icon: PencilLine, srLabel: 'Changed: ', countLabel: 'changed', ink: 'text-saffron-ink' },
  same: { icon: Equal, srLabel: '', countLabel: 'the same', ink: 'text-line-strong' },
};

/**
 * Shows the ingredients of two recipes in one list, with an icon for each change. Wide boxes have the previous line
 * left of the icon and the new one right; narrow boxes show both in one line.
 */
export function ComparedIngredients({ lines }: { lines: readonly ComparedLine[] }) {
  if (lines.length === 0) return <p className="text-soft">No ingredients listed.</p>;
  return (
    <div className="grid gap-3">
      <ChangeCounts lines={lines} />
      <div>
        <div aria-hidden className={cx('hidden border-b border-line pb-2 @2xl:grid', comparisonColumnsClass)}>
          <span className={comparisonTitleClasses.previousRecipe}>Previous</span>
          <span className={cx('col-start-3', comparisonTitleClasses.newRecipe)}>New</span>
        </div>
        <ul className="divide-y divide-line tabular-nums">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same line twice, and never changes.
            <ComparedLineRow key={index} {...line} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function ChangeCounts({ lines }: { lines: readonly ComparedLine[] }) {
  const counts = Object.entries(changeStyles).map(([fate, look]) => ({
    ...look,
    count: lines.filter((line) => line.change === fate).length,
  }));
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ icon: Icon, ink, countLabel, count }) => (
          <span key={ink} className="inline-flex items-center gap-1.5 tabular-nums">
            <Icon aria-hidden className={cx('size-4', ink)} />
            {`${count} ${countLabel}`}
          </span>
        ))}
    </p>
  );
}

function ComparedLineRow({ change, previousText, newText }: ComparedLine) {
  const { icon: Icon, srLabel, ink } = changeStyles[change];
  const isSame = change === 'same';
  const [Previous, New] = isSame ? (['span', 'span'] as const) : (['del', 'ins'] as const);
  return (
    <li className={cx('grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 py-2', comparisonColumnsClass)}>
      <Icon aria-hidden className={cx('mt-1 size-4.5 @2xl:col-start-2 @2xl:row-start-1', ink)} />
      <div className="min-w-0 wrap-anywhere @2xl:contents">
        {srLabel !== '' && <span className="sr-only">{srLabel}</span>}
        {previousText !== null && (
          <Previous
            dir="auto"
            aria-hidden={isSame || undefined}
            className={cx(
              '@2xl:col-start-1 @2xl:row-start-1',
              isSame ? 'hidden text-soft @2xl:inline' : 'text-soft line-through',
              change === 'changed' && '@2xl:no-underline',
            )}
          >
            {withNonBreakingAmounts(previousText)}
          </Previous>
        )}
        {change === 'changed' && (
          <>
            <span className="sr-only">, now </span>
            <span aria-hidden className="mx-1.5 text-saffron-ink @2xl:hidden">
              →
            </span>
          </>
        )}
        {newText !== null && (
          <New
            dir="auto"
            className={cx(
              'no-underline @2xl:col-start-3 @2xl:row-start-1',
              isSame ? 'text-soft' : 'font-semibold',
            )}
          >
            {withNonBreakingAmounts(newText)}
          </New>
        )}
      </div>
    </li>
  );
}
