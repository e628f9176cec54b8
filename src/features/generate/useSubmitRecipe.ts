import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredProfile } from '@/api/profile';
import { createRecipe, recipeQueries } from '@/api/recipes';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import { toRecipeSubmission } from './toRecipeSubmission';

/**
 * Sends a cook's request with their profile; the new recipe joins their list at once, which is then read again.
 * Fails with the text to show: 'User data not available. Please try again.' without a profile (spec 4), else the
 * ApiError of the call.
 */
export function useSubmitRecipe(uid: string | null, profile: StoredProfile | null | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (values: RecipeRequestValues) => {
      if (uid === null || !profile) throw new Error('User data not available. Please try again.');
      return createRecipe(toRecipeSubmission(values, profile, uid));
    },
    onSuccess: (recipe) => {
      if (uid === null) return;
      const { queryKey } = recipeQueries.list(uid);
      // Oldest first, as the server keeps it. One without an id could not be opened.
      if (recipe._id !== '') queryClient.setQueryData(queryKey, (list) => list && [...list, recipe]);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
