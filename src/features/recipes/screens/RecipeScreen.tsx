import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ApiError, describeError } from '@/api/apiError';
import { recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import { RecipeActions } from '@/recipe-ui/actions/RecipeActions';
import { RecipeOrCookView, useIsCooking } from '@/recipe-ui/RecipeOrCookView';
import { useShownRecipe } from '@/recipe-ui/useShownRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { pictureClass, RecipeSheet, recipeScreenClass } from '@/recipe-ui/view/RecipeSheet';
import { buttonClass } from '@/ui/Button';
import { showErrorToast } from '@/ui/ErrorText';
import { MascotNotice } from '@/ui/MascotNotice';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { RetryAlert } from '@/ui/RetryAlert';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import ArrowLeft from '~icons/lucide/arrow-left';

/** Shows a saved recipe, for any signed-in user (claims 2.8, 2.68 to 2.70). */
export default function RecipeScreen() {
  const { recipeId = '' } = useParams();
  const isCooking = useIsCooking();
  const { currentUser } = useAuth();
  const uid = currentUser?.uid ?? '';
  const client = useQueryClient();
  const {
    data: recipe,
    error,
    isPending,
    isFetching,
    failureCount,
    refetch,
  } = useQuery({
    ...recipeQueries.detail(uid, recipeId),
    enabled: currentUser !== null,
    // Shows the recipe of the cached list while it refetches. Unlike placeholder data, it stays if the refetch fails.
    initialData: () =>
      client.getQueryData(recipeQueries.list(uid).queryKey)?.find(({ _id }) => _id === recipeId),
    initialDataUpdatedAt: 0,
  });

  const isNotFound = error instanceof ApiError && error.kind === 'notFound';
  const { message, ...errorProps } = describeError(error, 'Error fetching recipe');
  const failure = error && !isNotFound && (
    <RetryAlert tone="error" {...errorProps} isFetching={isFetching} onRetry={() => void refetch()}>
      {`Error: ${message}`}
    </RetryAlert>
  );
  if (recipe && !isNotFound)
    return (
      <RecipeBoundary recipe={recipe} isPage backLink={backToRecipesButton}>
        {failure && !isCooking && <div className="no-print mb-6">{failure}</div>}
        <SavedRecipe recipe={recipe} />
      </RecipeBoundary>
    );
  if (isPending) return <RecipeSkeleton isRetrying={failureCount > 0} />;
  if (failure)
    return (
      <div className="grid gap-6">
        <BackToRecipesLink />
        <h1 tabIndex={-1} className="text-4xl">
          Recipe
        </h1>
        {failure}
      </div>
    );
  return (
    <MascotNotice mood={puzzled} headingLevel={1} title="Recipe not found" actions={backToRecipesButton}>
      <p>It may have been deleted, or the link may be incomplete.</p>
    </MascotNotice>
  );
}

const backToRecipesButton = (
  <Link to={paths.recipes} className={buttonClass('primary')}>
    Back to my recipes
  </Link>
);

/** Shows a saved recipe with its actions (claims 2.8, 2.68), or its cooking view. */
function SavedRecipe({ recipe }: { recipe: Recipe }) {
  const { currentUser, profileCompleted } = useAuth();
  const shownRecipe = useShownRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
    onImageFailed: showErrorToast,
  });
  return (
    <RecipeOrCookView shownRecipe={shownRecipe}>
      <article className={recipeScreenClass}>
        <BackToRecipesLink />
        <RecipeSheet
          shownRecipe={shownRecipe}
          titleLevel={1}
          actions={<RecipeActions shownRecipe={shownRecipe} />}
        />
      </article>
    </RecipeOrCookView>
  );
}

function BackToRecipesLink() {
  return (
    <Link
      to={paths.recipes}
      className="no-print mb-1 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-tomato-ink underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      Back to my recipes
    </Link>
  );
}

function RecipeSkeleton({ isRetrying }: { isRetrying: boolean }) {
  return (
    <div className={recipeScreenClass}>
      <BackToRecipesLink />
      <h1 tabIndex={-1} className="sr-only">
        Recipe
      </h1>
      <LoadingNote isRetrying={isRetrying}>Loading the recipe…</LoadingNote>
      <div className="@container/recipe">
        <div className="recipe-sheet-areas">
          <Skeleton className={pictureClass} />
          <div className="[grid-area:head] not-print:mt-3 not-print:@min-[640px]/recipe:mt-0 grid content-start gap-3">
            <Skeleton className="h-14 w-3/4" />
            <Skeleton className="h-6 w-1/2" />
          </div>
          <Skeleton className="min-h-12 [grid-area:check] not-print:mt-3" />
          <Skeleton className="recipe-sheet-ingredients h-80 not-print:mt-3" />
          <Skeleton className="h-80 [grid-area:description] not-print:mt-7" />
        </div>
      </div>
    </div>
  );
}
