import { useQueryClient } from '@tanstack/react-query';
import type { StoredProfile } from '@/api/profile';
import { saveRecipeOrigin } from '@/api/recipeOrigin';
import { createRecipe, recipeQueries, updateRecipeList } from '@/api/recipes';
import { ownerIdFor } from '@/config/ownerId';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import { toRecipeSubmission } from './toRecipeSubmission';
import { type RecipeMutation, useRecipeMutation } from './useRecipeMutation';

interface SubmitRecipeOptions {
  uid: string | null;
  /** Undefined while it loads, null where there is none. */
  profile: StoredProfile | null | undefined;
  sentStorageKey: string | null;
  /** The recipe that the new one is to be better than. */
  previousRecipe: Recipe | null;
  /** Called with what was sent, once the recipe is made. */
  onSuccess?: (values: RecipeRequestValues) => void;
}

/**
 * Sends a cook's request with their profile; the new recipe joins their list at once, which is then read again.
 * Fails with the text to show: 'User data not available. Please try again.' without a profile (claim 4.24), else the
 * ApiError of the call.
 */
export function useSubmitRecipe({
  uid,
  profile,
  sentStorageKey,
  previousRecipe,
  onSuccess,
}: SubmitRecipeOptions): RecipeMutation {
  const client = useQueryClient();
  const readListAgain = (owner: string) =>
    client.invalidateQueries({ queryKey: recipeQueries.list(owner).queryKey });
  return useRecipeMutation({
    owner: ownerIdFor(uid),
    sentStorageKey,
    mutationFn: async (values, signal) => {
      if (uid === null || !profile) throw new Error('User data not available. Please try again.');
      return createRecipe(toRecipeSubmission(values, profile, uid), signal).catch((error: unknown) => {
        // What was called off, or came to no answer, may have been made all the same.
        void readListAgain(uid);
        throw error;
      });
    },
    onSuccess: (recipe, request) => {
      onSuccess?.(request);
      if (uid === null) return;
      saveRecipeOrigin(client, uid, recipe, { request, previousRecipe: previousRecipe });
      const others = (list: readonly Recipe[]) => list.filter(({ _id }) => _id !== recipe._id);
      // Oldest first, as the server keeps it. One without an id could not be opened.
      if (recipe._id !== '') updateRecipeList(client, uid, (list) => [...others(list), recipe]);
      void readListAgain(uid);
    },
    resultPath: paths.newRecipe,
  });
}
