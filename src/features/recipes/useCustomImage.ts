import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createImage, recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import type { Recipe } from '@/recipe/recipe';

/**
 * Has a recipe's sample picture replaced by one of its own (decisions, 'Calls'), in every cache that holds the
 * recipe. A failure leaves the sample.
 */
export function useCustomImage({ onError }: { onError?: (error: Error) => void } = {}) {
  const { currentUser } = useAuth();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Recipe) => createImage(_id),
    onSuccess: ({ imageUrl }, { _id }) => {
      if (!currentUser) return;
      const { uid } = currentUser;
      client.setQueryData(
        recipeQueries.detail(uid, _id).queryKey,
        (recipe) => recipe && { ...recipe, imageUrl },
      );
      client.setQueryData(recipeQueries.list(uid).queryKey, (recipes) =>
        recipes?.map((recipe) => (recipe._id === _id ? { ...recipe, imageUrl } : recipe)),
      );
    },
    ...(onError ? { onError } : {}),
  });
}
