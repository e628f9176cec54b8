import { useMemo } from 'react';
import { markdownOf } from '@/recipe/markdownSource';
import type { Recipe } from '@/recipe/recipe';
import { recipeTitle, untitled } from '@/recipe/title';
import { ComparedDescriptions } from './ComparedDescriptions';
import { ComparedFacts } from './ComparedFacts';
import { ComparedIngredients } from './ComparedIngredients';
import { part, partTitle } from './columns';
import { compareIngredients } from './compareIngredients';

interface RecipeComparisonProps {
  former: Recipe;
  now: Recipe;
}

/** Two recipes held against each other. Load it lazily: it reads with the lexicon. */
export function RecipeComparison({ former, now }: RecipeComparisonProps) {
  const [before, after] = useMemo(() => [shownOf(former), shownOf(now)] as const, [former, now]);
  const lines = useMemo(() => compareIngredients(before.ingredients, after.ingredients), [before, after]);
  return (
    <section
      aria-label="The former and the new recipe"
      className="@container grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <ComparedFacts former={former} now={now} />
      <section aria-label="Ingredients" className={part}>
        <h3 className={partTitle}>Ingredients</h3>
        <ComparedIngredients lines={lines} />
      </section>
      <section aria-label="Recipe Description" className={part}>
        <h3 className={partTitle}>Recipe Description</h3>
        <ComparedDescriptions former={before} now={after} />
      </section>
    </section>
  );
}

function shownOf(recipe: Recipe) {
  const { ingredients, description } = markdownOf(recipe);
  return { title: recipeTitle(recipe.descripcionReceta, untitled.page), ingredients, text: description };
}
