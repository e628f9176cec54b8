import toast from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useFoodProfile } from '@/api/useFoodProfile';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import { untitled } from '@/recipe/title';
import { useRegenerateWithout } from '@/recipe-ui/regenerate/useRegenerateWithout';
import { useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';

/** A quick recipe, held against the request, and against the profile of a cook who is signed in and has one. */
export function QuickRecipeArticle({ recipe }: { recipe: Recipe }) {
  const { currentUser, profileCompleted } = useAuth();
  const request = useRecipeOrigin(currentUser?.uid, recipe)?.request ?? null;
  const regenerateWithout = useRegenerateWithout(recipe, request);
  const reading = useOpenRecipe(recipe, { ...useFoodProfile(currentUser?.uid), request });
  return (
    <article className="grid gap-6">
      <header className="grid gap-3">
        <RecipeTitle reading={reading} level={1} className="max-w-4xl text-3xl wrap-break-word sm:text-5xl" />
        <p className="max-w-measure text-soft print:hidden">
          Quick recipes are not saved: this one is gone once you leave the page.
        </p>
      </header>
      <RecipeSheet
        recipe={recipe}
        reading={reading}
        title={reading.texts.title || untitled.page}
        onMakeOwn={() => toast('With an account, your recipes get pictures of their own.')}
        // The request form is for cooks with a complete profile.
        onRegenerateWithout={profileCompleted ? regenerateWithout : undefined}
      />
      <WhatNext />
    </article>
  );
}

function WhatNext() {
  return (
    <footer className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-3xl bg-saffron-wash p-5 sm:p-6 print:hidden">
      <Mascot mood="proud" size={88} className="shrink-0" />
      <p className="min-w-0 flex-1 font-display font-semibold text-lg sm:text-xl">
        Want to keep the next one, cooked to your taste?
      </p>
      <div className="flex w-full flex-wrap gap-3 md:w-auto">
        <Link to={paths.quickRecipe} className={buttonClass('secondary', 'flex-1 whitespace-nowrap')}>
          Create Another Recipe
        </Link>
        <Link to={paths.login} className={buttonClass('primary', 'flex-1 whitespace-nowrap')}>
          Sign Up for More Features
        </Link>
      </div>
    </footer>
  );
}
