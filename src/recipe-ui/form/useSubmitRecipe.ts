import { useQueryClient } from '@tanstack/react-query';
import type { SavedProfile } from '@/api/profile';
import { saveRecipeOrigin } from '@/api/recipeOrigin';
import { createRecipe, recipeQueries, updateRecipeList } from '@/api/recipes';
import { ownerIdFor } from '@/config/ownerId';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { toRecipeSubmission } from './toRecipeSubmission';
import { useRecipeMutation } from './useRecipeMutation';

interface SubmitRecipeOptions {
  uid: string | null;
  /** Undefined while loading, null if there is none. */
  profile: SavedProfile | null | undefined;
  sentStorageKey: string | null;
  /** The recipe that the new one replaces; null for a first request. */
  previousRecipe: Recipe | null;
  onSuccess?: (values: RecipeFormValues) => void;
}

/**
 * Returns the mutation that sends a request with the cook's profile. Adds the new recipe to the cached list, and invalidates
 * the list. Fails with 'User data not available. Please try again.' without a profile (claim 4.24), else with an ApiError.
 */
export function useSubmitRecipe({
  uid,
  profile,
  sentStorageKey,
  previousRecipe,
  onSuccess,
}: SubmitRecipeOptions) {
  const client = useQueryClient();
  const invalidateList = (ownerId: string) =>
    client.invalidateQueries({ queryKey: recipeQueries.list(ownerId).queryKey });
  return useRecipeMutation({
    ownerId: ownerIdFor(uid),
    sentStorageKey,
    mutationFn: async (values, signal) => {
      if (uid === null || !profile) throw new Error('User data not available. Please try again.');
      return createRecipe(toRecipeSubmission(values, profile, uid), signal).catch((error: unknown) => {
        // After a cancel or timeout the server may still have created the recipe.
        void invalidateList(uid);
        throw error;
      });
    },
    onSuccess: (recipe, request) => {
      onSuccess?.(request);
      if (uid === null) return;
      saveRecipeOrigin(client, uid, recipe, { request, previousRecipe });
      const others = (list: readonly Recipe[]) => list.filter(({ _id }) => _id !== recipe._id);
      // Oldest first, like the server's list. A recipe without an id could not be opened.
      if (recipe._id !== '') updateRecipeList(client, uid, (list) => [...others(list), recipe]);
      void invalidateList(uid);
    },
    resultPath: paths.newRecipe,
  });
}
