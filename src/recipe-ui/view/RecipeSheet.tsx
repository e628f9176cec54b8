import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { RecipeCheckPanel } from '../check/RecipeCheckPanel';
import { DinersStepper } from '../portions/PortionsControl';
import type { OpenRecipe } from '../useOpenRecipe';
import { RecipeDetails, RecipeSummaryLine } from './RecipeDetails';
import { RecipeImage } from './RecipeImage';
import './recipeSheet.css';
import { RecipeBody, RecipeBodySkeleton } from './RecipeBody';
import { RecipeTitle } from './RecipeTitle';
import { RegenerateProgress } from './RegenerateProgress';

interface RecipeSheetProps {
  recipe: OpenRecipe;
  /** Level of the title; sections are one below. */
  titleLevel: 1 | 2 | 3;
  /** See RecipeActions. */
  actions: ReactNode;
  /** Replaces creating a picture, for a click on a sample. */
  onMakeImage?: () => void;
  /**
   * True to render picture, title and facts first, and the text afterwards, together with the outcome of the check, so that its
   * sentences shift nothing.
   */
  isBodyDeferred?: boolean;
  /** True for a recipe that was just made: shows all details. */
  isNew?: boolean;
}

/**
 * Shows a recipe: picture, title, details, actions, check, ingredients, steps. In wide boxes the ingredients are sticky
 * beside the steps. Prints without controls.
 */
export function RecipeSheet({
  recipe: open,
  titleLevel,
  actions,
  onMakeImage,
  isBodyDeferred = false,
  isNew = false,
}: RecipeSheetProps) {
  const { recipe, title, image, portions } = open;
  const headingLevel = (titleLevel + 1) as 2 | 3 | 4;
  const stepper = <DinersStepper portions={portions} />;
  const isWhole = useDeferredValue(true, !isBodyDeferred);
  const hasWaited = useHasPassed(maxCheckWaitMs);
  const isBodyShown = isWhole && (!isBodyDeferred || hasWaited || open.check.status !== 'checking');
  return (
    <div className="recipe-sheet">
      <RegenerateProgress recipe={open} />
      <div className="recipe-sheet-areas">
        <RecipeImage
          imageUrl={recipe.imageUrl}
          title={title}
          isEager
          showsFailure
          onCreateImage={onMakeImage ?? image.create}
          isPending={image.isPending}
          className="recipe-sheet-picture rounded-3xl shadow-card print:shadow-none"
        />
        <div className="recipe-sheet-head grid content-start gap-1.5">
          <RecipeTitle
            recipe={open}
            level={titleLevel}
            className="text-[1.375rem] leading-[1.15] wrap-anywhere not-print:@min-[640px]/recipe:text-[2rem] not-print:@min-[960px]/recipe:text-[2.5rem] print:text-[1.6rem]"
          />
          {isNew ? (
            <RecipeDetails recipe={recipe} diners={stepper} />
          ) : (
            <RecipeSummaryLine recipe={recipe} diners={stepper} />
          )}
          {isWhole && actions}
        </div>
        <div className="recipe-sheet-check">
          {isWhole && <RecipeCheckPanel recipe={open} headingLevel={headingLevel} />}
        </div>
        {isBodyShown ? (
          <RecipeBody recipe={open} headingLevel={headingLevel} stepper={stepper} />
        ) : (
          <RecipeBodySkeleton />
        )}
      </div>
    </div>
  );
}

/** A check takes 100 ms here, and 360 ms on a slow phone. */
const maxCheckWaitMs = 800;

/** Returns true once so many milliseconds have passed. */
function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
