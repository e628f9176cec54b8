import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { RecipeCheckPanel } from '../check/RecipeCheckPanel';
import { DinersStepper } from '../portions/PortionsControl';
import type { ShownRecipe } from '../useShownRecipe';
import { RecipeDetails, RecipeSummaryLine } from './RecipeDetails';
import { RecipeImage } from './RecipeImage';
import './recipeSheet.css';
import { RecipeBody, RecipeBodySkeleton } from './RecipeBody';
import { RecipeTitle } from './RecipeTitle';
import { RegenerateProgress } from './RegenerateProgress';

/** Less space above than on other screens, so that the picture is higher up. */
export const recipeScreenClass = 'not-print:-mt-6 not-print:sm:-mt-9';

interface RecipeSheetProps {
  shownRecipe: ShownRecipe;
  /** Level of the title; sections are one below. */
  titleLevel: 1 | 2 | 3;
  actions: ReactNode;
  /** Called by a click on a sample picture, instead of creating one. */
  onCreateImage?: () => void;
  /**
   * True to render picture, title and facts first, and the text later, together with the result of the check, which
   * then shifts nothing.
   */
  isBodyDeferred?: boolean;
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
  isBodyDeferred = false,
  isNew = false,
  changes,
}: RecipeSheetProps) {
  const { recipe, title, image, portions } = shownRecipe;
  const headingLevel = (titleLevel + 1) as 2 | 3 | 4;
  const stepper = <DinersStepper portions={portions} />;
  const isReady = useDeferredValue(true, !isBodyDeferred);
  const hasWaited = useHasTimePassed(maxCheckWaitMs);
  const isBodyShown = isReady && (!isBodyDeferred || hasWaited || shownRecipe.check.status !== 'checking');
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
          className="[grid-area:picture] not-print:aspect-8/3 not-print:@min-[640px]/recipe:aspect-square not-print:@min-[960px]/recipe:aspect-4/3 rounded-3xl shadow-card print:shadow-none"
        />
        <div className="[grid-area:head] not-print:mt-2 not-print:@min-[640px]/recipe:mt-0 grid content-start gap-1.5">
          {!isNew && recipe.tipoReceta !== '' && (
            <p className="-mb-1 text-sm leading-tight font-semibold text-tomato-ink wrap-anywhere">
              {recipe.tipoReceta}
            </p>
          )}
          <RecipeTitle
            shownRecipe={shownRecipe}
            level={titleLevel}
            className="text-[1.375rem] leading-[1.15] wrap-anywhere not-print:@min-[640px]/recipe:text-[2rem] not-print:@min-[960px]/recipe:text-[2.5rem] print:text-[1.6rem]"
          />
          {isNew ? (
            <RecipeDetails recipe={recipe} dinersControl={stepper} />
          ) : (
            <RecipeSummaryLine recipe={recipe} dinersControl={stepper} />
          )}
          {isReady && actions}
        </div>
        <div className="recipe-sheet-check [grid-area:check] not-print:mt-2">
          {isReady && <RecipeCheckPanel shownRecipe={shownRecipe} headingLevel={headingLevel} />}
        </div>
        {isReady && changes}
        {isBodyShown ? (
          <RecipeBody shownRecipe={shownRecipe} headingLevel={headingLevel} stepper={stepper} />
        ) : (
          <RecipeBodySkeleton />
        )}
      </div>
    </div>
  );
}

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
