import { useMemo } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useLogInAgain } from '@/auth/endedSession';
import { ownerOf } from '@/config/owner';
import { paths } from '@/config/paths';
import { recipeOf } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';
import { TakeAlongButton } from '@/recipe-ui/takeAlong/TakeAlongButton';
import { useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { Notice } from '@/ui/Notice';
import { LoadingNote } from '@/ui/Skeleton';

/** /quick-recipe-result: the quick recipe, which only this page holds (claims 2.146 to 2.150). */
export function QuickRecipeResultScreen() {
  const { state } = useLocation();
  const { currentUser, loading } = useAuth();
  const owner = ownerOf(currentUser?.uid);
  const recipe = useMemo(() => recipeOf(owner, state), [owner, state]);

  // Whose the recipe must be is not known yet.
  if (loading) return <LoadingNote />;
  if (!recipe) {
    return (
      <Notice
        mood="puzzled"
        level={1}
        title="Recipe not found!"
        actions={
          <Link to={paths.quickRecipe} className={buttonClass()}>
            Create a new recipe
          </Link>
        }
      >
        <p>Quick recipes are not saved, so this one is gone. The next takes a minute.</p>
      </Notice>
    );
  }

  return (
    <RecipeBoundary
      recipe={recipe}
      isPage
      back={
        <Link to={paths.quickRecipe} className={buttonClass()}>
          Create a new recipe
        </Link>
      }
    >
      <QuickRecipeArticle recipe={recipe} />
    </RecipeBoundary>
  );
}

/** A quick recipe, held against the request, and against the profile of a cook who is signed in and has one. */
function QuickRecipeArticle({ recipe }: { recipe: Recipe }) {
  const { currentUser, profileCompleted } = useAuth();
  const open = useOpenRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
    onLogIn: useLogInAgain(),
  });
  return (
    <article className="grid gap-6">
      <header className="grid gap-3">
        <RecipeTitle recipe={open} level={1} className="max-w-4xl text-3xl wrap-break-word sm:text-5xl" />
        <p className="max-w-measure text-soft print:hidden">
          Quick recipes are not saved: this one is gone once you leave the page.
        </p>
        <div className="no-print mt-1">
          <TakeAlongButton recipe={open} />
        </div>
      </header>
      <RecipeSheet
        recipe={open}
        onMakeImage={() => toast('With an account, your recipes get pictures of their own.')}
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
