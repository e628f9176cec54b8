import { useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '@/api/apiError';
import { recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { useLogInAgain } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import { type CookViewComponent, RecipeOrCookView, useIsCooking } from '@/recipe-ui/cookView';
import { useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { buttonClass } from '@/ui/Button';
import { puzzled } from '@/ui/mascot/moods/puzzled';
import { Notice } from '@/ui/Notice';
import { FailureToast } from '@/ui/RetryAlert';
import { RecipePage } from '../components/RecipePage';
import { RecipeFailure, RecipeLoading, RecipeUnread } from '../components/RecipePageStates';

interface RecipeScreenProps {
  /** Shown in the recipe's place at `?view=cook`. */
  cookView: CookViewComponent;
}

/** /recipe/{id}: a single recipe, for any signed-in cook (claims 2.14, 2.132 to 2.139). */
export function RecipeScreen({ cookView }: RecipeScreenProps) {
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
    // Coming from the list, the recipe is already here: it shows at once and is read anew meanwhile. It stays where
    // that fails, as a placeholder would not.
    initialData: () =>
      client.getQueryData(recipeQueries.list(uid).queryKey)?.find(({ _id }) => _id === recipeId),
    initialDataUpdatedAt: 0,
  });

  const isGone = error instanceof ApiError && error.kind === 'notFound';
  const failure = error && !isGone && (
    <RecipeFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
  if (recipe && !isGone)
    return (
      <RecipeBoundary recipe={recipe} isPage back={backToRecipes}>
        {failure && !isCooking && <div className="no-print mb-6">{failure}</div>}
        <SavedRecipe recipe={recipe} cookView={cookView} />
      </RecipeBoundary>
    );
  if (isPending) return <RecipeLoading isSlow={failureCount > 0} />;
  if (failure) return <RecipeUnread>{failure}</RecipeUnread>;
  return (
    <Notice mood={puzzled} level={1} title="Recipe not found" actions={backToRecipes}>
      <p>It may have been deleted, or the link is not complete.</p>
    </Notice>
  );
}

const backToRecipes = (
  <Link to={paths.recipes} className={buttonClass('primary')}>
    Back to my recipes
  </Link>
);

/** A recipe that was read, as a page or step by step. */
function SavedRecipe({ recipe, cookView }: RecipeScreenProps & { recipe: Recipe }) {
  const { currentUser, profileCompleted } = useAuth();
  const logInAgain = useLogInAgain();
  const open = useOpenRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
    onImageFailed: (failure) => toast.error(<FailureToast {...failure} onLogIn={logInAgain} />),
    onLogIn: logInAgain,
  });
  return (
    <RecipeOrCookView recipe={open} cookView={cookView}>
      <RecipePage recipe={open} />
    </RecipeOrCookView>
  );
}
