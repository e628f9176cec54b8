import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { recipeSchema } from '@/recipe/recipe';
import { buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { QuickRecipeArticle } from '../components/QuickRecipeArticle';

/** /quick-recipe-result: the quick recipe, which only this page holds (spec 2, Quick recipe result). */
export function QuickRecipeResultScreen() {
  const { state } = useLocation();
  const { success, data: recipe } = useMemo(() => recipeSchema.safeParse(state), [state]);

  if (!success) {
    return (
      <Notice
        mood="puzzled"
        level={1}
        title="Recipe not found!"
        actions={
          <Link to={paths.quickRecipe} className={buttonClass()}>
            Create a new recipe
          </Link>
        }
      >
        <p>Quick recipes are not saved, so this one is gone. The next takes a minute.</p>
      </Notice>
    );
  }

  return <QuickRecipeArticle recipe={recipe} />;
}
