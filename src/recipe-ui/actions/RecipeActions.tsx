import { lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { cookViewSearch } from '@/recipe/cooking/cookingProgress';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { Skeleton } from '@/ui/Skeleton';
import CookingPot from '~icons/lucide/cooking-pot';
import Ellipsis from '~icons/lucide/ellipsis';
import { checkSentences } from '../check/checkSentences';
import type { ShownRecipe } from '../useShownRecipe';
import { ShareDialog } from './ShareDialog';

const ShareAndSaveMenu = lazy(() => import('./ShareAndSaveMenu'));

interface RecipeActionsProps {
  shownRecipe: ShownRecipe;
  /** Path of the screen with the cooking view; undefined if this screen has it. */
  cookPath?: string;
  /** False if the recipe has no URL of its own. */
  canShare?: boolean;
  /** False in a dialog, where the page behind it would be printed. */
  canPrint?: boolean;
}

/** Shows a link to the cooking view, and a button that opens the other actions. */
export function RecipeActions({
  shownRecipe,
  cookPath,
  canShare = shownRecipe.recipe._id !== '',
  canPrint = true,
}: RecipeActionsProps) {
  const { ownerId, recipe, title, portions, check, regenerateWithout } = shownRecipe;
  // Then 'Make it without these' is the primary button.
  const hasConflict =
    regenerateWithout && check.status === 'done' && checkSentences(check.result)[0]?.tone === 'contains';
  const { state } = useLocation();
  const [dialog, setDialog] = useState<'share' | 'share and save' | null>(null);
  const close = () => setDialog(null);
  const print = () => {
    // Closes the dialog before the page is printed.
    flushSync(close);
    window.print();
  };
  return (
    <div className="no-print flex gap-2">
      <Link
        to={{ ...(cookPath === undefined ? {} : { pathname: cookPath }), search: cookViewSearch }}
        // The cooking view reads an unsaved recipe from the navigation state.
        state={cookPath === undefined ? state : undefined}
        className={buttonClass(hasConflict ? 'secondary' : 'primary', 'grow @min-[640px]/recipe:max-w-80')}
      >
        <CookingPot aria-hidden className="size-5" />
        Cook
      </Link>
      <Button
        variant="secondary"
        aria-label="Share and save"
        title="Share and save"
        className="min-w-12 px-0!"
        onClick={() => setDialog('share and save')}
      >
        <Ellipsis aria-hidden className="size-6" />
      </Button>
      {dialog === 'share' && (
        <ShareDialog ownerId={ownerId} recipe={recipe} title={title} portions={portions} onClose={close} />
      )}
      {dialog === 'share and save' && (
        <Dialog title="Share and save" closeLabel="Close" onClose={close}>
          <LazyBoundary
            fallback={<Skeleton className="h-100" />}
            errorFallback={<Alert tone="info">This could not be loaded. Reload the page to try again.</Alert>}
          >
            <ShareAndSaveMenu
              shownRecipe={shownRecipe}
              onShare={canShare ? () => setDialog('share') : undefined}
              onPrint={canPrint ? print : undefined}
              onDone={close}
            />
          </LazyBoundary>
        </Dialog>
      )}
    </div>
  );
}
