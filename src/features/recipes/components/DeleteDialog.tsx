import type { TitledRecipe } from '@/recipe/list';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useDeleteRecipe } from '../useDeleteRecipe';

interface DeleteDialogProps {
  titled: TitledRecipe;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a recipe is deleted (spec 2, 'My recipes'); closes itself when that is done or has failed. */
export function DeleteDialog({ titled, onClose, onDeleted }: DeleteDialogProps) {
  const { mutateAsync, isPending } = useDeleteRecipe();
  // Awaited, not left to callbacks: with its last recipe gone, the list and this dialog unmount.
  const confirm = async () => {
    try {
      await mutateAsync(titled.recipe);
      onDeleted();
    } catch {
      // Said by the hook's toast.
    } finally {
      onClose();
    }
  };
  // While it is being deleted there is nothing left to take back.
  const dismiss = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog title="Confirm Elimination" onClose={dismiss}>
      <p>Are you sure to delete this recipe?</p>
      <p className="font-display text-xl font-semibold wrap-anywhere">{titled.title}</p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button look="secondary" lang="es" aria-disabled={isPending || undefined} onClick={dismiss}>
          Cancelar
        </Button>
        <Button look="danger" disabled={isPending} onClick={confirm}>
          {isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
