import { useMemo } from 'react';
import { withNonBreakingAmounts } from '@/food/amounts/replaceAmounts';
import { groupBy } from '@/lib/groupBy';
import type { Recipe } from '@/recipe/recipe';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { unreadableNotes } from '@/recipe/textFromJson';
import { cx } from '@/ui/cx';
import type { Icon } from '@/ui/icon';
import Minus from '~icons/lucide/minus';
import PencilLine from '~icons/lucide/pencil-line';
import Plus from '~icons/lucide/plus';
import { UnreadableNote } from '../view/UnreadableNote';
import { areComparable, type ComparedLine, compareIngredients, type LineChange } from './compareIngredients';

interface ComparedRecipes {
  previousRecipe: Recipe;
  newRecipe: Recipe;
}

/** Returns the compared lines of two recipes by their change; null if the lists are too long to be compared. */
function compareRecipes(previousRecipe: Recipe, newRecipe: Recipe): Map<LineChange, ComparedLine[]> | null {
  const previous = recipeToMarkdown(previousRecipe).ingredients;
  const next = recipeToMarkdown(newRecipe).ingredients;
  if (!areComparable(previous, next)) return null;
  const lines = [...compareIngredients(previous, next), ...compareDetails(previousRecipe, newRecipe)];
  return groupBy(lines, ({ change }) => change);
}

/** Shows how many lines of a recipe changed: '10 removed, 1 added, 1 changed'. Loaded with the comparison. */
export function ChangeCounts({ previousRecipe, newRecipe }: ComparedRecipes) {
  const changes = useMemo(() => compareRecipes(previousRecipe, newRecipe), [previousRecipe, newRecipe]);
  return changedKinds
    .map((kind) => ({ count: changes?.get(kind)?.length ?? 0, name: changeStyles[kind].name }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${count} ${name.toLowerCase()}`)
    .join(', ');
}

/**
 * Shows what changed from one recipe to another: the removed, added and changed lines.
 * Imports the lexicon: load it lazily.
 */
export default function RecipeComparison({ previousRecipe, newRecipe }: ComparedRecipes) {
  const changes = useMemo(() => compareRecipes(previousRecipe, newRecipe), [previousRecipe, newRecipe]);
  return (
    <section aria-label="What changed" className="grid gap-4 tabular-nums">
      {changedKinds.map((kind) => {
        const { name, icon, ink } = changeStyles[kind];
        const lines = changes?.get(kind) ?? [];
        if (lines.length === 0) return null;
        return (
          <div key={kind}>
            <p className="text-sm font-semibold text-soft">{name}</p>
            <ul className="gap-x-8 sm:columns-2">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same line twice, and never changes.
                <ComparedLineRow key={index} {...line} icon={icon} ink={ink} />
              ))}
            </ul>
          </div>
        );
      })}
      {!changes && <p>These lists are too long to be compared. Open each recipe to read its own.</p>}
      <UnreadableNote>{unreadableSentence('Previous', previousRecipe)}</UnreadableNote>
      <UnreadableNote>{unreadableSentence('New', newRecipe)}</UnreadableNote>
    </section>
  );
}

const detailTexts: readonly ((recipe: Recipe) => string)[] = [
  ({ tiempoCoccion }) => (tiempoCoccion === null ? '' : `${tiempoCoccion} min`),
  ({ diners }) => (diners === null ? '' : `serves ${diners}`),
  ({ tipoReceta }) => tipoReceta,
  ({ tipoComida }) => tipoComida,
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

const changeStyles = {
  removed: { icon: Minus, name: 'Removed', ink: 'text-tomato-ink' },
  added: { icon: Plus, name: 'Added', ink: 'text-basil-ink' },
  changed: { icon: PencilLine, name: 'Changed', ink: 'text-saffron-ink' },
} as const;
const changedKinds = ['removed', 'added', 'changed'] as const;

function ComparedLineRow({
  icon: Icon,
  ink,
  previousText,
  newText,
}: ComparedLine & { icon: Icon; ink: string }) {
  return (
    <li className="flex break-inside-avoid gap-2 border-b border-line py-1.5">
      <Icon aria-hidden className={cx('mt-1 size-4.5 shrink-0', ink)} />
      <p className="min-w-0 wrap-anywhere">
        {previousText !== null && (
          <del dir="auto" className="text-soft">
            {withNonBreakingAmounts(previousText)}
          </del>
        )}
        {previousText !== null && newText !== null && (
          <>
            <span className="sr-only">, now</span> <span aria-hidden>→ </span>
          </>
        )}
        {newText !== null && (
          <ins dir="auto" className="font-semibold no-underline">
            {withNonBreakingAmounts(newText)}
          </ins>
        )}
      </p>
    </li>
  );
}
