import { useMemo } from 'react';
import type { Recipe } from '@/recipe/recipe';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { areComparable, compareIngredients } from './compareIngredients';

/** Shows which ingredients were added and removed; nothing if there are no changes. */
export default function ChangedIngredients({
  previousRecipe,
  newRecipe,
}: {
  previousRecipe: Recipe;
  newRecipe: Recipe;
}) {
  const { added, gone } = useMemo(
    () => changesBetween(previousRecipe, newRecipe),
    [previousRecipe, newRecipe],
  );
  if (added.length + gone.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 leading-snug wrap-anywhere">
      <Changes label="New in it" lines={added} />
      <Changes label="No longer in it" lines={gone} />
    </dl>
  );
}

function Changes({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="min-w-0">
      <dt className="mr-1.5 inline font-semibold">{`${label}:`}</dt>
      <dd dir="auto" className="inline">
        {lines.join(' · ')}
      </dd>
    </div>
  );
}

function changesBetween(previousRecipe: Recipe, newRecipe: Recipe) {
  const lists = [
    recipeToMarkdown(previousRecipe).ingredients,
    recipeToMarkdown(newRecipe).ingredients,
  ] as const;
  const lines = areComparable(...lists) ? compareIngredients(...lists) : [];
  const words = (fate: 'new' | 'gone') =>
    lines.flatMap((line) => (line.change === fate ? [(line.newText ?? line.previousText ?? '').trim()] : []));
  return { added: words('new'), gone: words('gone') };
}
