import { CookingPot, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TakeAlongButton } from '@/recipe-ui/takeAlong/TakeAlongButton';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { Button, buttonClass } from '@/ui/Button';
import { BackToRecipes } from './RecipePageStates';
import { ShareDialog } from './ShareDialog';

/** A recipe on a page of its own, with what can be done with it (claims 2.132 to 2.135). */
export function RecipePage({ recipe: open, canCook }: { recipe: OpenRecipe; canCook: boolean }) {
  const [sharing, setSharing] = useState(false);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-4">
      <BackToRecipes />
      <RecipeTitle
        recipe={open}
        level={1}
        className="max-w-[22ch] text-4xl wrap-anywhere sm:text-6xl print:max-w-none print:text-3xl"
      />
      <div className="no-print grid grid-cols-2 gap-3 sm:flex">
        {canCook && (
          <Link to={{ search: '?view=cook' }} className={buttonClass('primary', 'col-span-2')}>
            <CookingPot aria-hidden className="size-5" />
            Cook
          </Link>
        )}
        <Button look="secondary" onClick={() => setSharing(true)}>
          <Share2 aria-hidden className="size-5" />
          Share
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
        <TakeAlongButton recipe={open} className="max-sm:col-span-2" />
      </div>
      <RecipeSheet recipe={open} />
      {sharing && (
        <ShareDialog
          recipe={open.recipe}
          title={open.title}
          portions={open.portions}
          onClose={() => setSharing(false)}
        />
      )}
    </article>
  );
}
