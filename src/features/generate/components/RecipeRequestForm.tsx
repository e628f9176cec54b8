import { Link, useNavigate } from 'react-router-dom';
import type { StoredProfile } from '@/api/profile';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { RecipeForm } from '@/recipe/RecipeForm';
import { RecipeFormBanner } from '@/recipe/RecipeFormBanner';
import { useRecipeForm } from '@/recipe/useRecipeForm';
import { buttonClass } from '@/ui/Button';
import { useSubmitRecipe } from '../useSubmitRecipe';
import { SubmitFailure } from './SubmitFailure';

interface RecipeRequestFormProps {
  /** The recipe type to ask for. */
  type: string;
  uid: string | null;
  /** Undefined while it loads, null where there is none. */
  profile: StoredProfile | null | undefined;
}

/** The request form at work: kept as a draft, sent with the cook's profile, then on to the new recipe (spec 4). */
export function RecipeRequestForm({ type, uid, profile }: RecipeRequestFormProps) {
  const navigate = useNavigate();
  const { form, discardDraft } = useRecipeForm(type, uid && storageKeys.draft(uid, 'recipe-request'));
  const submission = useSubmitRecipe(uid, profile);

  return (
    <RecipeForm
      form={form}
      onSubmit={(values) =>
        submission.mutate(values, {
          onSuccess: (recipe) => {
            discardDraft();
            navigate(paths.newRecipe, { state: recipe });
          },
        })
      }
      labels={{ submit: 'Submit Recipe', pending: 'Submitting...' }}
      pending={submission.isPending || submission.isSuccess}
      banner={
        submission.isError && (
          <RecipeFormBanner key={submission.submittedAt}>
            <SubmitFailure error={submission.error} />
          </RecipeFormBanner>
        )
      }
      back={
        <Link to={paths.themes} className={buttonClass('quiet')}>
          Go Back
        </Link>
      }
    />
  );
}
