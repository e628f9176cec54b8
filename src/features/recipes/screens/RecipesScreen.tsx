import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { RecipeCollection } from '../components/RecipeCollection';
import { RecipesSkeleton } from '../components/RecipesSkeleton';
import { copy, languageOf } from '../copy';

/** My recipes (spec 2): the signed-in cook's saved recipes, newest first. */
export function RecipesScreen() {
  const { currentUser } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  const [deletions, setDeletions] = useState(0);

  // The deleted card took the focus with it.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-5xl">
          My Recipes
        </h1>
        <Link to={paths.themes} className={buttonClass('secondary')}>
          <Plus aria-hidden className="size-5" />
          Make more
        </Link>
      </header>
      {currentUser ? (
        <SavedRecipes uid={currentUser.uid} onDeleted={() => setDeletions((count) => count + 1)} />
      ) : (
        <Alert tone="error" lang="es">
          {copy.signInToSee}
        </Alert>
      )}
    </div>
  );
}

function SavedRecipes({ uid, onDeleted }: { uid: string; onDeleted: () => void }) {
  const { data: recipes, error, isPending, isFetching, refetch } = useQuery(recipeQueries.list(uid));
  return (
    <>
      {error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && <RecipesSkeleton />}
      {recipes?.length === 0 && <NoRecipes />}
      {recipes && recipes.length > 0 && <RecipeCollection recipes={recipes} onDeleted={onDeleted} />}
    </>
  );
}

interface LoadFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

function LoadFailure({ error, retrying, onRetry }: LoadFailureProps) {
  const message = messageOf(error, copy.loadFailed);
  return (
    <Alert
      tone="error"
      lang={languageOf(message)}
      action={
        <Button look="secondary" disabled={retrying} onClick={onRetry}>
          {retrying ? 'Trying again…' : 'Try again'}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}

function NoRecipes() {
  return (
    <Notice
      mood="welcome"
      title="There's no recipes yet."
      actions={
        <Link to={paths.themes} className={buttonClass('primary')}>
          Create a new Recipe!
        </Link>
      }
    >
      <p>Every recipe you make is kept here.</p>
    </Notice>
  );
}
