import { RecipeActions } from '@/recipe-ui/actions/RecipeActions';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { BackToRecipes } from './RecipePageStates';

/** A recipe on a page of its own, with what can be done with it (claims 2.132 to 2.135). */
export function RecipePage({ recipe }: { recipe: OpenRecipe }) {
  return (
    <article className="recipe-screen">
      <BackToRecipes />
      <RecipeSheet recipe={recipe} titleLevel={1} actions={<RecipeActions recipe={recipe} />} />
    </article>
  );
}
