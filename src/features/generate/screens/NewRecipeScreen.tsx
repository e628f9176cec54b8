import toast from 'react-hot-toast';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useCreateImage } from '@/api/useCreateImage';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { RecipeSheet } from '@/recipe/RecipeSheet';
import { recipeSchema } from '@/recipe/recipe';
import { recipeTitle, untitled } from '@/recipe/title';
import { buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { Notice } from '@/ui/Notice';

/** /newRecipe: the recipe that was just made, taken from navigation state (spec 2, New recipe result). */
export function NewRecipeScreen() {
  const { success, data: recipe } = recipeSchema.safeParse(useLocation().state);
  const navigate = useNavigate();
  const image = useCreateImage(useAuth().currentUser?.uid, {
    onMade: (withImage) => navigate(paths.newRecipe, { state: withImage, replace: true }),
    onError: (error) => toast.error(messageOf(error, 'Failed to generate image')),
  });

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

  const title = recipeTitle(recipe.descripcionReceta, untitled.page);
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
      <article className="grid gap-6">
        <h2 className="max-w-4xl text-3xl wrap-break-word sm:text-5xl">{title}</h2>
        <RecipeSheet
          recipe={recipe}
          title={title}
          headingLevel={3}
          onMakeOwn={recipe._id === '' ? undefined : () => image.mutate(recipe)}
          pending={image.isPending}
        />
      </article>
    </div>
  );
}
