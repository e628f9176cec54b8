import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Recipe } from '@/recipe/recipe';
import { changeList, createImage, recipeQueries } from './recipes';

interface Outcome {
  /** Given the recipe with its picture; not called once the screen is left. */
  onMade?: ((recipe: Recipe) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
}

/**
 * Has a recipe's sample picture replaced by one of its own, in every cache of this user that holds the recipe; one at a
 * time, wherever it is asked for. A failure leaves the sample (claim 2.138).
 */
export function useCreateImage(recipe: Recipe, uid: string | undefined, { onMade, onError }: Outcome) {
  const client = useQueryClient();
  const { _id } = recipe;
  const mutationKey = ['create-image', _id];
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: () => createImage(_id),
    onSuccess: ({ imageUrl }) => {
      if (uid === undefined) return;
      client.setQueryData(
        recipeQueries.detail(uid, _id).queryKey,
        (cached) => cached && { ...cached, imageUrl },
      );
      changeList(client, uid, (recipes) =>
        recipes.map((each) => (each._id === _id ? { ...each, imageUrl } : each)),
      );
    },
    ...(onError ? { onError } : {}),
  });
  return {
    make: () => {
      if (client.isMutating({ mutationKey, exact: true }) > 0) return;
      mutate(undefined, { onSuccess: ({ imageUrl }) => onMade?.({ ...recipe, imageUrl }) });
    },
    isPending: useIsMutating({ mutationKey, exact: true }) > 0,
    error,
  };
}
