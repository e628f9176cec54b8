import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { recipeSchema } from '@/recipe/recipe';
import { buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { Notice } from '@/ui/Notice';
import { NewRecipeArticle } from '../components/NewRecipeArticle';

/** /newRecipe: the recipe that was just made, taken from navigation state (spec 2, New recipe result). */
export function NewRecipeScreen() {
  const { state } = useLocation();
  const { success, data: recipe } = useMemo(() => recipeSchema.safeParse(state), [state]);

  if (!success) {
    return (
      <Notice
        mood="puzzled"
        level={1}
        title="No recipe data found."
        actions={
          <Link to={paths.themes} className={buttonClass()}>
            Create a new recipe
          </Link>
        }
      >
        <p>Recipes you made before are waiting in your list.</p>
      </Notice>
    );
  }

  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-3xl bg-basil-wash p-5 sm:p-6 print:hidden">
        <Mascot mood="proud" size={104} className="-my-2 shrink-0" />
        <div className="grid flex-1 gap-1">
          <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
            Your New Recipe
          </h1>
          <p className="text-soft">Fresh from the kitchen, and saved to your list.</p>
        </div>
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          <Link to={paths.themes} className={buttonClass('secondary', 'flex-1 whitespace-nowrap')}>
            Make more recipes!
          </Link>
          <Link to={paths.recipes} className={buttonClass('primary', 'flex-1 whitespace-nowrap')}>
            Go to my recipes!
          </Link>
        </div>
      </header>
      <NewRecipeArticle key={recipe._id} recipe={recipe} />
    </div>
  );
}
