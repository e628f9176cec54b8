import { useEffect, useRef, useState } from 'react';
import { recipeKey } from '@/recipe/recipeKey';
import { ShareDialog } from '@/recipe-ui/actions/ShareDialog';
import { clearTicks } from '@/recipe-ui/ticks/ticks';
import type { ShownRecipe } from '@/recipe-ui/useShownRecipe';
import { RecipeImage } from '@/recipe-ui/view/RecipeImage';
import { Button } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { proud } from '@/ui/mascot/moods/proud';
import RotateCcw from '~icons/lucide/rotate-ccw';
import Share2 from '~icons/lucide/share-2';

const buttonClass = 'min-h-14 max-sm:grow low:min-h-12 low:px-4!';

interface CookFinishProps {
  shownRecipe: ShownRecipe;
  onBackToRecipe: () => void;
  onBackToSteps: () => void;
}

/** Shows the screen after the last step: the dish, actions on the recipe, and buttons that lead back. */
export function CookFinish({ shownRecipe, onBackToRecipe, onBackToSteps }: CookFinishProps) {
  const { recipe, ownerId, title, portions, regenerateWithout } = shownRecipe;
  const [isSharing, setSharing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Clears the ticks: the next time, all ingredients are needed again.
  const clearRecipeTicks = () => clearTicks(ownerId, recipeKey(recipe));
  return (
    <section
      aria-labelledby="cook-finish"
      className="row-start-3 mt-3 flex flex-wrap content-center-safe items-center justify-center gap-x-14 gap-y-8 overflow-y-auto bg-slab p-4 text-center [--glow:50%_40%] low:col-span-full lg:flex-nowrap low:flex-nowrap low:gap-x-6"
    >
      <div className="relative w-[min(34rem,100%,52dvh)] shrink-0 lg:w-[min(48rem,48%,100dvh)] low:w-[min(26rem,80dvh,44%)]">
        <Mascot mood={proud} className="absolute right-2 -bottom-5 z-10 h-1/2 w-auto" />
        <RecipeImage
          recipe={recipe}
          title={title}
          isEager
          className="animate-[dish-in_250ms_ease-out] rounded-[2rem] shadow-lifted"
        />
      </div>
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
            variant="secondary"
            className={buttonClass}
            onClick={() => {
              clearRecipeTicks();
              onBackToRecipe();
            }}
          >
            Back to the recipe
          </Button>
          {regenerateWithout && (
            <Button
              variant="secondary"
              className={buttonClass}
              onClick={() => {
                clearRecipeTicks();
                void regenerateWithout([]);
              }}
            >
              <RotateCcw aria-hidden className="size-5" />
              Make it again
            </Button>
          )}
          {recipe._id !== '' && (
            <Button variant="secondary" className={buttonClass} onClick={() => setSharing(true)}>
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
