import { BookOpen, CookingPot } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useRecipeOrigin } from '@/api/recipeOrigin';
import { useCreateImage } from '@/api/useCreateImage';
import { useFoodProfile } from '@/api/useFoodProfile';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import type { TitledRecipe } from '@/recipe/list';
import { untitled } from '@/recipe/title';
import { useRegenerateWithout } from '@/recipe-ui/regenerate/useRegenerateWithout';
import { useOpenRecipe } from '@/recipe-ui/useOpenRecipe';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { RecipeTitle } from '@/recipe-ui/view/RecipeTitle';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

interface RecipeDialogProps {
  titled: TitledRecipe;
  onClose: () => void;
}

/** A recipe read over the list (spec 2, 'Recipe detail modal'). */
export function RecipeDialog({ titled: { recipe, title }, onClose }: RecipeDialogProps) {
  const uid = useAuth().currentUser?.uid;
  const origin = useRecipeOrigin(uid, recipe);
  const request = origin?.request ?? null;
  const regenerateWithout = useRegenerateWithout(recipe, request);
  const reading = useOpenRecipe(recipe, { ...useFoodProfile(uid), request });
  const image = useCreateImage(uid);
  return (
    <Dialog title="My Recipe" width="wide" closeLabel="Close recipe" onClose={onClose}>
      <RecipeTitle
        reading={reading}
        level={3}
        fallback={untitled.list}
        className="text-3xl wrap-anywhere sm:text-4xl"
      />
      {image.isError && <Alert tone="info">{messageOf(image.error, 'Failed to generate image')}</Alert>}
      <RecipeSheet
        recipe={recipe}
        reading={reading}
        title={title}
        headingLevel={4}
        onMakeOwn={() => image.mutate(recipe)}
        pending={image.isPending}
        onRegenerateWithout={regenerateWithout}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          to={{ pathname: paths.recipe(recipe._id), search: '?view=cook' }}
          className={buttonClass('primary')}
        >
          <CookingPot aria-hidden className="size-5" />
          Cook
        </Link>
        <Link to={paths.recipe(recipe._id)} className={buttonClass('secondary')}>
          <BookOpen aria-hidden className="size-5" />
          Open its page
        </Link>
      </div>
    </Dialog>
  );
}
