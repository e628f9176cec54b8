import { useMemo } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { paths } from '@/config/paths';
import { readRecipeFromState } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';
import { copyToClipboard } from '@/recipe-ui/actions/copyToClipboard';
import { RecipeActions } from '@/recipe-ui/actions/RecipeActions';
import { TextButton } from '@/recipe-ui/portions/PortionsControl';
import { RecipeOrCookView } from '@/recipe-ui/RecipeOrCookView';
import { type ShownRecipe, useShownRecipe } from '@/recipe-ui/useShownRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { RecipeSheet, recipeScreenClass } from '@/recipe-ui/view/RecipeSheet';
import { buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { MascotNotice } from '@/ui/MascotNotice';
import { proud } from '@/ui/mascot/moods/proud';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { LoadingNote } from '@/ui/Skeleton';

/** Shows the quick recipe in the navigation state, which is not saved (claims 2.6, 2.75, 2.76). */
export default function QuickRecipeResultScreen() {
  const { currentUser, loading } = useAuth();
  const ownerId = ownerIdFor(currentUser?.uid);
  const { state } = useLocation();
  const recipe = useMemo(() => readRecipeFromState(ownerId, state), [ownerId, state]);

  // The recipe is read for its owner only: Firebase has not reported the user yet.
  if (loading) return <LoadingNote />;
  if (!recipe) {
    return (
      <MascotNotice
        mood={puzzled}
        headingLevel={1}
        title="Recipe not found!"
        actions={
          <Link to={paths.quickRecipe} className={buttonClass()}>
            Create a new recipe
          </Link>
        }
      >
        <p>Quick recipes are not saved, so this one is gone. A new one takes about a minute.</p>
      </MascotNotice>
    );
  }

  return (
    <RecipeBoundary
      recipe={recipe}
      isPage
      backLink={
        <Link to={paths.quickRecipe} className={buttonClass()}>
          Create a new recipe
        </Link>
      }
    >
      <QuickRecipeArticle recipe={recipe} />
    </RecipeBoundary>
  );
}

/** Shows a quick recipe, checked against its request and, if there is one, the user's profile. */
function QuickRecipeArticle({ recipe }: { recipe: Recipe }) {
  const { currentUser, profileCompleted } = useAuth();
  const shownRecipe = useShownRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
  });
  return (
    <RecipeOrCookView shownRecipe={shownRecipe}>
      <article className={recipeScreenClass}>
        <p className="mb-1 flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm text-soft no-print">
          This recipe is not saved:
          <TextButton onClick={() => window.print()}>print it</TextButton> or
          <TextButton onClick={() => void copyRecipe(shownRecipe)}>copy it</TextButton>
        </p>
        <RecipeSheet
          shownRecipe={shownRecipe}
          titleLevel={1}
          // Cannot be shared, because it has no URL.
          actions={<RecipeActions shownRecipe={shownRecipe} canShare={false} />}
          onCreateImage={() => toast('With an account, your recipes get pictures of their own.')}
        />
        <QuickRecipeFooter />
      </article>
    </RecipeOrCookView>
  );
}

function copyRecipe(shownRecipe: ShownRecipe): Promise<void> {
  const text = import('@/recipe-ui/actions/ShareAndSaveMenu').then(({ copyableText }) =>
    copyableText(shownRecipe),
  );
  const failure = 'This could not be copied. “Share and save” shows the text to copy by hand.';
  return copyToClipboard(text, 'Recipe copied to clipboard!', failure);
}

function QuickRecipeFooter() {
  return (
    <footer className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-3xl bg-slab p-5 sm:p-6 no-print">
      <Mascot mood={proud} heightPx={88} className="shrink-0" />
      <p className="min-w-0 flex-1 font-display font-semibold text-lg sm:text-xl">
        With an account, your next recipes are saved and made to your taste.
      </p>
      <div className="flex w-full flex-wrap gap-3 lg:w-auto">
        <Link to={paths.login} className={buttonClass('primary', 'flex-1 px-4! whitespace-nowrap')}>
          Sign Up for More Features
        </Link>
        <Link to={paths.quickRecipe} className={buttonClass('secondary', 'flex-1 px-4! whitespace-nowrap')}>
          Create Another Recipe
        </Link>
      </div>
    </footer>
  );
}
