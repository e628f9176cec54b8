import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '@/api/apiError';
import { recipeQueries } from '@/api/recipes';
import { paths } from '@/config/paths';
import { readRecipeBegun } from '@/recipe/cooking/cookingProgress';
import { addTitles, sortNewestFirst } from '@/recipe/recipeList';
import { RecipeCardFrame } from '@/recipe-ui/view/RecipeCardFrame';
import { buttonClass } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import { LoadingNote, RecipeCardSkeletons } from '@/ui/Skeleton';

/** One row on wide screens. */
const maxShown = 3;

/** Shows the newest recipes, without the one that KeepCooking shows; nothing if there are none. */
export default function LatestRecipes({ uid }: { uid: string }) {
  const { data: recipes, error, isFetching, refetch } = useQuery(recipeQueries.list(uid));
  const latest = useMemo(() => {
    const begun = readRecipeBegun(uid);
    const others = recipes?.filter(({ _id }) => _id !== begun?.id);
    return others && addTitles(sortNewestFirst(others).slice(0, maxShown));
  }, [recipes, uid]);
  const failure = error && !recipes ? describeError(error, 'Error al obtener las recetas') : null;
  if (latest?.length === 0) return null;
  return (
    <section aria-labelledby="latest-recipes" className="grid gap-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="latest-recipes" className="text-3xl sm:text-4xl">
          Latest recipes
        </h2>
        <Link to={paths.recipes} className={buttonClass('quiet', '-mx-4 px-4!')}>
          All my recipes
        </Link>
      </header>
      {failure && (
        <RetryAlert {...failure} tone="info" isFetching={isFetching} onRetry={() => void refetch()}>
          {failure.message}
        </RetryAlert>
      )}
      {!latest && !failure && (
        <div className="grid gap-4 sm:grid-cols-3 sm:gap-6">
          <LoadingNote>Loading your recipes…</LoadingNote>
          <RecipeCardSkeletons count={maxShown} />
        </div>
      )}
      {latest && (
        <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
          {latest.map((titledRecipe) => (
            <li key={titledRecipe.recipe._id}>
              <RecipeCardFrame uid={uid} headingLevel={3} {...titledRecipe} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
