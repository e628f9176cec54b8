import { lazy, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cookSearch } from '@/recipe/cooking/cookingPlace';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import type { Icon } from '@/ui/icon';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { LoadingNote } from '@/ui/Skeleton';
import CookingPot from '~icons/lucide/cooking-pot';
import Printer from '~icons/lucide/printer';
import Share2 from '~icons/lucide/share-2';
import ShoppingBag from '~icons/lucide/shopping-bag';
import type { OpenRecipe } from '../useOpenRecipe';
import { ShareDialog } from './ShareDialog';

const TakeAlongChoices = lazy(() => import('./TakeAlongChoices'));

interface RecipeActionsProps {
  recipe: OpenRecipe;
  /** Where its steps are shown one by one; left out on a screen that shows them in its own place. */
  cookAt?: string;
  /** False where the recipe has no address that leads to it. */
  canShare?: boolean;
  /** False where the page that would be printed is not the recipe's. */
  canPrint?: boolean;
}

/** What can be done with a recipe: cook it, above all; share it, print it, take it along. */
export function RecipeActions({
  recipe: open,
  cookAt,
  canShare = open.recipe._id !== '',
  canPrint = true,
}: RecipeActionsProps) {
  const { owner, recipe, title, portions } = open;
  const { state } = useLocation();
  const [dialog, setDialog] = useState<'share' | 'take along' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Link
        to={{ ...(cookAt === undefined ? {} : { pathname: cookAt }), search: cookSearch }}
        // The steps are shown of the recipe that was handed to this screen.
        state={cookAt === undefined ? state : undefined}
        className={buttonClass('primary', 'max-w-80 grow')}
      >
        <CookingPot aria-hidden className="size-5" />
        Cook
      </Link>
      {canShare && <ActionButton icon={Share2} label="Share" onClick={() => setDialog('share')} />}
      {canPrint && <ActionButton icon={Printer} label="Print" onClick={() => window.print()} />}
      <ActionButton icon={ShoppingBag} label="Take along" onClick={() => setDialog('take along')} />
      {dialog === 'share' && (
        <ShareDialog owner={owner} recipe={recipe} title={title} portions={portions} onClose={close} />
      )}
      {dialog === 'take along' && (
        <Dialog title="Take along" closeLabel="Close" onClose={close}>
          <LazyBoundary
            fallback={<LoadingNote />}
            failed={<Alert tone="info">This could not be loaded. Reload the page to try again.</Alert>}
          >
            <TakeAlongChoices recipe={open} onDone={close} />
          </LazyBoundary>
        </Dialog>
      )}
    </div>
  );
}

interface ActionButtonProps {
  icon: Icon;
  label: string;
  onClick: () => void;
}

/** A button beside 'Cook'; where the recipe has little room, its icon alone is seen. */
function ActionButton({ icon: Icon, label, onClick }: ActionButtonProps) {
  return (
    <Button
      look="secondary"
      title={label}
      onClick={onClick}
      className="px-5! @max-[960px]/recipe:min-w-12 @max-[960px]/recipe:px-0!"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="@max-[960px]/recipe:sr-only">{label}</span>
    </Button>
  );
}
