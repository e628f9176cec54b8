import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Recipe } from '@/recipe/recipe';
import { createImage, recipeQueries } from './recipes';

interface Outcome {
  onMade?: (recipe: Recipe) => void;
  onError?: (error: Error) => void;
}

/**
 * Has a recipe's sample picture replaced by one of its own (decisions, 'Calls'), in every cache of this user that
 * holds the recipe. A failure leaves the sample.
 */
export function useCreateImage(uid: string | undefined, { onMade, onError }: Outcome = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Recipe) => createImage(_id),
    onSuccess: ({ imageUrl }, recipe) => {
      const { _id } = recipe;
      if (uid !== undefined) {
        client.setQueryData(
          recipeQueries.detail(uid, _id).queryKey,
          (cached) => cached && { ...cached, imageUrl },
        );
        client.setQueryData(recipeQueries.list(uid).queryKey, (cached) =>
          cached?.map((each) => (each._id === _id ? { ...each, imageUrl } : each)),
        );
      }
      onMade?.({ ...recipe, imageUrl });
    },
    ...(onError ? { onError } : {}),
  });
}
