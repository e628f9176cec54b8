import type { TitledRecipe } from '@/recipe/recipeList';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useDeleteRecipe } from '../useDeleteRecipe';

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
      <p className="text-soft">The recipe and its picture will be gone for good.</p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" lang="es" aria-disabled={isPending || undefined} onClick={dismiss}>
          Cancelar
        </Button>
        <Button disabled={isPending} onClick={confirm}>
          {isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
