import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { createQuickRecipe } from '@/api/quickRecipe';
import { rememberOrigin } from '@/api/recipeOrigin';
import { useAuth } from '@/auth/AuthContext';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { RecipeForm } from '@/recipe-ui/form/RecipeForm';
import { RecipeFormBanner } from '@/recipe-ui/form/RecipeFormBanner';
import { useRecipeForm } from '@/recipe-ui/form/useRecipeForm';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import { toQuickRecipeRequest } from '../toQuickRecipeRequest';

/** The quick request at work: kept as a draft of whoever is here, then on to its unsaved result (spec 4). */
export function QuickRecipeForm({ type }: { type: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currentUser, loading } = useAuth();
  const owner = loading ? null : (currentUser?.uid ?? 'visitor');
  const { form, discardDraft } = useRecipeForm(type, owner && storageKeys.draft(owner, 'quick-recipe'));
  const request = useMutation({
    mutationFn: (values: RecipeRequestValues) => createQuickRecipe(toQuickRecipeRequest(values)),
  });

  return (
    <RecipeForm
      form={form}
      onSubmit={(values) =>
        request.mutate(values, {
          onSuccess: (recipe) => {
            discardDraft();
            rememberOrigin(client, currentUser?.uid, recipe, { request: values, former: null });
            navigate(paths.quickRecipeResult, { state: recipe });
          },
        })
      }
      labels={{ submit: 'Generate Recipe', pending: 'Generating...' }}
      pending={request.isPending || request.isSuccess}
      banner={
        request.isError && (
          <RecipeFormBanner key={request.submittedAt}>
            <p>{messageOf(request.error, 'An error occurred. Please try again.')}</p>
          </RecipeFormBanner>
        )
      }
    />
  );
}
