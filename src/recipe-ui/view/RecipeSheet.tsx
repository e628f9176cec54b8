import { type ReactNode, useDeferredValue } from 'react';
import { RecipeVerdict } from '../check/RecipeVerdict';
import { DinersStepper } from '../portions/PortionsControl';
import type { OpenRecipe } from '../useOpenRecipe';
import { RecipeDetails } from './RecipeDetails';
import { RecipeImage } from './RecipeImage';
import './recipeSheet.css';
import { RecipeTexts, RecipeTextsSkeleton } from './RecipeTexts';
import { RecipeTitle } from './RecipeTitle';

interface RecipeSheetProps {
  recipe: OpenRecipe;
  /** Level of the title: the sections' headings are one below. */
  titleLevel: 1 | 2 | 3;
  /** What can be done with the recipe: see RecipeActions. */
  actions: ReactNode;
  /** Asked for by a click on a sample picture, in place of having one of the recipe's own made. */
  onMakeImage?: () => void;
  /** Shows what tells the recipe apart ahead of all else, for who waits for a press to be answered. */
  headFirst?: boolean;
}

/**
 * A recipe to be cooked from: picture, title, details, what can be done with it, what was found out about it in a line,
 * ingredients, steps. Where there is room, the ingredients stay in sight beside the steps. Prints on clean pages.
 */
export function RecipeSheet({
  recipe: open,
  titleLevel,
  actions,
  onMakeImage,
  headFirst = false,
}: RecipeSheetProps) {
  const { recipe, title, image, portions } = open;
  const headingLevel = (titleLevel + 1) as 2 | 3 | 4;
  const stepper = <DinersStepper portions={portions} />;
  const isWhole = useDeferredValue(true, !headFirst);
  return (
    <div className="recipe-sheet">
      <div className="recipe-sheet-areas">
        <RecipeImage
          imageUrl={recipe.imageUrl}
          title={title}
          eager
          showFailure
          onMakeOwn={onMakeImage ?? image.make}
          pending={image.isPending}
          className="recipe-picture rounded-3xl shadow-card print:shadow-none"
        />
        <div className="recipe-head grid content-start gap-3">
          <RecipeTitle
            recipe={open}
            level={titleLevel}
            className="text-[1.75rem] leading-[1.12] wrap-anywhere not-print:@min-[640px]/recipe:text-[2rem] not-print:@min-[960px]/recipe:text-[3rem] print:text-[1.6rem]"
          />
          <RecipeDetails recipe={recipe} diners={stepper} />
          {isWhole && actions}
        </div>
        <div className="recipe-check">
          {isWhole && <RecipeVerdict recipe={open} headingLevel={headingLevel} />}
        </div>
        {isWhole ? (
          <RecipeTexts recipe={open} headingLevel={headingLevel} stepper={stepper} />
        ) : (
          <RecipeTextsSkeleton />
        )}
      </div>
    </div>
  );
}
