import { type ReactNode, useMemo } from 'react';
import type { Recipe } from '@/recipe/recipe';
import { fallbackTitles, recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { unreadableNotes } from '@/recipe/textFromJson';
import { cx } from '@/ui/cx';
import PencilLine from '~icons/lucide/pencil-line';
import { UnreadableNote } from '../view/UnreadableNote';
import { ComparedDescriptions } from './ComparedDescriptions';
import { ComparedIngredients } from './ComparedIngredients';
import { areComparable, compareIngredients } from './compareIngredients';
import { comparisonTitleClasses } from './comparisonClasses';

interface ComparedRecipes {
  previousRecipe: Recipe;
  newRecipe: Recipe;
}

/** Shows two recipes side by side. Imports the lexicon: load it lazily. */
export default function RecipeComparison({ previousRecipe, newRecipe }: ComparedRecipes) {
  const [before, after] = useMemo(
    () => [readTexts(previousRecipe), readTexts(newRecipe)] as const,
    [previousRecipe, newRecipe],
  );
  const lines = useMemo(() => {
    const lists = [before.ingredients, after.ingredients] as const;
    return areComparable(...lists) ? compareIngredients(...lists) : null;
  }, [before, after]);
  return (
    <section
      aria-label="The previous and the new recipe"
      className="@container grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <ComparedDetails previousRecipe={previousRecipe} newRecipe={newRecipe} />
      <ComparisonSection title="Ingredients">
        <div>
          {lines ? (
            <ComparedIngredients lines={lines} />
          ) : (
            <p>These lists are too long to be compared. Open each recipe to read its own.</p>
          )}
          <UnreadableNote>{unreadableSentence('Previous', previousRecipe)}</UnreadableNote>
          <UnreadableNote>{unreadableSentence('New', newRecipe)}</UnreadableNote>
        </div>
      </ComparisonSection>
      <ComparisonSection title="Recipe Description">
        <ComparedDescriptions previousRecipe={before} newRecipe={after} />
      </ComparisonSection>
    </section>
  );
}

function readTexts(recipe: Recipe) {
  const { ingredients, description } = recipeToMarkdown(recipe);
  return {
    title: recipeTitle(recipe.descripcionReceta, fallbackTitles.page),
    ingredients,
    text: description,
  };
}

function unreadableSentence(name: string, { unread }: Recipe): string {
  const notes = Object.values(unreadableNotes(unread)).filter(Boolean);
  return notes.length > 0 ? `${name}: ${notes.join(' ')}` : '';
}

function ComparisonSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 @2xl:grid-cols-[8rem_minmax(0,1fr)] @2xl:items-start"
    >
      <h3 className="text-2xl @2xl:text-xl">{title}</h3>
      {children}
    </section>
  );
}

const detailRows: readonly (readonly [label: string, value: (recipe: Recipe) => string])[] = [
  ['Minutes', ({ tiempoCoccion }) => String(tiempoCoccion ?? '–')],
  ['Diners', ({ diners }) => String(diners ?? '–')],
  ['Type', ({ tipoReceta }) => tipoReceta || '–'],
  ['Meal', ({ tipoComida }) => tipoComida || '–'],
  ['Note', ({ necesidadesDiners }) => necesidadesDiners.trim() || '–'],
];

const cellClass = 'py-1.5 align-baseline wrap-anywhere';
const iconCellClass = 'hidden align-baseline @2xl:table-cell';

/** Shows the details of two recipes in a table, differences in bold. */
function ComparedDetails({ previousRecipe, newRecipe }: ComparedRecipes) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">Facts of the previous and the new recipe</caption>
      <thead>
        <tr className="border-b border-line">
          <td className="w-20 @2xl:w-36" />
          <th scope="col" className={cx('pr-3 pb-2 @2xl:pr-0', comparisonTitleClasses.previousRecipe)}>
            Previous
          </th>
          <td aria-hidden className={cx(iconCellClass, 'w-13')} />
          <th scope="col" className={cx('pb-2', comparisonTitleClasses.newRecipe)}>
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {detailRows.map(([label, value]) => {
          const [before, after] = [value(previousRecipe), value(newRecipe)];
          const hasChanged = before !== after;
          return (
            <tr key={label} className="border-b border-line tabular-nums">
              <th scope="row" className={cx(cellClass, 'pr-3 font-normal text-soft')}>
                {label}
              </th>
              <td dir="auto" className={cx(cellClass, 'pr-3 @2xl:pr-0', hasChanged && 'text-soft')}>
                {before}
              </td>
              <td aria-hidden className={iconCellClass}>
                {hasChanged && (
                  <PencilLine aria-hidden className="mx-auto size-4.5 translate-y-0.5 text-saffron-ink" />
                )}
              </td>
              <td dir="auto" className={cx(cellClass, hasChanged && 'font-semibold')}>
                {after}
                {hasChanged && <span className="sr-only"> (changed)</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
