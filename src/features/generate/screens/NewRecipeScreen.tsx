import { ArrowLeft, Columns2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { useLogInAgain } from '@/auth/endedSession';
import { ownerOf } from '@/config/owner';
import { paths } from '@/config/paths';
import { lazyImport } from '@/lib/lazyImport';
import { recipeOf, stateFor } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';
import { TakeAlongButton } from '@/recipe-ui/takeAlong/TakeAlongButton';
import { useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { Mascot } from '@/ui/Mascot';
import { Notice } from '@/ui/Notice';
import { FailureToast } from '@/ui/RetryAlert';
import { Skeleton } from '@/ui/Skeleton';

/** /newRecipe: the recipe that was just made, taken from navigation state (claims 2.86 to 2.99). */
export function NewRecipeScreen() {
  const { state } = useLocation();
  const owner = ownerOf(useAuth().currentUser?.uid);
  const recipe = useMemo(() => recipeOf(owner, state), [owner, state]);

  if (!recipe) {
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
      <RecipeBoundary
        recipe={recipe}
        back={
          <Link to={paths.themes} className={buttonClass('secondary')}>
            Back to the themes
          </Link>
        }
      >
        <NewRecipeArticle key={recipe._id} recipe={recipe} />
      </RecipeBoundary>
    </div>
  );
}

const RecipeComparison = lazy(async () => {
  try {
    const load = () => import('@/recipe-ui/compare/RecipeComparison');
    return { default: (await lazyImport(load)).RecipeComparison };
  } catch {
    return { default: NoComparison };
  }
});

/** The new recipe, checked; where it was asked for anew, with the former one a click away. */
function NewRecipeArticle({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const { currentUser, profileCompleted } = useAuth();
  const logInAgain = useLogInAgain();
  const [comparing, setComparing] = useState(false);
  const open = useOpenRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
    onImageMade: (withImage) => {
      const state = stateFor(ownerOf(currentUser?.uid), withImage);
      navigate(paths.newRecipe, { state, replace: true });
    },
    onImageFailed: (failure) => toast.error(<FailureToast {...failure} onLogIn={logInAgain} />),
    onLogIn: logInAgain,
  });
  const former = open.origin?.former;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RecipeTitle recipe={open} level={2} className="max-w-4xl text-3xl wrap-break-word sm:text-5xl" />
      <div className="no-print flex flex-wrap gap-3">
        <TakeAlongButton recipe={open} />
        {former && (
          <Button look="secondary" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
            <Columns2 aria-hidden className="size-5" />
            Compare with the former
          </Button>
        )}
        {former && former._id !== '' && (
          <Link to={paths.recipe(former._id)} className={buttonClass('quiet', 'max-sm:-ml-3 max-sm:px-3!')}>
            <ArrowLeft aria-hidden className="size-5" />
            Back to the former recipe
          </Link>
        )}
      </div>
      {former && comparing ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RecipeComparison former={former} now={recipe} />
        </Suspense>
      ) : (
        <RecipeSheet recipe={open} headingLevel={3} />
      )}
    </article>
  );
}

function NoComparison() {
  return <Alert tone="info">The comparison could not be loaded. Reload the page to try again.</Alert>;
}
