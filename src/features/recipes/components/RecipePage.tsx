import { useNavigationType } from 'react-router-dom';
import { RecipeActions } from '@/recipe-ui/actions/RecipeActions';
import type { OpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { BackToRecipes } from './RecipePageStates';

/** A recipe on a page of its own, with what can be done with it (claims 2.132 to 2.135). */
export function RecipePage({ recipe }: { recipe: OpenRecipe }) {
  // Back leads to where the cook was in the text: it has to be there.
  const isPressed = useNavigationType() === 'PUSH';
  return (
    <article className="recipe-screen">
      <BackToRecipes />
      <RecipeSheet
        recipe={recipe}
        titleLevel={1}
        actions={<RecipeActions recipe={recipe} />}
        headFirst={isPressed}
      />
    </article>
  );
}
