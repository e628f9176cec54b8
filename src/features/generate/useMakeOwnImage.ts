import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { createImage, recipeQueries } from '@/api/recipes';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';

/** Has a picture of its own made for the new recipe, which then shows it; toasts why it could not be made. */
export function useMakeOwnImage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const uid = useAuth().currentUser?.uid;
  return useMutation({
    mutationFn: ({ _id }: Recipe) => createImage(_id),
    onSuccess: (recipe) => {
      navigate(paths.newRecipe, { state: recipe, replace: true });
      if (uid === undefined) return;
      void queryClient.invalidateQueries({ queryKey: recipeQueries.list(uid).queryKey });
      void queryClient.invalidateQueries({ queryKey: recipeQueries.detail(uid, recipe._id).queryKey });
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to generate image')),
  });
}
