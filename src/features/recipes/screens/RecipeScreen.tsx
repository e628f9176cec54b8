import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/api/apiError';
import { recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { type CookViewComponent, RecipeOrCookView } from '../components/RecipeOrCookView';
import { RecipeFailure, RecipeLoading } from '../components/RecipePageStates';

interface RecipeScreenProps {
  /** Shown in the recipe's place at `?view=cook`. */
  cookView?: CookViewComponent;
}

/** A single recipe (spec 2), for any signed-in cook. */
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
    refetch,
  } = useQuery({
    ...recipeQueries.detail(uid, recipeId),
    enabled: currentUser !== null,
    // Coming from the list, the recipe is already here: it shows at once and is read anew meanwhile.
    placeholderData: () =>
      client.getQueryData(recipeQueries.list(uid).queryKey)?.find(({ _id }) => _id === recipeId),
  });

  const cooking = cookView !== undefined && params.get('view') === 'cook';
  const leaveCooking = useCookingTurn(cooking);

  if (recipe)
    return (
      <RecipeOrCookView recipe={recipe} cookView={cookView} cooking={cooking} onStopCooking={leaveCooking} />
    );
  if (isPending) return <RecipeLoading />;
  if (error && !(error instanceof ApiError && error.kind === 'notFound')) {
    return <RecipeFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Notice
      mood="puzzled"
      level={1}
      title="Recipe not found"
      actions={
        <Link to={paths.recipes} className={buttonClass('primary')}>
          Back to my recipes
        </Link>
      }
    >
      <p>It may have been deleted, or the link is not complete.</p>
    </Notice>
  );
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
