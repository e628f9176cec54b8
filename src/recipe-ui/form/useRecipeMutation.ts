import { type Mutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { cancelMutations, useCancellableMutation } from '@/api/cancellableMutations';
import { storageKeys } from '@/config/storageKeys';
import { readStoredText, removeStored, writeStored, writeStoredText } from '@/lib/storage';
import { readNavigationState, readRecipeTypeFromState } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';
import { lastRequestSchema, type RecipeRequestValues } from '@/request/recipeRequest';

const mutationName = 'make-recipe';

interface RecipeMutationMeta extends Record<string, unknown> {
  /** The form that asked, as `formAt` names it. */
  formKey: string;
  /** The address where the recipe is shown, as navigation state. */
  resultPath: string;
}

interface RecipeMutationOutcome extends RecipeMutationMeta {
  recipe: Recipe | undefined;
  error: Error | null;
}

/** What has become of a recipe that was asked for; null where the mutation is another. */
export function readRecipeMutation(mutation: Mutation): RecipeMutationOutcome | null {
  if (mutation.options.mutationKey?.[0] !== mutationName) return null;
  const { data, error } = mutation.state;
  return { ...(mutation.meta as RecipeMutationMeta), recipe: data as Recipe | undefined, error };
}

/** Names the form at an address: one for each recipe type, and one for each time a recipe is asked for anew. */
export function formKeyAt({ pathname, state, key }: Location, owner: string): string {
  const own = readNavigationState(owner, state);
  const visit = own && 'regenerate' in own ? key : '';
  return [pathname.toLowerCase(), readRecipeTypeFromState(owner, state), visit].join(' ');
}

interface RecipeMutationOptions {
  /** Whose the recipe will be; null while that is not known, and what is asked for has to wait. */
  owner: string | null;
  /** Under which key the browser keeps that the request was sent; null while that is not known. */
  sentStorageKey: string | null;
  mutationFn: (values: RecipeRequestValues, signal: AbortSignal) => Promise<Recipe>;
  /** Called when the recipe is made, wherever the cook is by then. */
  onSuccess: (recipe: Recipe, values: RecipeRequestValues) => void;
  /** The address where the recipe is shown, as navigation state. */
  resultPath: string;
}

/** A recipe in the making. */
export interface RecipeMutation {
  start: (values: RecipeRequestValues) => void;
  /** Calls it off: the form is as it was before the start. */
  cancel: () => void;
  /** Whether the page was left or reloaded while it was being made, so that nobody here got the answer. */
  wasInterrupted: boolean;
  /** From the start to leaving the form for the recipe. */
  isPending: boolean;
  /** Why the last try failed; the time tells one try from another. */
  failure: { error: Error; submittedAt: number } | null;
}

/**
 * Has a recipe made for the form at this address. That goes on when the form is left; what has become of it is shown
 * there again, and `RecipeReadyToast` leads on to the recipe.
 */
export function useRecipeMutation({
  owner,
  sentStorageKey,
  mutationFn,
  onSuccess,
  resultPath,
}: RecipeMutationOptions): RecipeMutation {
  const client = useQueryClient();
  const form = formKeyAt(useLocation(), owner ?? '');
  const [queued, setQueued] = useState<RecipeRequestValues | null>(null);
  const [wasInterrupted, setWasInterrupted] = useState(false);
  const filters = { mutationKey: [mutationName, owner, form], exact: true };
  const last = useMutationState({ filters, select: ({ state }) => state }).at(-1);
  const meta: RecipeMutationMeta = { formKey: form, resultPath };
  const clearSent = () => {
    if (sentStorageKey !== null) removeStored(sentStorageKey);
  };

  const { mutate, isMutating } = useCancellableMutation({
    mutationKey: filters.mutationKey,
    meta,
    mutationFn: mutationFn,
    onSuccess: (recipe, values) => onSuccess(recipe, values),
    onSettled: clearSent,
  });

  const start = (values: RecipeRequestValues) => {
    if (owner === null) return setQueued(values);
    if (isMutating() || last?.status === 'success') return;
    if (sentStorageKey !== null) writeStoredText(sentStorageKey, new Date().toISOString());
    setWasInterrupted(false);
    const shared = lastRequestSchema.safeParse(values).data;
    if (shared) writeStored(storageKeys.lastRequest(owner), shared);
    mutate(values);
  };

  const cancel = () => {
    setQueued(null);
    cancelMutations(client, filters);
    clearSent();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are made of owner and form.
  useEffect(() => {
    if (sentStorageKey === null || isMutating() || readStoredText(sentStorageKey) === null) return;
    setWasInterrupted(true);
    // Told once.
    clearSent();
  }, [sentStorageKey, client, owner, form]);

  // A recipe that was led to is done: the form is ready for another when it is opened again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are made of owner and form.
  useEffect(
    () => () => {
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll({ ...filters, status: 'success' })) cache.remove(mutation);
    },
    [client, owner, form],
  );

  useEffect(() => {
    if (owner === null || queued === null) return;
    setQueued(null);
    start(queued);
  });

  return {
    start,
    cancel,
    wasInterrupted,
    isPending: queued !== null || last?.status === 'pending' || last?.status === 'success',
    failure: last?.error ? { error: last.error, submittedAt: last.submittedAt } : null,
  };
}
