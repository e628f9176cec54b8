import { lazy, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { paths } from '@/config/paths';
import { createNavigationState, readRecipeFromState } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';
import { RecipeActions } from '@/recipe-ui/actions/RecipeActions';
import { RecipeOrCookView, useIsCooking } from '@/recipe-ui/RecipeOrCookView';
import { useShownRecipe } from '@/recipe-ui/useShownRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { RecipeSheet, recipeScreenClass } from '@/recipe-ui/view/RecipeSheet';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { DisclosureSummary } from '@/ui/DisclosureSummary';
import { showErrorToast } from '@/ui/ErrorText';
import { LazyBoundary } from '@/ui/LazyBoundary';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { LoadingNote } from '@/ui/Skeleton';

/** Shows the recipe in the navigation state (claims 2.9, 2.49, 2.50). */
export default function NewRecipeScreen() {
  const ownerId = ownerIdFor(useAuth().currentUser?.uid);
  const { state } = useLocation();
  const recipe = useMemo(() => readRecipeFromState(ownerId, state), [ownerId, state]);
  const isCooking = useIsCooking();

  if (!recipe) {
    return (
      <MascotNotice
        mood={puzzled}
        headingLevel={1}
        title="No recipe data found."
        actions={
          <>
            <Link to={paths.recipes} className={buttonClass()}>
              Go to my recipes
            </Link>
            <Link to={paths.themes} className={buttonClass('secondary')}>
              Create a new recipe
            </Link>
          </>
        }
      >
        <p>There is no new recipe here. The ones you made are in your list.</p>
      </MascotNotice>
    );
  }

  return (
    <div className={isCooking ? undefined : recipeScreenClass}>
      {!isCooking && (
        <header className="flex mb-1 min-h-11 max-sm:pt-2 items-center gap-2.5 no-print">
          <h1 tabIndex={-1} className="text-xl whitespace-nowrap">
            Your New Recipe
          </h1>
          <p className="text-sm text-soft">Saved to your list.</p>
        </header>
      )}
      <RecipeBoundary
        recipe={recipe}
        backLink={
          <Link to={paths.themes} className={buttonClass('secondary')}>
            Back to the themes
          </Link>
        }
      >
        <NewRecipeArticle key={recipe._id} recipe={recipe} />
      </RecipeBoundary>
      {!isCooking && <NewRecipeLinks />}
    </div>
  );
}

const loadComparison = () => import('@/recipe-ui/compare/RecipeComparison');
const RecipeComparison = lazy(loadComparison);
const ChangeCounts = lazy(async () => ({ default: (await loadComparison()).ChangeCounts }));

/** Shows the new recipe with its check; for a regenerated recipe also the changes and the previous one. */
function NewRecipeArticle({ recipe }: { recipe: Recipe }) {
  const { currentUser, profileCompleted } = useAuth();
  const [recipeWithImage, setRecipeWithImage] = useState<Recipe | null>(null);
  useUpdateNavigationState(recipeWithImage, recipe);
  const shownRecipe = useShownRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
    onImageCreated: setRecipeWithImage,
    onImageFailed: showErrorToast,
  });
  const previousRecipe = shownRecipe.origin?.previousRecipe;
  return (
    <RecipeOrCookView shownRecipe={shownRecipe}>
      <article>
        <RecipeSheet
          shownRecipe={shownRecipe}
          titleLevel={2}
          isNew
          actions={<RecipeActions shownRecipe={shownRecipe} />}
          changes={previousRecipe && <Changes previousRecipe={previousRecipe} newRecipe={recipe} />}
        />
      </article>
    </RecipeOrCookView>
  );
}

/** Shows what changed from the previous recipe, folded below the counts, and a link to that recipe. */
function Changes({ previousRecipe, newRecipe }: { previousRecipe: Recipe; newRecipe: Recipe }) {
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <details className="[grid-area:changes] group mt-2 no-print" onToggle={() => setHasOpened(true)}>
      <DisclosureSummary>
        <h3 className="font-sans text-[0.95rem]">What changed</h3>
        <span className="text-sm font-normal text-soft">
          <LazyBoundary>
            <ChangeCounts previousRecipe={previousRecipe} newRecipe={newRecipe} />
          </LazyBoundary>
        </span>
      </DisclosureSummary>
      {hasOpened && (
        <LazyBoundary
          fallback={<LoadingNote />}
          errorFallback={
            <Alert tone="info">The comparison could not be loaded. Reload the page to try again.</Alert>
          }
        >
          <RecipeComparison previousRecipe={previousRecipe} newRecipe={newRecipe} />
        </LazyBoundary>
      )}
      {previousRecipe._id !== '' && (
        <p className="text-sm text-soft">
          Both recipes are in your list.{' '}
          <Link
            to={paths.recipe(previousRecipe._id)}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            Back to the previous one
          </Link>
        </p>
      )}
    </details>
  );
}

/**
 * Replaces the recipe in the navigation state by the one with its picture, so that Back shows the picture. Keeps the
 * step of the cooking view.
 */
function useUpdateNavigationState(recipeWithImage: Recipe | null, shown: Recipe): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ownerId = ownerIdFor(useAuth().currentUser?.uid);
  const isUpToDate = recipeWithImage === null || recipeWithImage.imageUrl === shown.imageUrl;
  useEffect(() => {
    if (!isUpToDate)
      navigate(
        { pathname, search },
        { state: createNavigationState(ownerId, recipeWithImage), replace: true },
      );
  }, [isUpToDate, recipeWithImage, ownerId, pathname, search, navigate]);
}

function NewRecipeLinks() {
  return (
    <footer className="no-print mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
      <Link to={paths.recipes} className={buttonClass('secondary')}>
        Go to my recipes!
      </Link>
      <Link to={paths.themes} className={cx(buttonClass('quiet'), 'max-sm:-ml-6')}>
        Make more recipes!
      </Link>
    </footer>
  );
}
