import { useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { ApiError, describeError } from '@/api/apiError';
import { useCancellableMutation } from '@/api/cancellableMutations';
import { deleteRecipe, recipeQueries, updateRecipeList } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import type { Recipe } from '@/recipe/recipe';
import { showErrorToast } from '@/ui/ErrorText';

/**
 * Returns a mutation that deletes a recipe of the signed-in user (claim 4.31), shows a toast and refetches the list.
 */
export function useDeleteRecipe() {
  const { currentUser } = useAuth();
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
      // Updates the cached list at once; onSettled refetches it.
      updateRecipeList(client, uid, (recipes) => recipes.filter((recipe) => recipe._id !== _id));
      client.removeQueries({ queryKey: recipeQueries.detail(uid, _id).queryKey });
      toast.success('Recipe successfully deleted');
    },
    onError: (error) =>
      showErrorToast(describeError(error, 'Error al eliminar la receta'), 'Error deleting recipe: '),
    onSettled: () => {
      if (currentUser)
        void client.invalidateQueries({ queryKey: recipeQueries.list(currentUser.uid).queryKey });
    },
  });
}
