import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { StoredProfile } from '@/api/profile';
import { rememberOrigin } from '@/api/recipeOrigin';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { removeStored } from '@/lib/storage';
import { RecipeForm } from '@/recipe-ui/form/RecipeForm';
import { RecipeFormBanner } from '@/recipe-ui/form/RecipeFormBanner';
import { useRecipeForm } from '@/recipe-ui/form/useRecipeForm';
import type { RegenerateState } from '@/recipe-ui/regenerate/regenerateState';
import { buttonClass } from '@/ui/Button';
import { useSubmitRecipe } from '../useSubmitRecipe';
import { SubmitFailure } from './SubmitFailure';

interface RecipeRequestFormProps {
  /** The recipe type to ask for. */
  type: string;
  uid: string | null;
  /** Undefined while it loads, null where there is none. */
  profile: StoredProfile | null | undefined;
  /** Set where a recipe is asked for anew. */
  again: RegenerateState | null;
}

const forgetDrafts = (prefix: string, except: string) =>
  removeStored((key) => key.startsWith(prefix) && key !== except);

/** The request form at work: kept as a draft, sent with the cook's profile, then on to the new recipe (spec 4). */
export function RecipeRequestForm({ type, uid, profile, again }: RecipeRequestFormProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { key } = useLocation();
  // A second try leaves the draft of another request alone.
  const draft = again ? `recipe-request.${key}` : 'recipe-request';
  const { form, discardDraft } = useRecipeForm(type, uid && storageKeys.draft(uid, draft), again?.request);
  useEffect(() => {
    // Second tries that were never sent.
    if (uid && again) forgetDrafts(storageKeys.draft(uid, 'recipe-request.'), storageKeys.draft(uid, draft));
  }, [uid, again, draft]);
  const submission = useSubmitRecipe(uid, profile);

  return (
    <RecipeForm
      form={form}
      onSubmit={(values) =>
        submission.mutate(values, {
          onSuccess: (recipe) => {
            discardDraft();
            rememberOrigin(client, uid ?? undefined, recipe, {
              request: values,
              former: again?.former ?? null,
            });
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
