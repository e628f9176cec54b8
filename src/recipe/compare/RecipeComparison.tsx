import { type ReactNode, useMemo } from 'react';
import { markdownOf } from '../markdownSource';
import { RecipeMarkdown } from '../RecipeMarkdown';
import type { Recipe } from '../recipe';
import { recipeTitle, untitled } from '../title';
import { ComparedFacts } from './ComparedFacts';
import { ComparedIngredients } from './ComparedIngredients';
import { compareIngredients } from './compareIngredients';

interface RecipeComparisonProps {
  former: Recipe;
  now: Recipe;
}

/** Two recipes side by side, one below the other where there is no room. Load it lazily: it reads with the lexicon. */
export function RecipeComparison({ former, now }: RecipeComparisonProps) {
  const [before, after] = useMemo(() => [markdownOf(former), markdownOf(now)] as const, [former, now]);
  const ingredients = useMemo(
    () => compareIngredients(before.ingredients, after.ingredients),
    [before, after],
  );
  return (
    <section aria-label="The former and the new recipe" className="@container grid gap-8">
      <div className="grid gap-4 rounded-3xl border border-line bg-raised p-5 sm:p-6">
        <ComparedFacts former={former} now={now} />
      </div>
      <Sides
        title="Ingredients"
        former={<ComparedIngredients lines={ingredients.former} />}
        now={<ComparedIngredients lines={ingredients.now} />}
      />
      <Sides
        title="Recipe Description"
        former={<Description recipe={former} text={before.description} />}
        now={<Description recipe={now} text={after.description} />}
      />
    </section>
  );
}

interface SidesProps {
  title: string;
  former: ReactNode;
  now: ReactNode;
}

function Sides({ title, former, now }: SidesProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h3 className="text-2xl">{title}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @2xl:grid-cols-2 @2xl:gap-0 @2xl:divide-x @2xl:divide-line">
        <div className="@2xl:pr-8">
          <h4 className="mb-3 border-l-4 border-line-strong pl-3 font-semibold text-soft">Former</h4>
          {former}
        </div>
        <div className="@2xl:pl-8">
          <h4 className="mb-3 border-l-4 border-basil pl-3 font-semibold text-basil-ink">New</h4>
          {now}
        </div>
      </div>
    </section>
  );
}

function Description({ recipe, text }: { recipe: Recipe; text: string }) {
  return (
    <>
      <p dir="auto" className="mb-3 font-display text-xl leading-tight font-semibold wrap-anywhere">
        {recipeTitle(recipe.descripcionReceta, untitled.page)}
      </p>
      <RecipeMarkdown text={text} headingLevel={5} />
    </>
  );
}
