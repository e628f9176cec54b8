import { Link } from 'react-router-dom';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import type { Recipe } from '@/recipe/recipe';
import { fallbackTitles } from '@/recipe/recipeTitle';
import { RecipeActions } from '@/recipe-ui/actions/RecipeActions';
import { useShownRecipe } from '@/recipe-ui/useShownRecipe';
import { RecipeBoundary } from '@/recipe-ui/view/RecipeBoundary';
import { RecipeSheet } from '@/recipe-ui/view/RecipeSheet';
import { Alert } from '@/ui/Alert';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorText, LogInButton } from '@/ui/ErrorText';
import BookOpen from '~icons/lucide/book-open';

/** Shows a recipe in a dialog over the list (claims 2.64, 2.65). */
export default function RecipeDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  return (
    <Dialog title="My Recipe" width="wide" closeLabel="Close recipe" onClose={onClose}>
      <RecipeBoundary
        recipe={recipe}
        backLink={
          <Button variant="secondary" onClick={onClose}>
            Back to my recipes
          </Button>
        }
      >
        <RecipeDialogContent recipe={recipe} />
      </RecipeBoundary>
    </Dialog>
  );
}

function RecipeDialogContent({ recipe }: { recipe: Recipe }) {
  const { currentUser, profileCompleted } = useAuth();
  const shownRecipe = useShownRecipe(recipe, {
    uid: currentUser?.uid,
    canRegenerate: profileCompleted === true,
    fallbackTitle: fallbackTitles.list,
  });
  return (
    <>
      {/* Not a toast, because the dialog would cover it. */}
      {shownRecipe.image.failure && (
        <Alert tone="info" action={<LogInButton {...shownRecipe.image.failure} />}>
          <ErrorText {...shownRecipe.image.failure} />
        </Alert>
      )}
      <RecipeSheet
        shownRecipe={shownRecipe}
        titleLevel={3}
        // Cannot be printed, because the page behind is the list.
        actions={
          <RecipeActions shownRecipe={shownRecipe} cookPath={paths.recipe(recipe._id)} canPrint={false} />
        }
      />
      <Link to={paths.recipe(recipe._id)} className={buttonClass('secondary', 'mt-2 justify-self-start')}>
        <BookOpen aria-hidden className="size-5" />
        Open full page
      </Link>
    </>
  );
}
