import { ShoppingBasket, Sun, X } from 'lucide-react';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { Button, IconButton } from '@/ui/Button';
import { ProfileLine } from './ProfileLine';

interface CookHeaderProps {
  reading: OpenRecipe;
  /** Left out where the recipe lists no ingredients. */
  onShowIngredients?: (() => void) | undefined;
  screenStaysOn: boolean;
  onExit: () => void;
}

/** The title over the steps, what it says against the profile, the way to the ingredients and the way out. */
export function CookHeader({ reading, onShowIngredients, screenStaysOn, onExit }: CookHeaderProps) {
  return (
    <header className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <RecipeTitle reading={reading} level={1} className="text-2xl wrap-anywhere sm:text-3xl" />
        <IconButton label="Stop cooking" className="-mt-1.5 -mr-2" onClick={onExit}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </div>
      <ProfileLine reading={reading} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {onShowIngredients && (
          <Button look="secondary" className="lg:hidden" onClick={onShowIngredients}>
            <ShoppingBasket aria-hidden className="size-5" />
            Ingredients
          </Button>
        )}
        {screenStaysOn && (
          <p className="flex items-center gap-2 text-sm text-soft">
            <Sun aria-hidden className="size-4" />
            Your screen stays on
          </p>
        )}
      </div>
    </header>
  );
}
