import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/api/apiError';
import { recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { useLogInAgain } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import { type OpenRecipe, useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { FailureToast } from '@/ui/RetryAlert';
import { RecipePage } from '../components/RecipePage';
import { RecipeFailure, RecipeLoading, RecipeUnread } from '../components/RecipePageStates';

/** Shows a recipe step by step. */
type CookViewComponent = ComponentType<{ recipe: OpenRecipe; onExit: () => void }>;

interface RecipeScreenProps {
  /** Shown in the recipe's place at `?view=cook`. */
  cookView?: CookViewComponent;
}

/** /recipe/{id}: a single recipe, for any signed-in cook (claims 2.14, 2.132 to 2.139). */
export function RecipeScreen({ cookView }: RecipeScreenProps) {
  const { recipeId = '' } = useParams();
  const [params] = useSearchParams();
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

  const cooking = cookView !== undefined && params.get('view') === 'cook';
  const leaveCooking = useCookingTurn(cooking);

  const isGone = error instanceof ApiError && error.kind === 'notFound';
  const failure = error && !isGone && (
    <RecipeFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
  if (recipe && !isGone)
    return (
      <RecipeBoundary recipe={recipe} isPage back={backToRecipes}>
        {failure && !cooking && <div className="no-print mb-6">{failure}</div>}
        <RecipeOrCookView
          recipe={recipe}
          cookView={cookView}
          cooking={cooking}
          onStopCooking={leaveCooking}
        />
      </RecipeBoundary>
    );
  if (isPending) return <RecipeLoading isSlow={failureCount > 0} />;
  if (failure) return <RecipeUnread>{failure}</RecipeUnread>;
  return (
    <Notice mood="puzzled" level={1} title="Recipe not found" actions={backToRecipes}>
      <p>It may have been deleted, or the link is not complete.</p>
    </Notice>
  );
}

const backToRecipes = (
  <Link to={paths.recipes} className={buttonClass('primary')}>
    Back to my recipes
  </Link>
);

interface RecipeOrCookViewProps {
  recipe: Recipe;
  cookView: CookViewComponent | undefined;
  cooking: boolean;
  onStopCooking: () => void;
}

/** A recipe as a page or step by step: opened, and checked, once for both. */
function RecipeOrCookView({ recipe, cookView: CookView, cooking, onStopCooking }: RecipeOrCookViewProps) {
  const { currentUser, profileCompleted } = useAuth();
  const logInAgain = useLogInAgain();
  const open = useOpenRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
    onImageFailed: (failure) => toast.error(<FailureToast {...failure} onLogIn={logInAgain} />),
    onLogIn: logInAgain,
  });
  if (CookView && cooking) return <CookView recipe={open} onExit={onStopCooking} />;
  return <RecipePage recipe={open} canCook={CookView !== undefined} />;
}

/**
 * The turn from the recipe to its steps and back: focus and sight go to the heading. Gives the way out of the steps,
 * which is Back where they were entered from here, so that the history holds no page twice.
 */
function useCookingTurn(cooking: boolean): () => void {
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const shown = useRef(cooking);
  const enteredHere = useRef(false);

  useEffect(() => {
    if (shown.current === cooking) return;
    shown.current = cooking;
    enteredHere.current = cooking;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [cooking]);

  return () => {
    if (enteredHere.current) navigate(-1);
    else setParams({}, { replace: true });
  };
}
