import { Link } from 'react-router-dom';
import { describeError } from '@/api/apiError';
import { useCreateImage } from '@/api/useCreateImage';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { cookViewSearch } from '@/recipe/cooking/cookingProgress';
import type { TitledRecipe } from '@/recipe/recipeList';
import { NotForYouLine } from '@/recipe-ui/check/NotForYouLine';
import { RecipeCardFacts } from '@/recipe-ui/view/RecipeCardFacts';
import { RecipeImage } from '@/recipe-ui/view/RecipeImage';
import { IconButton } from '@/ui/Button';
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
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-sm font-semibold text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink';

/** Shows a recipe in the list (claim 2.55): picture, title, minutes, diners, type, actions; as a row on phones. */
export function RecipeCard({ titledRecipe, onAction }: RecipeCardProps) {
  const { recipe, title } = titledRecipe;
  const uid = useAuth().currentUser?.uid;
  const image = useCreateImage(recipe, uid, {
    onError: (error) => showErrorToast(describeError(error, 'Failed to generate image')),
  });
  return (
    <article className="grid h-full grid-cols-[min(6.5rem,25vw)_minmax(0,1fr)] rounded-3xl bg-raised shadow-card transition-shadow duration-200 hover:shadow-lifted sm:flex sm:flex-col">
      <RecipeImage
        recipe={recipe}
        title={title}
        linkTo={paths.recipe(recipe._id)}
        className="rounded-l-3xl max-sm:aspect-auto sm:rounded-t-3xl sm:rounded-bl-none"
        onCreateImage={image.createImage}
        isPending={image.isPending}
      />
      <div className="flex min-w-0 flex-1 flex-col px-3.5 pt-1.5 sm:p-5 sm:pb-2">
        <h2 className="text-[1.0625rem] sm:text-[1.375rem]">
          <Link
            to={paths.recipe(recipe._id)}
            title={title}
            className="line-clamp-2 decoration-2 underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        </h2>
        <div className="mt-0.5 sm:mt-2.5">
          <RecipeCardFacts recipe={recipe} withType />
        </div>
        <NotForYouLine uid={uid} recipe={recipe} />
        <div className="-mx-2.5 -mt-2.5 flex items-center max-sm:justify-end sm:mt-auto">
          <button
            type="button"
            aria-label={`View ${title}`}
            title="View"
            className={`${actionClass} sm:px-3`}
            onClick={() => onAction('view', titledRecipe)}
          >
            <Eye aria-hidden className="size-5" />
            <span className="max-sm:hidden">View</span>
          </button>
          <Link
            to={{ pathname: paths.recipe(recipe._id), search: cookViewSearch }}
            aria-label={`Cook ${title}`}
            className={`${actionClass} px-3 max-sm:hidden`}
          >
            <CookingPot aria-hidden className="size-5" />
            Cook
          </Link>
          <IconButton
            label={`Share ${title}`}
            className="text-soft! hover:text-ink! sm:ml-auto"
            onClick={() => onAction('share', titledRecipe)}
          >
            <Share2 aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label={`Delete ${title}`}
            className="text-soft! hover:text-ink!"
            onClick={() => onAction('delete', titledRecipe)}
          >
            <Trash aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
    </article>
  );
}
