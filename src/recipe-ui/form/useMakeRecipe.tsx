import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { failureInWords } from '@/api/apiError';
import { holdReload } from '@/lib/lazyImport';
import { readText, removeStored, writeText } from '@/lib/storage';
import { stateFor } from '@/recipe/navigationState';
import type { Recipe } from '@/recipe/recipe';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import { MissedRecipe } from './MissedRecipe';

interface MakeRecipeOptions {
  /** Whose the recipe will be; null while that is not known, and what is asked for has to wait. */
  owner: string | null;
  /** Names the form among those of its owner: while its recipe is being made, this form is busy, and no other. */
  formName: string;
  /** Under which key the browser keeps that the request was sent; null while that is not known. */
  sentKey: string | null;
  make: (values: RecipeRequestValues, signal: AbortSignal) => Promise<Recipe>;
  /** Called when the recipe is made, wherever the cook is by then. */
  onMade: (recipe: Recipe, values: RecipeRequestValues) => void;
  /** The address where the recipe is shown, as navigation state. */
  shownAt: string;
}

/** A recipe in the making. */
export interface RecipeMaking {
  start: (values: RecipeRequestValues) => void;
  /** Calls it off: the form is as it was before the start. */
  cancel: () => void;
  /** Whether the page was left or reloaded while it was being made, so that nobody here got the answer. */
  wasInterrupted: boolean;
  /** From the start to leaving the form for the recipe. */
  isPending: boolean;
  /** Why the last try failed; the time tells one try from another. */
  failure: { error: Error; at: number } | null;
}

/** What each form on the screen does with a recipe that has been made for it. */
const formsInSight = new Map<string, (recipe: Recipe) => void>();

/** What breaks off the request of each form. */
const ongoing = new Map<string, AbortController>();

/**
 * Has a recipe made. That goes on when the form is left: who is still there by then, or there again, goes on to the
 * recipe; who is elsewhere is told that it is ready, or why there is none.
 */
export function useMakeRecipe({
  owner,
  formName,
  sentKey,
  make,
  onMade,
  shownAt,
}: MakeRecipeOptions): RecipeMaking {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [queued, setQueued] = useState<RecipeRequestValues | null>(null);
  const [hasArrived, setHasArrived] = useState(false);
  const [wasInterrupted, setWasInterrupted] = useState(false);
  const form = `${owner} ${formName}`;
  const mutationKey = ['make-recipe', form];
  const last = useMutationState({ filters: { mutationKey, exact: true }, select: ({ state }) => state }).at(
    -1,
  );

  const start = (values: RecipeRequestValues) => {
    // Asked of the cache, where a session's requests end with the session.
    const isWanted = () => client.isMutating({ mutationKey, exact: true }) > 0;
    if (owner === null) return setQueued(values);
    if (isWanted() || hasArrived) return;
    const calling = new AbortController();
    ongoing.set(form, calling);
    if (sentKey !== null) writeText(sentKey, new Date().toISOString());
    setWasInterrupted(false);
    const request = client.getMutationCache().build<Recipe, Error, RecipeRequestValues, unknown>(client, {
      mutationKey,
      mutationFn: (wanted) => make(wanted, calling.signal),
      onSuccess: (recipe) => {
        if (!isWanted()) return;
        onMade(recipe, values);
        const arrive = formsInSight.get(form);
        if (arrive) arrive(recipe);
        else tellElsewhere(client, { to: shownAt, state: stateFor(owner, recipe) });
      },
      onError: (error) => {
        if (isWanted() && !formsInSight.has(form)) tellElsewhere(client, { failure: failureOf(error) });
      },
    });
    // A failure is kept in the cache, where the form finds it.
    request
      .execute(values)
      .catch(() => {})
      .finally(() => {
        if (ongoing.get(form) === calling) ongoing.delete(form);
        removeStored((key) => key === sentKey);
      })
      .finally(holdReload());
  };

  const cancel = () => {
    setQueued(null);
    const requests = client.getMutationCache();
    for (const request of requests.findAll({ mutationKey, exact: true })) requests.remove(request);
    ongoing.get(form)?.abort();
  };

  useEffect(() => {
    if (sentKey === null || ongoing.has(form)) return;
    if (readText(sentKey) === null) return;
    setWasInterrupted(true);
    // Told once.
    removeStored((key) => key === sentKey);
  }, [sentKey, form]);

  useEffect(() => {
    if (owner === null) return;
    const arrive = (recipe: Recipe) => {
      setHasArrived(true);
      navigate(shownAt, { state: stateFor(owner, recipe) });
    };
    formsInSight.set(form, arrive);
    return () => {
      if (formsInSight.get(form) === arrive) formsInSight.delete(form);
    };
  }, [owner, form, shownAt, navigate]);

  useEffect(() => {
    if (owner === null || queued === null) return;
    setQueued(null);
    start(queued);
  });

  return {
    start,
    cancel,
    wasInterrupted,
    isPending: queued !== null || hasArrived || last?.status === 'pending',
    failure: last?.error ? { error: last.error, at: last.submittedAt } : null,
  };
}

function failureOf(error: Error): string {
  const { message, advice } = failureInWords(error, 'An error occurred. Please try again.');
  return advice === undefined ? message : `${message}. ${advice}`;
}

function tellElsewhere(client: QueryClient, outcome: Parameters<typeof MissedRecipe>[0]['outcome']) {
  toast(({ id }) => <MissedRecipe client={client} outcome={outcome} onDone={() => toast.remove(id)} />, {
    duration: Number.POSITIVE_INFINITY,
  });
}
