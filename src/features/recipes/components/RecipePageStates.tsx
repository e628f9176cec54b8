import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureInWords } from '@/api/apiError';
import { useLogInAgain } from '@/auth/endedSession';
import { paths } from '@/config/paths';
import { RecipeTextsSkeleton } from '@/recipe-ui/view/RecipeTexts';
import { RetryAlert } from '@/ui/RetryAlert';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import ArrowLeft from '~icons/lucide/arrow-left';

/** The way from a recipe's page to the list. */
export function BackToRecipes() {
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

/** The shape of a recipe's page while it loads. */
export function RecipeLoading({ isSlow }: { isSlow: boolean }) {
  return (
    <div className="recipe-screen">
      <BackToRecipes />
      <h1 tabIndex={-1} className="sr-only">
        Recipe
      </h1>
      <LoadingNote isSlow={isSlow}>Loading the recipe…</LoadingNote>
      <div className="recipe-sheet">
        <div className="recipe-sheet-areas">
          <Skeleton className="recipe-picture rounded-3xl!" />
          <div className="recipe-head grid content-start gap-3">
            <Skeleton className="h-16 w-3/4" />
            <Skeleton className="h-18" />
            <Skeleton className="h-12" />
          </div>
          <Skeleton className="recipe-check verdict-line" />
          <RecipeTextsSkeleton />
        </div>
      </div>
    </div>
  );
}

interface RecipeFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** A recipe that could not be read (claims 8.45, 8.46): 'Error: ...' and another try. */
export function RecipeFailure({ error, retrying, onRetry }: RecipeFailureProps) {
  const logInAgain = useLogInAgain();
  const { message, ...remedy } = failureInWords(error, 'Error fetching recipe');
  return (
    <RetryAlert tone="error" {...remedy} onLogIn={logInAgain} retrying={retrying} onRetry={onRetry}>
      {`Error: ${message}`}
    </RetryAlert>
  );
}

/** The page of a recipe of which nothing is known but that it could not be read. */
export function RecipeUnread({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <BackToRecipes />
      <h1 tabIndex={-1} className="text-4xl">
        Recipe
      </h1>
      {children}
    </div>
  );
}
