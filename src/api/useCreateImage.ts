import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { ownerIdFor } from '@/config/ownerId';
import type { Recipe } from '@/recipe/recipe';
import { useCancellableMutation } from './cancellableMutations';
import { createImage, recipeQueries, updateRecipeList } from './recipes';

interface CreateImageOptions {
  /** Receives the recipe with its new picture. Not called after the component has unmounted. */
  onCreated?: ((recipe: Recipe) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
}

/**
 * Returns a mutation that replaces a recipe's sample picture with a custom one, in every cached query of this user that
 * holds the recipe. Only one runs at a time per recipe. On failure the sample stays (claim 2.69).
 */
export function useCreateImage(
  recipe: Recipe,
  uid: string | undefined,
  { onCreated, onError }: CreateImageOptions,
) {
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
        recipes.map((item) => (item._id === _id ? { ...item, imageUrl } : item)),
      );
    },
    onError: (mutationError) => onError?.(mutationError),
  });
  return {
    createImage: () => {
      if (isMutating()) return;
      mutate(undefined, { onSuccess: ({ imageUrl }) => onCreated?.({ ...recipe, imageUrl }) });
    },
    isPending: useIsMutating({ mutationKey, exact: true }) > 0,
    error,
  };
}
