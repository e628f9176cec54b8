import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '@/ui/cx';
import { RecipeCheckPanel } from '../check/RecipeCheckPanel';
import type { ShownRecipe } from '../useShownRecipe';
import { RecipeDetails, RecipeSummaryLine } from './RecipeDetails';
import { RecipeImage } from './RecipeImage';
import './recipeSheet.css';
import { RecipeBody } from './RecipeBody';
import { RecipeTitle } from './RecipeTitle';
import { RegenerateProgress } from './RegenerateProgress';

/** Less space above than on other screens, so that the picture is higher up. */
export const recipeScreenClass = 'not-print:-mt-5 not-print:sm:-mt-9';

interface RecipeSheetProps {
  shownRecipe: ShownRecipe;
  /** Level of the title; sections are one below. */
  titleLevel: 1 | 2 | 3;
  actions: ReactNode;
  /** Called by a click on a sample picture, instead of creating one. */
  onCreateImage?: () => void;
  /** True for a new recipe: shows all details. */
  isNew?: boolean;
  /** Shown below the check: what changed from the previous recipe. */
  changes?: ReactNode;
}

/**
 * Shows a recipe: picture, title, details, actions, check, ingredients, steps. In wide boxes the ingredients are sticky
 * beside the steps. Prints without controls.
 */
export function RecipeSheet({
  shownRecipe,
  titleLevel,
  actions,
  onCreateImage,
  isNew = false,
  changes,
}: RecipeSheetProps) {
  const { recipe, title, image, portions, check, hasProfile } = shownRecipe;
  const headingLevel = (titleLevel + 1) as 2 | 3 | 4;
  // With a profile, the text is shown together with the result of the check, which then shifts nothing.
  const isBodyShown = useHasTimePassed(maxCheckWaitMs) || check.status !== 'checking' || !hasProfile;
  const facts = {
    recipe,
    diners: portions.hasDiners ? portions.count : recipe.diners,
    check,
  };
  return (
    <div className="@container/recipe">
      <RegenerateProgress shownRecipe={shownRecipe} />
      <div className="recipe-sheet-areas">
        <RecipeImage
          recipe={recipe}
          title={title}
          isEager
          shouldShowFailure
          onCreateImage={onCreateImage ?? image.create}
          isPending={image.isPending}
          className={cx(pictureClass, isNew && 'not-print:@max-[640px]/recipe:aspect-12/5!')}
        />
        <div className="[grid-area:head] grid content-start gap-1.5 not-print:mt-3 not-print:@min-[640px]/recipe:mt-0 not-print:@min-[640px]/recipe:gap-3">
          <RecipeTitle
            shownRecipe={shownRecipe}
            level={titleLevel}
            className="text-[1.375rem] leading-[1.15] wrap-anywhere not-print:@min-[640px]/recipe:text-[2rem] not-print:@min-[960px]/recipe:text-[2.5rem] print:text-[1.6rem]"
          />
          {isNew ? <RecipeDetails {...facts} /> : <RecipeSummaryLine {...facts} />}
        </div>
        <div className="recipe-sheet-actions no-print">{actions}</div>
        <div className="[grid-area:check] not-print:mt-3 not-print:has-aria-expanded:mb-4 not-print:@min-[640px]/recipe:mt-4">
          <RecipeCheckPanel shownRecipe={shownRecipe} />
        </div>
        {isBodyShown && changes}
        {isBodyShown ? (
          <RecipeBody shownRecipe={shownRecipe} headingLevel={headingLevel} />
        ) : (
          <div className="min-h-dvh [grid-area:description]" />
        )}
      </div>
    </div>
  );
}

export const pictureClass =
  '[grid-area:picture] rounded-3xl shadow-card not-print:aspect-15/7 not-print:@min-[640px]/recipe:aspect-4/3 print:shadow-none';

/** A check takes 100 ms on a computer, and 360 ms on a slow phone. */
const maxCheckWaitMs = 800;

function useHasTimePassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
