import { Link } from 'react-router-dom';
import { describeError } from '@/api/apiError';
import { useCreateImage } from '@/api/useCreateImage';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { cookViewSearch } from '@/recipe/cooking/cookingProgress';
import type { TitledRecipe } from '@/recipe/recipeList';
import { RecipeCardFrame } from '@/recipe-ui/view/RecipeCardFrame';
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
    <RecipeCardFrame
      uid={uid}
      {...titledRecipe}
      headingLevel={2}
      withType
      onCreateImage={image.createImage}
      isImagePending={image.isPending}
    >
      <Link
        to={{ pathname: paths.recipe(recipe._id), search: cookViewSearch }}
        aria-label={`Cook ${title}`}
        className={`${actionClass} px-2.5 text-ink!`}
      >
        <CookingPot aria-hidden className="size-5 max-[22.5rem]:hidden" />
        Cook
      </Link>
      <button
        type="button"
        aria-label={`View ${title}`}
        className={`${actionClass} px-2.5 text-ink!`}
        onClick={() => onAction('view', titledRecipe)}
      >
        <Eye aria-hidden className="size-5 max-sm:hidden" />
        View
      </button>
      <IconButton
        label={`Share ${title}`}
        className="ml-auto text-soft! hover:text-ink!"
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
    </RecipeCardFrame>
  );
}
