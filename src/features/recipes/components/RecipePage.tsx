import { CookingPot, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useCreateImage } from '@/api/useCreateImage';
import { useFoodProfile } from '@/api/useFoodProfile';
import { useAuth } from '@/auth/AuthContext';
import { useAgainWithout } from '@/recipe/again/useAgainWithout';
import { RecipeSheet } from '@/recipe/RecipeSheet';
import type { Recipe } from '@/recipe/recipe';
import { recipeTitle, untitled } from '@/recipe/title';
import { Button, buttonClass } from '@/ui/Button';
import { BackToRecipes } from './BackToRecipes';
import { ShareDialog } from './ShareDialog';

/** A recipe on a page of its own, with what can be done with it (spec 2, 'Single recipe'). */
export function RecipePage({ recipe, canCook }: { recipe: Recipe; canCook: boolean }) {
  const [sharing, setSharing] = useState(false);
  const { currentUser, profileCompleted } = useAuth();
  const uid = currentUser?.uid;
  const origin = useRecipeOrigin(uid, recipe);
  const againWithout = useAgainWithout(recipe, origin?.request ?? null);
  const image = useCreateImage(uid, {
    onError: (error) => toast.error(messageOf(error, 'Failed to generate image')),
  });
  const title = recipeTitle(recipe.descripcionReceta, untitled.page);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-4">
      <BackToRecipes />
      <h1
        tabIndex={-1}
        lang={title === untitled.page ? 'es' : undefined}
        className="max-w-[22ch] text-4xl wrap-anywhere sm:text-6xl print:max-w-none print:text-3xl"
      >
        {title}
      </h1>
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
      </div>
      <RecipeSheet
        recipe={recipe}
        title={title}
        onMakeOwn={() => image.mutate(recipe)}
        pending={image.isPending}
        {...useFoodProfile(uid)}
        request={origin?.request ?? null}
        // The request form is for cooks with a complete profile.
        onAgainWithout={profileCompleted ? againWithout : undefined}
      />
      {sharing && <ShareDialog recipeId={recipe._id} title={title} onClose={() => setSharing(false)} />}
    </article>
  );
}
