import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cookSearch } from '@/recipe/cooking/cookingPlace';
import { buttonClass } from '@/ui/Button';
import CookingPot from '~icons/lucide/cooking-pot';
import Printer from '~icons/lucide/printer';
import Share2 from '~icons/lucide/share-2';
import type { OpenRecipe } from '../useOpenRecipe';
import { ActionButton } from './ActionButton';
import { ShareDialog } from './ShareDialog';
import { TakeAlongButton } from './TakeAlongButton';

interface RecipeActionsProps {
  recipe: OpenRecipe;
  /** Where its steps are shown one by one; left out on a screen that shows them in its own place. */
  cookAt?: string;
  /** False where the recipe has no address that leads to it. */
  canShare?: boolean;
  /** False where the page that would be printed is not the recipe's. */
  canPrint?: boolean;
}

/** What can be done with a recipe: cook it, above all; share it and print it. */
export function RecipeActions({
  recipe: open,
  cookAt,
  canShare = open.recipe._id !== '',
  canPrint = true,
}: RecipeActionsProps) {
  const { recipe, title, portions } = open;
  const { state } = useLocation();
  const [sharing, setSharing] = useState(false);
  return (
    <div className="recipe-actions no-print">
      <Link
        to={{ ...(cookAt === undefined ? {} : { pathname: cookAt }), search: cookSearch }}
        // The steps are shown of the recipe that was handed to this screen.
        state={cookAt === undefined ? state : undefined}
        className={buttonClass('primary', 'grow')}
      >
        <CookingPot aria-hidden className="size-5" />
        Cook
      </Link>
      {canShare && <ActionButton icon={Share2} label="Share" onClick={() => setSharing(true)} />}
      {canPrint && <ActionButton icon={Printer} label="Print" onClick={() => window.print()} />}
      <TakeAlongButton recipe={open} />
      {sharing && (
        <ShareDialog recipe={recipe} title={title} portions={portions} onClose={() => setSharing(false)} />
      )}
    </div>
  );
}
