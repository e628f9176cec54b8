import { Link } from 'react-router-dom';
import { describeError } from '@/api/apiError';
import { useCreateImage } from '@/api/useCreateImage';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { cookViewSearch } from '@/recipe/cooking/cookingProgress';
import type { TitledRecipe } from '@/recipe/recipeList';
import { RecipeCardFacts } from '@/recipe-ui/view/RecipeCardFacts';
import { RecipeImage } from '@/recipe-ui/view/RecipeImage';
import { IconButton } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { showErrorToast } from '@/ui/ErrorText';
import CookingPot from '~icons/lucide/cooking-pot';
import Eye from '~icons/lucide/eye';
import Share2 from '~icons/lucide/share-2';
import Trash from '~icons/lucide/trash';

export type CardAction = 'view' | 'share' | 'delete';

interface RecipeCardProps {
  titledRecipe: TitledRecipe;
  onAction: (action: CardAction, titled: TitledRecipe) => void;
}

const actionClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold transition-colors duration-150';

/**
 * Hides the icon in narrow cards, in one, two or three columns. Depends on the window's width, because container
 * queries take as long as the layout itself.
 */
const actionIconClass = 'size-5 max-[23.4rem]:hidden md:max-[49.5rem]:hidden lg:max-[74.5rem]:hidden';

/** Shows a recipe in the list (claim 2.55): picture, title, minutes, diners, type, actions. */
export function RecipeCard({ titledRecipe, onAction }: RecipeCardProps) {
  const { recipe, title } = titledRecipe;
  const image = useCreateImage(recipe, useAuth().currentUser?.uid, {
    onError: (error) => showErrorToast(describeError(error, 'Failed to generate image')),
  });
  return (
    <article className="group/card grid h-full grid-cols-[min(7rem,30vw)_minmax(0,1fr)] rounded-3xl bg-raised shadow-card transition-shadow duration-200 hover:shadow-lifted sm:flex sm:flex-col">
      <RecipeImage
        imageUrl={recipe.imageUrl}
        title={title}
        linkTo={paths.recipe(recipe._id)}
        className="max-sm:m-3 max-sm:mr-0 max-sm:mb-0 max-sm:aspect-square max-sm:self-start max-sm:rounded-2xl sm:rounded-t-3xl"
        onCreateImage={image.createImage}
        isPending={image.isPending}
      />
      <div className="flex min-w-0 flex-col gap-1 px-4 pt-3 sm:gap-3 sm:p-5 sm:pb-4">
        {recipe.tipoReceta !== '' && (
          <p className="line-clamp-1 text-sm font-semibold text-tomato-ink wrap-anywhere">
            {recipe.tipoReceta}
          </p>
        )}
        <h2 className="text-lg sm:text-2xl">
          <Link
            to={paths.recipe(recipe._id)}
            className="line-clamp-3 decoration-2 underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        </h2>
        <RecipeCardFacts recipe={recipe} />
      </div>
      <div className="col-span-2 px-3 py-1.5 sm:mt-auto sm:px-5 sm:pt-0 sm:pb-5">
        <div className="flex items-center gap-1 sm:border-t sm:border-line sm:pt-4">
          <button
            type="button"
            aria-label={`View ${title}`}
            className={cx(
              actionClass,
              'border border-line-strong hover:bg-sunken max-sm:-ml-3 max-sm:border-transparent',
            )}
            onClick={() => onAction('view', titledRecipe)}
          >
            <Eye aria-hidden className={actionIconClass} />
            View
          </button>
          <Link
            to={{ pathname: paths.recipe(recipe._id), search: cookViewSearch }}
            aria-label={`Cook ${title}`}
            className={cx(actionClass, 'hover:bg-sunken')}
          >
            <CookingPot aria-hidden className={actionIconClass} />
            Cook
          </Link>
          <IconButton
            label={`Share ${title}`}
            className="ml-auto"
            onClick={() => onAction('share', titledRecipe)}
          >
            <Share2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label={`Delete ${title}`}
            className="-mr-2.5"
            onClick={() => onAction('delete', titledRecipe)}
          >
            <Trash aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
    </article>
  );
}
