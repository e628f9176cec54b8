import { Link } from 'react-router-dom';
import { describeError } from '@/api/apiError';
import { paths } from '@/config/paths';
import { createNavigationState } from '@/recipe/navigationState';
import type { RegenerateState } from '@/recipe-ui/regenerate/useRegenerateWithout';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { ErrorText, LogInButton } from '@/ui/ErrorText';
import { LoadingNote, Skeleton } from '@/ui/Skeleton';
import ArrowLeft from '~icons/lucide/arrow-left';

interface RegenerateBannerProps extends RegenerateState {
  ownerId: string;
}

/** Shows which foods a regenerated recipe leaves out, which its form names too, and a link to the previous recipe. */
export function RegenerateBanner({
  without,
  language,
  previousRecipe,
  back,
  ownerId,
}: RegenerateBannerProps) {
  const isLong = without.length > 40;
  return (
    <div className="mb-6 grid gap-1.5 rounded-3xl border border-line bg-slab p-5 sm:p-6">
      <h2 className="text-xl wrap-anywhere">
        {without === '' ? 'Make it again' : 'Make it without '}
        <bdi lang={language}>{isLong ? 'these foods' : without}</bdi>
      </h2>
      <p>
        {without === '' ? (
          'Change what you like.'
        ) : (
          <>
            {isLong ? 'They are listed under ' : 'You can edit this under '}
            <button
              type="button"
              className="font-semibold underline underline-offset-4"
              onClick={() => document.getElementsByName('necesidadesDiners')[0]?.focus()}
            >
              Additional Info for the Chef
            </button>
            .
          </>
        )}
      </p>
      <Link
        to={back.to}
        state={back.hasState ? createNavigationState(ownerId, previousRecipe) : undefined}
        className={buttonClass('quiet', '-mb-2 -ml-3 justify-self-start px-3!')}
      >
        <ArrowLeft aria-hidden className="size-5" />
        Back to the previous recipe
      </Link>
    </div>
  );
}

/** Shows that the request includes the profile, with a link to it. */
export function ProfileUsedNote({ isLoading }: { isLoading: boolean }) {
  if (isLoading) {
    return (
      <div className="grid gap-2">
        <LoadingNote>Loading your settings…</LoadingNote>
        <Skeleton className="h-5 w-full max-w-80" />
      </div>
    );
  }
  return (
    <p className="text-soft">
      The chef already knows your diet, allergies and kitchen.{' '}
      <Link
        to={paths.profile}
        className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
      >
        Change your settings
      </Link>
    </p>
  );
}

interface ProfileLoadErrorProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** Shows an error in place of the request form if the profile could not be read (claim 2.48). */
export function ProfileLoadError({ error, isFetching, onRetry }: ProfileLoadErrorProps) {
  const { message, hasSessionEnded, ...errorText } = describeError(error, 'Failed to fetch user data');
  return (
    <div className="grid gap-6 sm:rounded-3xl sm:bg-raised sm:p-8 sm:shadow-card">
      <Alert tone="error" action={<LogInButton hasSessionEnded={hasSessionEnded} />}>
        <ErrorText {...errorText} message={`Error loading user data: ${message}`} />
      </Alert>
      <p className="text-soft">
        The recipe is written for your settings, so they are needed first. What you typed is kept.
      </p>
      <div className="flex flex-wrap-reverse items-center gap-3 sm:justify-end">
        <Link to={paths.themes} className={buttonClass('quiet')}>
          Go Back
        </Link>
        <Button disabled={isFetching} onClick={onRetry} className="min-w-44 flex-1 sm:flex-none">
          {isFetching ? 'Trying again…' : 'Try again'}
        </Button>
      </div>
    </div>
  );
}
