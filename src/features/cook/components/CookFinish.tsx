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
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { Button, buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { proud } from '@/ui/mascot/moods/proud';
import RotateCcw from '~icons/lucide/rotate-ccw';
import Share2 from '~icons/lucide/share-2';

interface CookFinishProps {
  recipe: OpenRecipe;
  onBackToRecipe: () => void;
  onBackToSteps: () => void;
}

/** Shows what follows the last step: actions on the recipe, and the ways back. */
export function CookFinish({ recipe: open, onBackToRecipe, onBackToSteps }: CookFinishProps) {
  const { recipe, owner, title, portions } = open;
  const [isSharing, setSharing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The next time, all ingredients are needed again.
  const putAway = () => clearTicks(owner, recipeKey(recipe));
  return (
    <section aria-labelledby="cook-finish" className="cook-finish">
      <Mascot mood={proud} className="h-[min(16rem,34dvh)] w-auto" />
      <div className="grid justify-items-center gap-4">
        <h2 ref={heading} id="cook-finish" tabIndex={-1} lang="es" className="text-4xl sm:text-6xl">
          ¡Buen provecho!
        </h2>
        <p className="text-xl text-soft">That was the last step. To the table!</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button
            className="min-h-14 px-8 text-lg"
            onClick={() => {
              putAway();
              onBackToRecipe();
            }}
          >
            Back to the recipe
          </Button>
          {open.regenerateWithout && <MakeAgain recipe={open} onLeave={putAway} />}
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
          owner={owner}
          recipe={recipe}
          title={title}
          portions={portions}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}

/** Shows a link to the request form, filled in with the recipe's request; to the themes if the request is unknown. */
function MakeAgain({
  recipe: { recipe, owner, origin },
  onLeave,
}: {
  recipe: OpenRecipe;
  onLeave: () => void;
}) {
  const { pathname } = useLocation();
  const request = origin?.request;
  const again: RegenerateState | undefined = request && {
    without: '',
    language: 'en',
    request,
    previousRecipe: recipe,
    back: recipeLocation(recipe, pathname),
  };
  return (
    <Link
      to={again ? paths.recipeRequest : paths.themes}
      state={again && createRegenerateState(owner, again)}
      onClick={onLeave}
      className={buttonClass('secondary', 'min-h-14')}
    >
      <RotateCcw aria-hidden className="size-5" />
      Make it again
    </Link>
  );
}
