import { CookingPot, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useCreateImage } from '@/api/useCreateImage';
import { useAuth } from '@/auth/AuthContext';
import type { Recipe } from '@/recipe/recipe';
import { untitled } from '@/recipe/title';
import { useRegenerateWithout } from '@/recipe-ui/regenerate/useRegenerateWithout';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import { Button, buttonClass } from '@/ui/Button';
import { BackToRecipes } from './BackToRecipes';
import { ShareDialog } from './ShareDialog';

interface RecipePageProps {
  recipe: Recipe;
  reading: OpenRecipe;
  /** What was asked for, where that is known. */
  request: RecipeRequestValues | null;
  canCook: boolean;
}

/** A recipe on a page of its own, with what can be done with it (spec 2, 'Single recipe'). */
export function RecipePage({ recipe, reading, request, canCook }: RecipePageProps) {
  const [sharing, setSharing] = useState(false);
  const { currentUser, profileCompleted } = useAuth();
  const regenerateWithout = useRegenerateWithout(recipe, request);
  const image = useCreateImage(currentUser?.uid, {
    onError: (error) => toast.error(messageOf(error, 'Failed to generate image')),
  });
  const title = reading.texts.title || untitled.page;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-4">
      <BackToRecipes />
      <RecipeTitle
        reading={reading}
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
      </div>
      <RecipeSheet
        recipe={recipe}
        reading={reading}
        title={title}
        onMakeOwn={() => image.mutate(recipe)}
        pending={image.isPending}
        // The request form is for cooks with a complete profile.
        onRegenerateWithout={profileCompleted ? regenerateWithout : undefined}
      />
      {sharing && <ShareDialog recipeId={recipe._id} title={title} onClose={() => setSharing(false)} />}
    </article>
  );
}
