import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError, getErrorMessage } from '@/api/apiError';
import type { SavedProfile } from '@/api/profile';
import { formatRateLimitInSpanish } from '@/api/rateLimit';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { removeStoredValues } from '@/lib/storage';
import { RecipeForm } from '@/recipe-ui/form/RecipeForm';
import { useRecipeForm } from '@/recipe-ui/form/useRecipeForm';
import { useSubmitRecipe } from '@/recipe-ui/form/useSubmitRecipe';
import type { RegenerateState } from '@/recipe-ui/regenerate/useRegenerateWithout';
import { buttonClass } from '@/ui/Button';

interface RecipeRequestFormProps {
  type: string;
  uid: string | null;
  /** Undefined while loading, null if there is none. */
  profile: SavedProfile | null | undefined;
  regenerate: RegenerateState | null;
  note: ReactNode;
}

/**
 * Shows the request form. Stores a draft, sends the request with the profile's preferences, and navigates to the new
 * recipe (claim 4.20).
 */
export function RecipeRequestForm({ type, uid, profile, regenerate, note }: RecipeRequestFormProps) {
  const { key } = useLocation();
  // Each regeneration has a draft of its own.
  const draftName = regenerate ? `recipe-request.${key}` : 'recipe-request';
  const draftKey = uid && storageKeys.draft(uid, draftName);
  const recipeForm = useRecipeForm(type, draftKey, regenerate?.request);
  useEffect(() => {
    if (!uid || !regenerate) return;
    // Removes unsent drafts of earlier regenerations.
    const prefix = storageKeys.draft(uid, 'recipe-request.');
    removeStoredValues((stored) => stored.startsWith(prefix) && stored !== draftKey);
  }, [uid, regenerate, draftKey]);
  const mutation = useSubmitRecipe({
    uid,
    profile,
    sentStorageKey: draftKey && storageKeys.sentDraft(draftKey),
    previousRecipe: regenerate?.previousRecipe ?? null,
    onSuccess: recipeForm.draft.clearSent,
  });

  return (
    <RecipeForm
      recipeForm={recipeForm}
      mutation={mutation}
      ownerId={uid}
      labels={{ submit: 'Submit Recipe', pending: 'Submitting...' }}
      interruptedMessage="The page was reloaded while your recipe was being made. It may be in your list already: look there before you send this again."
      note={note}
      errorMessage={(error) => <SubmitErrorText error={error} />}
      rateLimitHint={
        <>
          Meanwhile,{' '}
          <Link to={paths.recipes} className="font-semibold underline underline-offset-4">
            cook one of your recipes
          </Link>
          .
        </>
      }
      backLink={
        <Link to={paths.themes} className={buttonClass('quiet')}>
          Go Back
        </Link>
      }
    />
  );
}

/** Shows why a recipe request failed, the Spanish part with its language. */
export function SubmitErrorText({ error }: { error: Error }) {
  const rateLimit = error instanceof ApiError ? error.details.rateLimit : undefined;
  if (!rateLimit) return <p>{getErrorMessage(error, 'An error occurred. Please try again.')}</p>;
  return (
    <p>
      {rateLimit.reason} <span lang="es">{formatRateLimitInSpanish(rateLimit)}</span>
    </p>
  );
}
