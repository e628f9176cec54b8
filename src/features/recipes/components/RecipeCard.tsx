import { describeError } from '@/api/apiError';
import { useCreateImage } from '@/api/useCreateImage';
import { useAuth } from '@/auth/AuthContext';
import type { TitledRecipe } from '@/recipe/recipeList';
import { cardActionClass, RecipeCardFrame } from '@/recipe-ui/view/RecipeCardFrame';
import { IconButton } from '@/ui/Button';
import { showErrorToast } from '@/ui/ErrorText';
import Eye from '~icons/lucide/eye';
import Share2 from '~icons/lucide/share-2';
import Trash from '~icons/lucide/trash';

export type CardAction = 'view' | 'share' | 'delete';

interface RecipeCardProps {
  titledRecipe: TitledRecipe;
  onAction: (action: CardAction, titled: TitledRecipe) => void;
}

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
      onCreateImage={image.createImage}
      isImagePending={image.isPending}
    >
      <button
        type="button"
        aria-label={`View ${title}`}
        className={`${cardActionClass} px-2.5`}
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
