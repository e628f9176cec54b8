import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { ApiError, describeError } from '@/api/apiError';
import { useCancellableMutation } from '@/api/cancellableMutations';
import { deleteRecipe, recipeQueries, updateRecipeList } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { useLogInAgain } from '@/auth/endedSession';
import { ownerIdFor } from '@/config/ownerId';
import type { Recipe } from '@/recipe/recipe';
import type { TitledRecipe } from '@/recipe/recipeList';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorText, LogInButton } from '@/ui/RetryAlert';

interface DeleteRecipeDialogProps {
  titledRecipe: TitledRecipe;
  onClose: () => void;
  onDeleted: () => void;
}

/** Shows a dialog that confirms a deletion (claims 2.59, 2.60). Closes after success or failure. */
export function DeleteRecipeDialog({ titledRecipe, onClose, onDeleted }: DeleteRecipeDialogProps) {
  const { isPending, isMutating, mutateAsync } = useDeleteRecipe();
  // Awaited, because callbacks of `mutate` do not run after the dialog has unmounted with the list's last recipe.
  const confirm = async () => {
    if (isMutating()) return;
    try {
      await mutateAsync(titledRecipe.recipe);
      onDeleted();
    } catch {
      // A toast shows the error.
    } finally {
      onClose();
    }
  };
  // A pending deletion cannot be cancelled.
  const dismiss = () => {
    if (!isMutating()) onClose();
  };
  return (
    <Dialog title="Confirm Elimination" onClose={dismiss}>
      <p>Are you sure to delete this recipe?</p>
      <p className="font-display text-xl font-semibold wrap-anywhere">{titledRecipe.title}</p>
      <p className="text-soft">The recipe and its picture go for good. They can’t be brought back.</p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" lang="es" aria-disabled={isPending || undefined} onClick={dismiss}>
          Cancelar
        </Button>
        <Button variant="danger" disabled={isPending} onClick={confirm}>
          {isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Returns a mutation that deletes a recipe of the signed-in user (claim 4.31), shows a toast and refetches the list.
 */
function useDeleteRecipe() {
  const { currentUser } = useAuth();
  const logInAgain = useLogInAgain();
  const client = useQueryClient();
  return useCancellableMutation({
    mutationKey: ['delete-recipe', ownerIdFor(currentUser?.uid)],
    mutationFn: async ({ _id }: Recipe, signal) => {
      if (!currentUser) {
        throw new ApiError('auth', 'Por favor, inicia sesión para eliminar recetas.', { lang: 'es' });
      }
      await deleteRecipe(_id, currentUser.uid, signal);
      return { uid: currentUser.uid };
    },
    onSuccess: ({ uid }, { _id }) => {
      // Optimistic update; the refetch below confirms it.
      updateRecipeList(client, uid, (recipes) => recipes.filter((recipe) => recipe._id !== _id));
      client.removeQueries({ queryKey: recipeQueries.detail(uid, _id).queryKey });
      toast.success('Recipe successfully deleted');
    },
    onError: (error) => {
      const { message, lang, advice, hasSessionEnded } = describeError(error, 'Error al eliminar la receta');
      toast.error(
        <div className="grid justify-items-start gap-2">
          <p>
            Error deleting recipe: <ErrorText message={message} lang={lang} advice={advice} />
          </p>
          <LogInButton hasSessionEnded={hasSessionEnded} onLogIn={logInAgain} />
        </div>,
      );
    },
    onSettled: () => {
      if (currentUser)
        void client.invalidateQueries({ queryKey: recipeQueries.list(currentUser.uid).queryKey });
    },
  });
}
