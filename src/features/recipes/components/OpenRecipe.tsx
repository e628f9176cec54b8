import type { ComponentType } from 'react';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useFoodProfile } from '@/api/useFoodProfile';
import { useAuth } from '@/auth/AuthContext';
import type { Recipe } from '@/recipe/recipe';
import { type RecipeReading, useRecipeReading } from '@/recipe-ui/check/useRecipeReading';
import { RecipePage } from './RecipePage';

/** Shows a recipe step by step. */
export type CookViewComponent = ComponentType<{ reading: RecipeReading; onExit: () => void }>;

interface OpenRecipeProps {
  recipe: Recipe;
  cookView: CookViewComponent | undefined;
  cooking: boolean;
  onStopCooking: () => void;
}

/** A recipe as a page or step by step: read once for both. */
export function OpenRecipe({ recipe, cookView: CookView, cooking, onStopCooking }: OpenRecipeProps) {
  const uid = useAuth().currentUser?.uid;
  const request = useRecipeOrigin(uid, recipe)?.request ?? null;
  const reading = useRecipeReading(recipe, { ...useFoodProfile(uid), request });
  if (CookView && cooking) return <CookView reading={reading} onExit={onStopCooking} />;
  return <RecipePage recipe={recipe} reading={reading} request={request} canCook={CookView !== undefined} />;
}
