import { unbrokenAmounts } from '@/food/amounts/unbrokenAmounts';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import Equal from '~icons/lucide/equal';
import Minus from '~icons/lucide/minus';
import PencilLine from '~icons/lucide/pencil-line';
import Plus from '~icons/lucide/plus';
import type { ComparedLine, LineChange } from './compareIngredients';
import { comparisonColumns, comparisonTitle } from './comparisonClasses';

interface FateLook {
  icon: Icon;
  /** For screen readers, before the line. */
  word: string;
  /** Follows the number of such lines. */
  tally: string;
  sign: string;
}

const looks: Readonly<Record<LineChange, FateLook>> = {
  gone: { icon: Minus, word: 'Only in the previous: ', tally: 'gone', sign: 'text-tomato-ink' },
  new: { icon: Plus, word: 'New: ', tally: 'new', sign: 'text-basil-ink' },
  other: { icon: PencilLine, word: 'Changed: ', tally: 'changed', sign: 'text-saffron-ink' },
  same: { icon: Equal, word: '', tally: 'the same', sign: 'text-line-strong' },
};

/**
 * Shows the ingredients of two recipes in one list, with a sign and a word for each change. In wide boxes the previous
 * line is left of the sign and the new one right; in narrow boxes, one line shows both.
 */
export function ComparedIngredients({ lines }: { lines: readonly ComparedLine[] }) {
  if (lines.length === 0) return <p className="text-soft">No ingredients listed.</p>;
  return (
    <div className="grid gap-3">
      <Tally lines={lines} />
      <div>
        <div aria-hidden className={cx('hidden border-b border-line pb-2 @2xl:grid', comparisonColumns)}>
          <span className={comparisonTitle.previousRecipe}>Previous</span>
          <span className={cx('col-start-3', comparisonTitle.newRecipe)}>New</span>
        </div>
        <ul className="divide-y divide-line tabular-nums">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same line twice, and never changes.
            <Row key={index} {...line} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Tally({ lines }: { lines: readonly ComparedLine[] }) {
  const fates = Object.entries(looks).map(([fate, look]) => ({
    ...look,
    count: lines.filter((line) => line.change === fate).length,
  }));
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      {fates
        .filter(({ count }) => count > 0)
        .map(({ icon: Icon, sign, tally, count }) => (
          <span key={sign} className="inline-flex items-center gap-1.5 tabular-nums">
            <Icon aria-hidden className={cx('size-4', sign)} />
            {`${count} ${tally}`}
          </span>
        ))}
    </p>
  );
}

function Row({ change, previousText, newText }: ComparedLine) {
  const { icon: Icon, word, sign } = looks[change];
  const isSame = change === 'same';
  const [Previous, Now] = isSame ? (['span', 'span'] as const) : (['del', 'ins'] as const);
  return (
    <li className={cx('grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 py-2', comparisonColumns)}>
      <Icon aria-hidden className={cx('mt-1 size-4.5 @2xl:col-start-2 @2xl:row-start-1', sign)} />
      <div className="min-w-0 wrap-anywhere @2xl:contents">
        {word !== '' && <span className="sr-only">{word}</span>}
        {previousText !== null && (
          // Equal lines show once.
          <Previous
            dir="auto"
            aria-hidden={isSame || undefined}
            className={cx(
              '@2xl:col-start-1 @2xl:row-start-1',
              isSame ? 'hidden text-soft @2xl:inline' : 'text-soft line-through',
              change === 'other' && '@2xl:no-underline',
            )}
          >
            {unbrokenAmounts(previousText)}
          </Previous>
        )}
        {change === 'other' && (
          <>
            <span className="sr-only">, now </span>
            <span aria-hidden className="mx-1.5 text-saffron-ink @2xl:hidden">
              →
            </span>
          </>
        )}
        {newText !== null && (
          <Now
            dir="auto"
            className={cx(
              'no-underline @2xl:col-start-3 @2xl:row-start-1',
              isSame ? 'text-soft' : 'font-semibold',
            )}
          >
            {unbrokenAmounts(newText)}
          </Now>
        )}
      </div>
    </li>
  );
}
