import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { describeError } from '@/api/apiError';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { createNavigationState } from '@/recipe/navigationState';
import { formKeyAt, readRecipeMutation } from '@/recipe-ui/form/useRecipeMutation';
import { IconButton } from '@/ui/Button';
import X from '~icons/lucide/x';

const toastId = 'recipe-ready';

/**
 * Reacts to settled recipe mutations: navigates to the new recipe if the user is still at the form, else shows a toast
 * with a link to the recipe or with the error.
 */
export function RecipeReadyToast() {
  const client = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  const ownerId = ownerIdFor(useAuth().currentUser?.uid);

  const handleSettled = useEffectEvent((mutation: Mutation) => {
    const outcome = readRecipeMutation(mutation);
    if (!outcome) return;
    const { formKey, resultPath, recipe, error } = outcome;
    const isAtForm = formKey === formKeyAt(location, ownerId);
    if (error && !isAtForm) showToast(<p className="wrap-anywhere">{getFailureMessage(error)}</p>);
    if (!recipe) return;
    const state = createNavigationState(ownerId, recipe);
    if (isAtForm) {
      navigate(resultPath, { state });
      return;
    }
    client.getMutationCache().remove(mutation);
    showToast(
      <p>
        Your recipe is ready.{' '}
        <Link to={resultPath} state={state} onClick={dismissToast} className="underline underline-offset-4">
          Show it
        </Link>
      </p>,
    );
  });

  useEffect(() => {
    const cache = client.getMutationCache();
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
      // A cancelled mutation is no longer in the cache.
      if (cache.getAll().includes(event.mutation)) handleSettled(event.mutation);
    });
  }, [client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of owner removes the toast.
  useEffect(() => dismissToast, [ownerId]);

  return null;
}

const dismissToast = () => toast.remove(toastId);

function showToast(message: ReactNode) {
  toast(
    <div className="flex items-center gap-3">
      {message}
      <IconButton label="Dismiss" onClick={dismissToast} className="-my-2 -mr-3">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>,
    { id: toastId, duration: Number.POSITIVE_INFINITY },
  );
}

function getFailureMessage(error: Error): string {
  const { message, advice } = describeError(error, 'An error occurred. Please try again.');
  return `Your recipe could not be made: ${message}${advice === undefined ? '' : `. ${advice}`}`;
}
