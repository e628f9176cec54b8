import { useMemo } from 'react';
import type { Recipe } from '@/recipe/recipe';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { areComparable, compareIngredients } from './compareIngredients';

/** Shows the added and removed ingredients; nothing without changes. */
export default function ChangedIngredients({
  previousRecipe,
  newRecipe,
}: {
  previousRecipe: Recipe;
  newRecipe: Recipe;
}) {
  const { added, removed } = useMemo(
    () => findChanges(previousRecipe, newRecipe),
    [previousRecipe, newRecipe],
  );
  if (added.length + removed.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 leading-snug wrap-anywhere">
      <ChangedLines label="New in it" lines={added} />
      <ChangedLines label="No longer in it" lines={removed} />
    </dl>
  );
}

function ChangedLines({ label, lines }: { label: string; lines: readonly string[] }) {
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

function findChanges(previousRecipe: Recipe, newRecipe: Recipe) {
  const lists = [
    recipeToMarkdown(previousRecipe).ingredients,
    recipeToMarkdown(newRecipe).ingredients,
  ] as const;
  const lines = areComparable(...lists) ? compareIngredients(...lists) : [];
  const getTexts = (kind: 'added' | 'removed') =>
    lines.flatMap((line) => (line.change === kind ? [(line.newText ?? line.previousText ?? '').trim()] : []));
  return { added: getTexts('added'), removed: getTexts('removed') };
}
