import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { imageSource } from '@/recipe/imageSource';
import { recipeKey } from '@/recipe/recipeKey';
import { ShareDialog } from '@/recipe-ui/actions/ShareDialog';
import {
  createRegenerateState,
  type RegenerateState,
  recipeLocation,
} from '@/recipe-ui/regenerate/useRegenerateWithout';
import { clearTicks } from '@/recipe-ui/ticks/ticks';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';
import { RecipeImage } from '@/recipe-ui/view/RecipeImage';
import { Button, buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { proud } from '@/ui/mascot/moods/proud';
import RotateCcw from '~icons/lucide/rotate-ccw';
import Share2 from '~icons/lucide/share-2';

interface CookFinishProps {
  shownRecipe: ShownRecipe;
  onBackToRecipe: () => void;
  onBackToSteps: () => void;
}

/** Shows the screen after the last step: the dish, actions on the recipe, and buttons that lead back. */
export function CookFinish({ shownRecipe, onBackToRecipe, onBackToSteps }: CookFinishProps) {
  const { recipe, ownerId, title, portions } = shownRecipe;
  const [isSharing, setSharing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Clears the ticks: the next time, all ingredients are needed again.
  const clearRecipeTicks = () => clearTicks(ownerId, recipeKey(recipe));
  return (
    <section
      aria-labelledby="cook-finish"
      className="row-start-3 mt-3 flex flex-wrap content-center-safe items-center justify-center gap-x-14 gap-y-8 overflow-y-auto bg-slab p-4 text-center [--glow:50%_40%] low:col-span-full low:flex-nowrap low:gap-x-6"
    >
      {imageSource(recipe.imageUrl).kind === 'none' ? (
        <Mascot mood={proud} className="h-[min(22rem,34dvh)] w-auto" />
      ) : (
        <div className="relative w-[min(34rem,100%,52dvh)] low:w-[min(26rem,80dvh,44%)]">
          <Mascot mood={proud} className="absolute right-2 -bottom-5 z-10 h-1/2 w-auto" />
          <RecipeImage
            recipe={recipe}
            title={title}
            isEager
            className="animate-[dish-in_250ms_ease-out] rounded-[2rem] shadow-lifted"
          />
        </div>
      )}
      <div className="grid justify-items-center gap-3">
        <h2
          ref={heading}
          id="cook-finish"
          tabIndex={-1}
          lang="es"
          className="text-[2.5rem] sm:text-6xl low:text-4xl"
        >
          ¡Buen provecho!
        </h2>
        <p className="text-xl">It’s ready. To the table!</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3 low:gap-2">
          <Button
            className="min-h-14 px-8 text-lg max-sm:w-full low:min-h-12 low:px-4! low:text-base"
            onClick={() => {
              clearRecipeTicks();
              onBackToRecipe();
            }}
          >
            Back to the recipe
          </Button>
          {shownRecipe.regenerateWithout && (
            <RepeatRequestLink shownRecipe={shownRecipe} onLeave={clearRecipeTicks} />
          )}
          {recipe._id !== '' && (
            <Button
              variant="secondary"
              className="min-h-14 max-sm:grow low:min-h-12 low:px-4!"
              onClick={() => setSharing(true)}
            >
              <Share2 aria-hidden className="size-5" />
              Share
            </Button>
          )}
        </div>
        <Button variant="quiet" className="min-h-12" onClick={onBackToSteps}>
          Back to the last step
        </Button>
      </div>
      {isSharing && (
        <ShareDialog
          ownerId={ownerId}
          recipe={recipe}
          title={title}
          portions={portions}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}

/** Shows a link to the request form, filled in with the recipe's request; without a request, to the themes. */
function RepeatRequestLink({ shownRecipe, onLeave }: { shownRecipe: ShownRecipe; onLeave: () => void }) {
  const { recipe, ownerId, origin } = shownRecipe;
  const { pathname } = useLocation();
  const request = origin?.request;
  const regenerateState: RegenerateState | undefined = request && {
    without: '',
    language: 'en',
    request,
    previousRecipe: recipe,
    back: recipeLocation(recipe, pathname),
  };
  return (
    <Link
      to={regenerateState ? paths.recipeRequest : paths.themes}
      state={regenerateState && createRegenerateState(ownerId, regenerateState)}
      onClick={onLeave}
      className={buttonClass('secondary', 'min-h-14 max-sm:grow low:min-h-12 low:px-4!')}
    >
      <RotateCcw aria-hidden className="size-5" />
      Make it again
    </Link>
  );
}
