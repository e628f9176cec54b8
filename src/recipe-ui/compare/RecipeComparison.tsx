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
import { comparisonTitle } from './comparisonClasses';

interface ComparedRecipes {
  previousRecipe: Recipe;
  newRecipe: Recipe;
}

/** Shows two recipes side by side. Load it lazily, because it imports the lexicon. */
export default function RecipeComparison({ previousRecipe, newRecipe }: ComparedRecipes) {
  const [before, after] = useMemo(
    () => [comparedTexts(previousRecipe), comparedTexts(newRecipe)] as const,
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
      <Part title="Ingredients">
        <div>
          {lines ? (
            <ComparedIngredients lines={lines} />
          ) : (
            <p>These lists are too long to be compared. Open each recipe to read its own.</p>
          )}
          <UnreadableNote>{unreadSentence('Previous', previousRecipe)}</UnreadableNote>
          <UnreadableNote>{unreadSentence('New', newRecipe)}</UnreadableNote>
        </div>
      </Part>
      <Part title="Recipe Description">
        <ComparedDescriptions previousRecipe={before} newRecipe={after} />
      </Part>
    </section>
  );
}

function comparedTexts(recipe: Recipe) {
  const { ingredients, description } = recipeToMarkdown(recipe);
  return {
    title: recipeTitle(recipe.descripcionReceta, fallbackTitles.page),
    ingredients,
    text: description,
  };
}

function unreadSentence(name: string, { unread }: Recipe): string {
  const notes = Object.values(unreadableNotes(unread)).filter(Boolean);
  return notes.length > 0 ? `${name}: ${notes.join(' ')}` : '';
}

/** Shows a heading left of two columns, or above them. */
function Part({ title, children }: { title: string; children: ReactNode }) {
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

const details: readonly (readonly [label: string, value: (recipe: Recipe) => string])[] = [
  ['Minutes', ({ tiempoCoccion }) => String(tiempoCoccion ?? '–')],
  ['Diners', ({ diners }) => String(diners ?? '–')],
  ['Type', ({ tipoReceta }) => tipoReceta || '–'],
  ['Meal', ({ tipoComida }) => tipoComida || '–'],
  ['Note', ({ necesidadesDiners }) => necesidadesDiners.trim() || '–'],
];

const cell = 'py-1.5 align-baseline wrap-anywhere';
/** Space for a sign, as in ComparedIngredients. */
const signCell = 'hidden align-baseline @2xl:table-cell';

/** Shows the details of two recipes in a table, differences in bold. */
function ComparedDetails({ previousRecipe, newRecipe }: ComparedRecipes) {
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">Facts of the previous and the new recipe</caption>
      <thead>
        <tr className="border-b border-line">
          <td className="w-20 @2xl:w-36" />
          <th scope="col" className={cx('pr-3 pb-2 @2xl:pr-0', comparisonTitle.previousRecipe)}>
            Previous
          </th>
          <td aria-hidden className={cx(signCell, 'w-13')} />
          <th scope="col" className={cx('pb-2', comparisonTitle.newRecipe)}>
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {details.map(([label, value]) => {
          const [before, after] = [value(previousRecipe), value(newRecipe)];
          const isOther = before !== after;
          return (
            <tr key={label} className="border-b border-line tabular-nums">
              <th scope="row" className={cx(cell, 'pr-3 font-normal text-soft')}>
                {label}
              </th>
              <td dir="auto" className={cx(cell, 'pr-3 @2xl:pr-0', isOther && 'text-soft')}>
                {before}
              </td>
              <td aria-hidden className={signCell}>
                {isOther && (
                  <PencilLine aria-hidden className="mx-auto size-4.5 translate-y-0.5 text-saffron-ink" />
                )}
              </td>
              <td dir="auto" className={cx(cell, isOther && 'font-semibold')}>
                {after}
                {isOther && <span className="sr-only"> (changed)</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
