import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { recipeSchema } from '@/recipe/recipe';
import { recipeTitle, untitled } from '@/recipe/title';
import { buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { Notice } from '@/ui/Notice';
import { QuickRecipeSheet } from '../components/QuickRecipeSheet';

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

  const title = recipeTitle(recipe.descripcionReceta, untitled.page);
  return (
    <article className="grid gap-6">
      <header className="grid gap-3">
        <h1 tabIndex={-1} className="max-w-4xl text-3xl wrap-break-word sm:text-5xl">
          {title}
        </h1>
        <p className="max-w-measure text-soft print:hidden">
          Quick recipes are not saved: this one is gone once you leave the page.
        </p>
      </header>
      <QuickRecipeSheet recipe={recipe} title={title} />
      <footer className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-3xl bg-saffron-wash p-5 sm:p-6 print:hidden">
        <Mascot mood="proud" size={88} className="shrink-0" />
        <p className="min-w-0 flex-1 font-display font-semibold text-lg sm:text-xl">
          Want to keep the next one, cooked to your taste?
        </p>
        <div className="flex w-full flex-wrap gap-3 md:w-auto">
          <Link to={paths.quickRecipe} className={buttonClass('secondary', 'flex-1 whitespace-nowrap')}>
            Create Another Recipe
          </Link>
          <Link to={paths.login} className={buttonClass('primary', 'flex-1 whitespace-nowrap')}>
            Sign Up for More Features
          </Link>
        </div>
      </footer>
    </article>
  );
}
