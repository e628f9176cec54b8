import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { ownerIdFor } from '@/config/ownerId';
import type { Recipe } from '@/recipe/recipe';
import { useCancellableMutation } from './cancellableMutations';
import { createImage, recipeQueries, updateRecipeList } from './recipes';

interface Outcome {
  /** Given the recipe with its picture; not called once the screen is left. */
  onCreated?: ((recipe: Recipe) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
}

/**
 * Has a recipe's sample picture replaced by one of its own, in every cache of this user that holds the recipe; one at a
 * time, wherever it is asked for. A failure leaves the sample (claim 2.69).
 */
export function useCreateImage(recipe: Recipe, uid: string | undefined, { onCreated, onError }: Outcome) {
  const client = useQueryClient();
  const { _id } = recipe;
  const mutationKey = ['create-image', ownerIdFor(uid), _id];
  const { mutate, isMutating, error } = useCancellableMutation({
    mutationKey,
    mutationFn: (_values: undefined, signal: AbortSignal) => createImage(_id, signal),
    onSuccess: ({ imageUrl }) => {
      if (uid === undefined) return;
      client.setQueryData(
        recipeQueries.detail(uid, _id).queryKey,
        (cached) => cached && { ...cached, imageUrl },
      );
      updateRecipeList(client, uid, (recipes) =>
        recipes.map((each) => (each._id === _id ? { ...each, imageUrl } : each)),
      );
    },
    onError: (failure) => onError?.(failure),
  });
  return {
    make: () => {
      if (isMutating()) return;
      mutate(undefined, { onSuccess: ({ imageUrl }) => onCreated?.({ ...recipe, imageUrl }) });
    },
    isPending: useIsMutating({ mutationKey, exact: true }) > 0,
    error,
  };
}
