import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { messageOf } from '@/api/apiError';
import { deleteRecipe, recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import type { Recipe } from '@/recipe/recipe';
import { copy, languageOf } from './copy';

/** Deletes a recipe of the signed-in cook (spec 4, 'Delete flow'): toasts the result and refetches the list. */
export function useDeleteRecipe() {
  const { currentUser } = useAuth();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ _id }: Recipe) => {
      if (!currentUser) throw new Error(copy.signInToDelete);
      await deleteRecipe(_id, currentUser.uid);
      return { uid: currentUser.uid };
    },
    onSuccess: ({ uid }, { _id }) => {
      const { queryKey } = recipeQueries.list(uid);
      // Gone at once: the refetch below only confirms it.
      client.setQueryData(queryKey, (recipes) => recipes?.filter((recipe) => recipe._id !== _id));
      client.removeQueries({ queryKey: recipeQueries.detail(uid, _id).queryKey });
      toast.success('Recipe successfully deleted');
    },
    onError: (error) => {
      const message = messageOf(error, copy.deleteFailed);
      toast.error(
        <span>
          Error deleting recipe: <span lang={languageOf(message)}>{message}</span>
        </span>,
      );
    },
    onSettled: () => {
      if (currentUser)
        void client.invalidateQueries({ queryKey: recipeQueries.list(currentUser.uid).queryKey });
    },
  });
}
