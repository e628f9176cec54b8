import { messageOf } from '@/api/apiError';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import { BackToRecipes } from './BackToRecipes';

/** The shape of a recipe's page while it loads. */
export function RecipeLoading() {
  return (
    <div className="grid gap-6">
      <BackToRecipes />
      <h1 tabIndex={-1} className="sr-only">
        Recipe
      </h1>
      <LoadingNote>Loading the recipe…</LoadingNote>
      <Skeleton className="h-14 w-3/4" />
      <Skeleton className="h-24" />
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr]">
        <Skeleton className="order-last h-80 lg:order-none" />
        <Skeleton className="aspect-4/3" />
      </div>
    </div>
  );
}

interface RecipeFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

/** A recipe that could not be read (spec 8): 'Error: ...' and another try. */
export function RecipeFailure({ error, retrying, onRetry }: RecipeFailureProps) {
  return (
    <div className="grid gap-6">
      <BackToRecipes />
      <h1 tabIndex={-1} className="text-4xl">
        Recipe
      </h1>
      <Alert
        tone="error"
        action={
          <Button look="secondary" disabled={retrying} onClick={onRetry}>
            {retrying ? 'Trying again…' : 'Try again'}
          </Button>
        }
      >
        {`Error: ${messageOf(error, 'Error fetching recipe')}`}
      </Alert>
    </div>
  );
}
