import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { cancelMutations, useCancellableMutation } from '@/api/cancellableMutations';
import { storageKeys } from '@/config/storageKeys';
import { readStoredText, removeStoredValue, writeStoredText, writeStoredValue } from '@/lib/storage';
import { readNavigationState, readRecipeTypeFromState } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';
import { lastRequestSchema, type RecipeFormValues } from '@/request/recipeRequest';

const mutationName = 'make-recipe';

interface RecipeMutationMeta extends Record<string, unknown> {
  /** See `formKeyAt`. */
  formKey: string;
  /** The path of the screen that shows the recipe in its navigation state. */
  resultPath: string;
}

interface RecipeMutationOutcome extends RecipeMutationMeta {
  recipe: Recipe | undefined;
  error: Error | null;
}

/** Returns the state of a mutation that makes a recipe; null for any other mutation. */
export function readRecipeMutation(mutation: Mutation): RecipeMutationOutcome | null {
  if (mutation.options.mutationKey?.[0] !== mutationName) return null;
  const { data, error } = mutation.state;
  return { ...(mutation.meta as RecipeMutationMeta), recipe: data as Recipe | undefined, error };
}

/** Returns the key of the form at a location: one for each recipe type, and one for each visit that regenerates a recipe. */
export function formKeyAt({ pathname, state, key }: Location, ownerId: string): string {
  const ownState = readNavigationState(ownerId, state);
  const visit = ownState && 'regenerate' in ownState ? key : '';
  return [pathname.toLowerCase(), readRecipeTypeFromState(ownerId, state), visit].join(' ');
}

interface RecipeMutationOptions {
  /** Null until Firebase reports the user. Requests wait for it. */
  ownerId: string | null;
  /** The storage key that is set while a request is pending; null for none. */
  sentStorageKey: string | null;
  mutationFn: (values: RecipeFormValues, signal: AbortSignal) => Promise<Recipe>;
  /** Called even if the user has left the form. */
  onSuccess: (recipe: Recipe, values: RecipeFormValues) => void;
  resultPath: string;
}

export type RecipeMutation = ReturnType<typeof useRecipeMutation>;

/**
 * Returns the mutation that makes a recipe for the form at this location. The mutation continues when the cook leaves
 * the form, and the form shows its state on return; `RecipeReadyToast` links to the finished recipe.
 */
export function useRecipeMutation({
  ownerId,
  sentStorageKey,
  mutationFn,
  onSuccess,
  resultPath,
}: RecipeMutationOptions) {
  const client = useQueryClient();
  const formKey = formKeyAt(useLocation(), ownerId ?? '');
  const [queuedValues, setQueuedValues] = useState<RecipeFormValues | null>(null);
  const [wasInterrupted, setWasInterrupted] = useState(false);
  const filters = { mutationKey: [mutationName, ownerId, formKey], exact: true };
  const latest = useMutationState({ filters, select: ({ state }) => state }).at(-1);
  const meta: RecipeMutationMeta = { formKey, resultPath };
  const clearSent = () => {
    if (sentStorageKey !== null) removeStoredValue(sentStorageKey);
  };

  const { mutate, isMutating } = useCancellableMutation({
    mutationKey: filters.mutationKey,
    meta,
    mutationFn,
    onSuccess: (recipe, values) => onSuccess(recipe, values),
    onSettled: clearSent,
  });

  const start = (values: RecipeFormValues) => {
    if (ownerId === null) return setQueuedValues(values);
    if (isMutating() || latest?.status === 'success') return;
    if (sentStorageKey !== null) writeStoredText(sentStorageKey, new Date().toISOString());
    setWasInterrupted(false);
    const lastRequest = lastRequestSchema.safeParse(values).data;
    if (lastRequest) writeStoredValue(storageKeys.lastRequest(ownerId), lastRequest);
    mutate(values);
    // Loaded meanwhile, so that the recipe is shown with its check.
    import('@/recipe/check/checkRecipe').catch(() => {});
  };

  const cancel = () => {
    setQueuedValues(null);
    cancelMutations(client, filters);
    clearSent();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are made of owner and form.
  useEffect(() => {
    if (sentStorageKey === null || isMutating() || readStoredText(sentStorageKey) === null) return;
    setWasInterrupted(true);
    clearSent();
  }, [sentStorageKey, client, ownerId, formKey]);

  // Removes finished mutations when the form unmounts, so that it is ready for another request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are made of owner and form.
  useEffect(
    () => () => {
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll({ ...filters, status: 'success' })) cache.remove(mutation);
    },
    [client, ownerId, formKey],
  );

  useEffect(() => {
    if (ownerId === null || queuedValues === null) return;
    setQueuedValues(null);
    start(queuedValues);
  });

  return {
    start,
    cancel,
    /** True if the page was closed or reloaded during a request, whose response was lost. */
    wasInterrupted,
    /** True from `start` until the app leaves the form for the recipe. */
    isPending: queuedValues !== null || latest?.status === 'pending' || latest?.status === 'success',
    /** The note to the chef of the latest request. */
    note: (latest?.variables as RecipeFormValues | undefined)?.necesidadesDiners ?? '',
    /** The last error. `submittedAt` tells attempts apart. */
    failure: latest?.error ? { error: latest.error, submittedAt: latest.submittedAt } : null,
  };
}
