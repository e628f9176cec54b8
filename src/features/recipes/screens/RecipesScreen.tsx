import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '@/api/apiError';
import { recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/Button';
import { ErrorText } from '@/ui/ErrorText';
import { MascotNotice } from '@/ui/MascotNotice';
import { welcome } from '@/ui/mascot/moods/welcome';
import { RetryAlert } from '@/ui/RetryAlert';
import { LoadingNote, RecipeCardSkeletons, Skeleton } from '@/ui/Skeleton';
import Plus from '~icons/lucide/plus';
import { RecipeList } from '../components/RecipeList';

/** Shows the user's saved recipes, newest first (claims 2.7, 2.58, 2.67). */
export default function RecipesScreen() {
  const { currentUser } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const [deletionCount, setDeletionCount] = useState(0);

  // The deleted card had the focus, so the focus moves to the heading.
  useEffect(() => {
    if (deletionCount > 0) heading.current?.focus();
  }, [deletionCount]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-8">
      <header className="flex items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-[min(7.5vw,1.875rem)] whitespace-nowrap sm:text-5xl">
          My Recipes
        </h1>
        <Link
          to={paths.themes}
          className={buttonClass('secondary', 'whitespace-nowrap max-sm:min-h-11 max-sm:px-3 max-sm:py-1.5')}
        >
          <Plus aria-hidden className="size-5" />
          Make more
        </Link>
      </header>
      {currentUser ? (
        <SavedRecipes uid={currentUser.uid} onDeleted={() => setDeletionCount((count) => count + 1)} />
      ) : (
        <Alert tone="error">
          <ErrorText
            message="Por favor, inicia sesión para ver tus recetas."
            lang="es"
            advice="Log in to see your recipes."
          />
        </Alert>
      )}
    </div>
  );
}

function SavedRecipes({ uid, onDeleted }: { uid: string; onDeleted: () => void }) {
  const {
    data: recipes,
    error,
    isPending,
    isFetching,
    failureCount,
    refetch,
  } = useQuery(recipeQueries.list(uid));
  const failure = error && describeError(error, 'Error al obtener las recetas');
  return (
    <>
      {failure && (
        <RetryAlert tone="error" {...failure} isFetching={isFetching} onRetry={() => void refetch()}>
          {failure.message}
        </RetryAlert>
      )}
      {isPending && <RecipesSkeleton isRetrying={failureCount > 0} />}
      {recipes?.length === 0 && <NoRecipes />}
      {recipes && recipes.length > 0 && <RecipeList recipes={recipes} onDeleted={onDeleted} />}
    </>
  );
}

function RecipesSkeleton({ isRetrying }: { isRetrying: boolean }) {
  return (
    <>
      <LoadingNote isRetrying={isRetrying}>Loading your recipes…</LoadingNote>
      <div className="grid gap-2 sm:-mb-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12 sm:hidden" />
        <Skeleton className="h-6 w-24" />
      </div>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8">
        <RecipeCardSkeletons count={6} />
      </div>
    </>
  );
}

function NoRecipes() {
  return (
    <MascotNotice
      mood={welcome}
      title="There's no recipes yet."
      actions={
        <Link to={paths.themes} className={buttonClass('primary')}>
          Create a new Recipe!
        </Link>
      }
    >
      <p>Every recipe you make is kept here.</p>
    </MascotNotice>
  );
}
