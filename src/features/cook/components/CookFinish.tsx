import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { recipeKey } from '@/recipe/recipeKey';
import { ShareDialog } from '@/recipe-ui/actions/ShareDialog';
import {
  createRegenerateState,
  type RegenerateState,
  recipeLocation,
} from '@/recipe-ui/regenerate/useRegenerateWithout';
import { clearTicks } from '@/recipe-ui/ticks/ticks';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';
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

/** Shows the screen after the last step: actions on the recipe, and buttons that lead back. */
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
      className="row-[3/5] flex flex-wrap content-center-safe items-center justify-center gap-x-12 gap-y-6 overflow-y-auto p-4 text-center low:col-span-full low:row-[3]"
    >
      <Mascot mood={proud} className="h-[min(16rem,24dvh)] w-auto" />
      <div className="grid justify-items-center gap-4">
        <h2 ref={heading} id="cook-finish" tabIndex={-1} lang="es" className="text-4xl sm:text-6xl">
          ¡Buen provecho!
        </h2>
        <p className="text-xl text-soft">That was the last step. To the table!</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button
            className="min-h-14 px-8 text-lg"
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
            <Button variant="secondary" className="min-h-14" onClick={() => setSharing(true)}>
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
      className={buttonClass('secondary', 'min-h-14')}
    >
      <RotateCcw aria-hidden className="size-5" />
      Make it again
    </Link>
  );
}
