import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { getErrorMessage } from '@/api/apiError';
import { createQuickRecipe } from '@/api/quickRecipe';
import { saveRecipeOrigin } from '@/api/recipeOrigin';
import { useAuth } from '@/auth/AuthContext';
import { ownerIdFor } from '@/config/ownerId';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { readRecipeTypeFromState } from '@/recipe/navigationState';
import { RecipeForm } from '@/recipe-ui/form/RecipeForm';
import { useRecipeForm } from '@/recipe-ui/form/useRecipeForm';
import { useRecipeMutation } from '@/recipe-ui/form/useRecipeMutation';
import { Mascot } from '@/ui/Mascot';
import { welcome } from '@/ui/mascot/moods/welcome';
import { toQuickRecipeRequest } from '../toQuickRecipeRequest';

/** Shows the quick recipe form (claims 2.71 to 2.74). */
export default function QuickRecipeScreen() {
  const { state } = useLocation();
  const { currentUser, loading } = useAuth();
  const ownerId = loading ? null : ownerIdFor(currentUser?.uid);
  const type = readRecipeTypeFromState(ownerIdFor(currentUser?.uid), state);
  return (
    <div className="grid items-start gap-6 sm:gap-8 lg:grid-cols-[20rem_1fr]">
      <header className="flex items-center gap-4 rounded-3xl bg-slab p-5 sm:gap-6 sm:p-8 lg:grid lg:content-between lg:self-stretch lg:*:first:order-1 lg:*:first:h-80 lg:*:first:w-auto lg:*:first:justify-self-center">
        <Mascot mood={welcome} heightPx={104} className="shrink-0" />
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-2xl sm:text-4xl">
            Quick Recipe
          </h1>
          <p className="sm:text-lg">
            Say what’s in your kitchen. You need no account, and it takes about a minute.
          </p>
        </div>
      </header>
      <QuickRecipeForm key={`${useUserChangeCount(ownerId)} ${type}`} type={type} ownerId={ownerId} />
    </div>
  );
}

/** Returns how often the user has changed. Values typed before Firebase reports the user belong to the first user. */
function useUserChangeCount(ownerId: string | null): number {
  const session = useRef({ ownerId, count: 0 });
  if (ownerId !== null && ownerId !== session.current.ownerId) {
    const isFirst = session.current.ownerId === null;
    session.current = { ownerId, count: session.current.count + (isFirst ? 0 : 1) };
  }
  return session.current.count;
}

interface QuickRecipeFormProps {
  type: string;
  /** Null until Firebase reports the user. */
  ownerId: string | null;
}

/** Shows the form. Stores a draft, and navigates to the result. */
function QuickRecipeForm({ type, ownerId }: QuickRecipeFormProps) {
  const client = useQueryClient();
  const { currentUser } = useAuth();
  const draftKey = ownerId && storageKeys.draft(ownerId, 'quick-recipe');
  const recipeForm = useRecipeForm(type, draftKey);
  const mutation = useRecipeMutation({
    ownerId,
    sentStorageKey: draftKey && storageKeys.sentDraft(draftKey),
    mutationFn: (values, signal) => createQuickRecipe(toQuickRecipeRequest(values), signal),
    onSuccess: (recipe, values) => {
      recipeForm.draft.clearSent(values);
      saveRecipeOrigin(client, currentUser?.uid, recipe, { request: values, previousRecipe: null });
    },
    resultPath: paths.quickRecipeResult,
  });

  return (
    <RecipeForm
      recipeForm={recipeForm}
      mutation={mutation}
      ownerId={ownerId}
      labels={{ submit: 'Generate Recipe', pending: 'Generating...' }}
      interruptedMessage="The page was reloaded while your recipe was being made, so it is lost. What you typed is still here."
      errorMessage={(error) => <p>{getErrorMessage(error, 'An error occurred. Please try again.')}</p>}
    />
  );
}
