import type { ComponentType } from 'react';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useFoodProfile } from '@/api/useFoodProfile';
import { useAuth } from '@/auth/AuthContext';
import type { Recipe } from '@/recipe/recipe';
import { type OpenRecipe, useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipePage } from './RecipePage';

/** Shows a recipe step by step. */
export type CookViewComponent = ComponentType<{ reading: OpenRecipe; onExit: () => void }>;

interface RecipeOrCookViewProps {
  recipe: Recipe;
  cookView: CookViewComponent | undefined;
  cooking: boolean;
  onStopCooking: () => void;
}

/** A recipe as a page or step by step: read once for both. */
export function RecipeOrCookView({
  recipe,
  cookView: CookView,
  cooking,
  onStopCooking,
}: RecipeOrCookViewProps) {
  const uid = useAuth().currentUser?.uid;
  const request = useRecipeOrigin(uid, recipe)?.request ?? null;
  const reading = useOpenRecipe(recipe, { ...useFoodProfile(uid), request });
  if (CookView && cooking) return <CookView reading={reading} onExit={onStopCooking} />;
  return <RecipePage recipe={recipe} reading={reading} request={request} canCook={CookView !== undefined} />;
}
