import toast from 'react-hot-toast';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useFoodProfile } from '@/api/useFoodProfile';
import { useAuth } from '@/auth/AuthContext';
import { useAgainWithout } from '@/recipe/again/useAgainWithout';
import { RecipeSheet } from '@/recipe/RecipeSheet';
import type { Recipe } from '@/recipe/recipe';

/** A quick recipe, held against the request, and against the profile of a cook who is signed in and has one. */
export function QuickRecipeSheet({ recipe, title }: { recipe: Recipe; title: string }) {
  const { currentUser, profileCompleted } = useAuth();
  const origin = useRecipeOrigin(currentUser?.uid, recipe);
  const againWithout = useAgainWithout(recipe, origin?.request ?? null);
  return (
    <RecipeSheet
      recipe={recipe}
      title={title}
      onMakeOwn={() => toast('With an account, your recipes get pictures of their own.')}
      {...useFoodProfile(currentUser?.uid)}
      request={origin?.request ?? null}
      // The request form is for cooks with a complete profile.
      onAgainWithout={profileCompleted ? againWithout : undefined}
    />
  );
}
