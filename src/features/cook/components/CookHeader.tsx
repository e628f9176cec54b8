import { CircleHelp, ShoppingBasket, Sun, X } from 'lucide-react';
import { hasUnread, unreadNotes } from '@/recipe/structuredText';
import { checkSummary } from '@/recipe-ui/check/checkSummary';
import { gradeLooks } from '@/recipe-ui/check/GradeChip';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { UnreadNote } from '@/recipe-ui/view/UnreadNote';
import { Button, IconButton } from '@/ui/Button';

interface CookHeaderProps {
  recipe: OpenRecipe;
  /** Left out where the recipe lists no ingredients. */
  onShowIngredients?: (() => void) | undefined;
  screenStaysOn: boolean;
  onExit: () => void;
}

/** The title over the steps, what it says against the profile, the way to the ingredients and the way out. */
export function CookHeader({ recipe, onShowIngredients, screenStaysOn, onExit }: CookHeaderProps) {
  return (
    <header className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <RecipeTitle recipe={recipe} level={1} className="text-2xl wrap-anywhere sm:text-3xl" />
        <IconButton label="Stop cooking" className="-mt-1.5 -mr-2" onClick={onExit}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </div>
      <ProfileLine recipe={recipe} />
      <UnreadNote>{unreadNotes(recipe.recipe.unread).description}</UnreadNote>
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

/** One line about what goes against the cook's profile, or that it could not be checked; nothing where all is well. */
function ProfileLine({ recipe }: { recipe: OpenRecipe }) {
  if (!recipe.hasProfile) return null;
  const line = profileLineOf(recipe);
  return (
    // There before it has words, or they would not be read out.
    <p role="status" className={line ? 'flex items-start gap-2 text-sm' : 'sr-only'}>
      {line && (
        <>
          <line.icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{line.text}</span>
        </>
      )}
    </p>
  );
}

function profileLineOf({ check, profileWait }: OpenRecipe) {
  if (profileWait?.failure || check.status === 'failed')
    return { icon: CircleHelp, text: 'This recipe could not be checked against your profile.' };
  if (profileWait || check.status === 'checking') return null;
  const { foods, unread } = check.result;
  const icon = foods[0] ? gradeLooks[foods[0].grade].icon : CircleHelp;
  return foods[0] || hasUnread(unread) ? { icon, text: `Your profile: ${checkSummary(check.result)}` } : null;
}
