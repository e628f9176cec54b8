import { useMemo } from 'react';
import { withNonBreakingAmounts } from '@/food/amounts/replaceAmounts';
import { pluralize } from '@/lib/plural';
import type { Recipe } from '@/recipe/recipe';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { unreadableNotes } from '@/recipe/textFromJson';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import Equal from '~icons/lucide/equal';
import Minus from '~icons/lucide/minus';
import PencilLine from '~icons/lucide/pencil-line';
import Plus from '~icons/lucide/plus';
import { UnreadableNote } from '../view/UnreadableNote';
import { areComparable, type ComparedLine, compareIngredients, type LineChange } from './compareIngredients';

interface ComparedRecipes {
  previousRecipe: Recipe;
  newRecipe: Recipe;
}

/** Shows the changed details of two recipes, and the ingredients of both in one list. Imports the lexicon: load it lazily. */
export default function RecipeComparison({ previousRecipe, newRecipe }: ComparedRecipes) {
  const ingredients = useMemo(() => {
    const lists = [
      recipeToMarkdown(previousRecipe).ingredients,
      recipeToMarkdown(newRecipe).ingredients,
    ] as const;
    return areComparable(...lists) ? compareIngredients(...lists) : null;
  }, [previousRecipe, newRecipe]);
  const lines = [...(ingredients ?? []), ...compareDetails(previousRecipe, newRecipe)];
  const same = lines.filter(({ change }) => change === 'same');
  return (
    <section aria-label="What changed">
      <ComparedLines lines={lines.filter((line) => !same.includes(line))} />
      {same.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 text-soft">
            {pluralize(same.length, '1 line is the same', `${same.length} lines are the same`)}
          </summary>
          <ComparedLines lines={same} />
        </details>
      )}
      {!ingredients && <p>These lists are too long to be compared. Open each recipe to read its own.</p>}
      <UnreadableNote>{unreadableSentence('Previous', previousRecipe)}</UnreadableNote>
      <UnreadableNote>{unreadableSentence('New', newRecipe)}</UnreadableNote>
    </section>
  );
}

function ComparedLines({ lines }: { lines: readonly ComparedLine[] }) {
  return (
    <ul className="gap-x-8 tabular-nums sm:columns-2">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same line twice, and never changes.
        <ComparedLineRow key={index} {...line} />
      ))}
    </ul>
  );
}

const detailTexts: readonly ((recipe: Recipe) => string)[] = [
  ({ tiempoCoccion }) => (tiempoCoccion === null ? '' : `${tiempoCoccion} min`),
  ({ diners }) => (diners === null ? '' : `serves ${diners}`),
  ({ tipoReceta }) => tipoReceta,
  ({ tipoComida }) => tipoComida,
  ({ necesidadesDiners }) => necesidadesDiners.trim().replace(/^(?=.)/, 'Your note: '),
];

const compareDetails = (previousRecipe: Recipe, newRecipe: Recipe): ComparedLine[] =>
  detailTexts.flatMap((detailText) => {
    const [before, after] = [detailText(previousRecipe), detailText(newRecipe)];
    if (before === after) return [];
    const change = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
    return [{ change, previousText: before || null, newText: after || null }];
  });

function unreadableSentence(name: string, { unread }: Recipe): string {
  const notes = Object.values(unreadableNotes(unread)).filter(Boolean);
  return notes.length > 0 ? `${name}: ${notes.join(' ')}` : '';
}

const changeStyles: Readonly<Record<LineChange, { icon: Icon; srLabel: string; ink: string }>> = {
  removed: { icon: Minus, srLabel: 'Only in the previous: ', ink: 'text-tomato-ink' },
  added: { icon: Plus, srLabel: 'New: ', ink: 'text-basil-ink' },
  changed: { icon: PencilLine, srLabel: 'Changed: ', ink: 'text-saffron-ink' },
  same: { icon: Equal, srLabel: '', ink: 'text-line-strong' },
};

function ComparedLineRow({ change, previousText, newText }: ComparedLine) {
  const { icon: Icon, srLabel, ink } = changeStyles[change];
  const isSame = change === 'same';
  const NewText = isSame ? 'span' : 'ins';
  return (
    <li className="flex break-inside-avoid gap-2 border-b border-line py-2">
      <Icon aria-hidden className={cx('mt-1 size-4.5 shrink-0', ink)} />
      <p className="min-w-0 wrap-anywhere">
        <span className="sr-only">{srLabel}</span>
        {previousText !== null && !isSame && (
          <del dir="auto" className="text-soft">
            {withNonBreakingAmounts(previousText)}
          </del>
        )}
        {change === 'changed' && (
          <>
            <span className="sr-only">, now</span> <span aria-hidden>→ </span>
          </>
        )}
        {newText !== null && (
          <NewText dir="auto" className={cx('no-underline', isSame ? 'text-soft' : 'font-semibold')}>
            {withNonBreakingAmounts(newText)}
          </NewText>
        )}
      </p>
    </li>
  );
}
