import { ArrowLeft, Columns2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { Link, useNavigate } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useCreateImage } from '@/api/useCreateImage';
import { useFoodProfile } from '@/api/useFoodProfile';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import { untitled } from '@/recipe/title';
import { useRegenerateWithout } from '@/recipe-ui/regenerate/useRegenerateWithout';
import { useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';

const RecipeComparison = lazy(async () => {
  try {
    return { default: (await import('@/recipe-ui/compare/RecipeComparison')).RecipeComparison };
  } catch {
    return { default: NoComparison };
  }
});

/** The new recipe, checked; where it was a second try, with the former one a click away. */
export function NewRecipeArticle({ recipe }: { recipe: Recipe }) {
  const navigate = useNavigate();
  const uid = useAuth().currentUser?.uid;
  const origin = useRecipeOrigin(uid, recipe);
  const request = origin?.request ?? null;
  const regenerateWithout = useRegenerateWithout(recipe, request);
  const reading = useOpenRecipe(recipe, { ...useFoodProfile(uid), request });
  const [comparing, setComparing] = useState(false);
  const image = useCreateImage(uid, {
    onMade: (withImage) => navigate(paths.newRecipe, { state: withImage, replace: true }),
    onError: (error) => toast.error(messageOf(error, 'Failed to generate image')),
  });
  const former = origin?.former;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RecipeTitle reading={reading} level={2} className="max-w-4xl text-3xl wrap-break-word sm:text-5xl" />
      {former && (
        <div className="no-print flex flex-wrap gap-3">
          <Button look="secondary" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
            <Columns2 aria-hidden className="size-5" />
            Compare with the former
          </Button>
          {former._id !== '' && (
            <Link to={paths.recipe(former._id)} className={buttonClass('quiet', 'max-sm:-ml-3 max-sm:px-3!')}>
              <ArrowLeft aria-hidden className="size-5" />
              Back to the former recipe
            </Link>
          )}
        </div>
      )}
      {former && comparing ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RecipeComparison former={former} now={recipe} />
        </Suspense>
      ) : (
        <RecipeSheet
          recipe={recipe}
          reading={reading}
          title={reading.texts.title || untitled.page}
          headingLevel={3}
          onMakeOwn={recipe._id === '' ? undefined : () => image.mutate(recipe)}
          pending={image.isPending}
          onRegenerateWithout={regenerateWithout}
        />
      )}
    </article>
  );
}

function NoComparison() {
  return <Alert tone="info">The comparison could not be loaded. Reload the page to try again.</Alert>;
}
