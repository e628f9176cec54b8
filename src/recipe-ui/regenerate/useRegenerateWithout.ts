import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '@/config/paths';
import { createNavigationState, readNavigationState } from '@/recipe/navigationState';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import {
  addWithoutToNote,
  entryNamesFood,
  type FoodToLeaveOut,
  joinNames,
  majorityLanguage,
  maxJoinedNamesLength,
  type NameLanguage,
  noteSaysWithout,
  type RegenerateWithout,
  removeEntries,
} from '@/recipe/regenerate/foodToLeaveOut';
import { mealTypes } from '@/request/mealTypes';
import { type RecipeRequestValues, recipeDraftSchema, recipeRequestSchema } from '@/request/recipeRequest';
import { defaultRecipeType, maxRecipeTypeLength } from '@/request/themes';

/** A recipe asked for anew: travels to the request form as its cook's navigation state, under `regenerate`. */
export interface RegenerateState {
  /** What is left out, in words; '' where the recipe is to be made again as it was asked for. */
  without: string;
  /** The language of those words. */
  language: NameLanguage;
  /** The request to start from, the foods left out already. */
  request: RecipeRequestValues;
  /** The recipe that the new one is to be better than. */
  previousRecipe: Recipe;
  /** Where the previous recipe is shown. */
  back: { to: string; hasState: boolean };
}

const stateSchema = z.object({
  regenerate: z.object({
    without: z.literal('').or(z.string().trim().min(1).max(maxJoinedNamesLength)),
    language: z.enum(['en', 'es']).catch('en'),
    request: z.unknown(),
    // The field's name in navigation state.
    former: recipeSchema,
    back: z.object({ to: z.string().startsWith('/'), hasState: z.boolean() }),
  }),
});

/** Reads from navigation state which recipe its owner asks for anew; null where that is none, or somebody else's. */
export function readRegenerateState(
  owner: string,
  navigationState: unknown,
  tipoReceta: string,
): RegenerateState | null {
  const state = stateSchema.safeParse(readNavigationState(owner, navigationState)).data?.regenerate;
  if (!state) return null;
  const request = recipeDraftSchema(tipoReceta).safeParse(state.request).data;
  if (!request) return null;
  const { former: previousRecipe, ...rest } = state;
  return { ...rest, request, previousRecipe };
}

/** Returns the navigation state that `readRegenerateState` reads. */
export function createRegenerateState(owner: string, { previousRecipe, ...regenerate }: RegenerateState) {
  const state = {
    buttonName: regenerate.request.tipoReceta,
    regenerate: { ...regenerate, former: previousRecipe },
  };
  return createNavigationState(owner, state);
}

/** Where a recipe that is shown at an address is found again: quick and new recipes live in navigation state. */
export function recipeLocation(recipe: Recipe, pathname: string): RegenerateState['back'] {
  const at = pathname.toLowerCase();
  const result = [paths.newRecipe, paths.quickRecipeResult].find((path) => path.toLowerCase() === at);
  if (result !== undefined) return { to: result, hasState: true };
  return { to: paths.recipe(recipe._id), hasState: false };
}

interface RegenerateOptions {
  recipe: Recipe;
  /** What was asked for; null where this browser does not know. */
  request: RecipeRequestValues | null;
  owner: string;
  /** Sends a request; null while the profile that goes with it is not here. */
  submit: ((values: RecipeRequestValues) => void) | null;
}

/**
 * Asks for a recipe anew without some foods. Sends the previous request at once where it is known and complete; else goes
 * to the request form, filled with what the recipe says of itself. Who has left the recipe meanwhile stays where they are.
 */
export function useRegenerateWithout({
  recipe,
  request,
  owner,
  submit,
}: RegenerateOptions): RegenerateWithout {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // What this returns stays the same from render to render: the recipe's texts would be rendered again with another.
  const here = useRef<Pick<RegenerateOptions, 'submit'>>(null);
  useEffect(() => {
    here.current = { submit };
    return () => {
      here.current = null;
    };
  }, [submit]);
  return useCallback(
    async (foods: readonly FoodToLeaveOut[]) => {
      const next = await requestWithout(recipe, request, foods);
      if (!here.current) return;
      const { submit } = here.current;
      const complete = request && recipeRequestSchema.safeParse(next.request);
      if (submit && complete?.success) return submit(complete.data);
      const regenerate = { ...next, previousRecipe: recipe, back: recipeLocation(recipe, pathname) };
      navigate(paths.recipeRequest, { state: createRegenerateState(owner, regenerate) });
    },
    [navigate, pathname, recipe, request, owner],
  );
}

async function requestWithout(
  recipe: Recipe,
  request: RecipeRequestValues | null,
  foods: readonly FoodToLeaveOut[],
): Promise<Pick<RegenerateState, 'without' | 'language' | 'request'>> {
  // Where the lexicon cannot be loaded, words have to do, and the cook types what they have.
  const lexicon = await import('@/recipe/regenerate/requestFoods').catch(() => null);
  const previousRequest = request ?? requestOf(recipe, lexicon?.ingredientNames(recipe) ?? '');
  const names = foods.map(({ name }) => name);
  const language = majorityLanguage(foods) ?? lexicon?.detectNameLanguage(names.join(' '), recipe) ?? 'en';
  const note = previousRequest.necesidadesDiners;
  const newNames = names.filter((name) => !noteSaysWithout(note, name, language));
  const leaveOut = (ingredients: string, food: FoodToLeaveOut) =>
    lexicon
      ? lexicon.removeFood(ingredients, food)
      : removeEntries(ingredients, (entry) => entryNamesFood(entry, food));
  return {
    without: joinNames(names, language),
    language,
    request: {
      ...previousRequest,
      ingredientes: foods.reduce(leaveOut, previousRequest.ingredientes),
      necesidadesDiners:
        newNames.length === 0 ? note : addWithoutToNote(note, joinNames(newNames, language), language),
    },
  };
}

function requestOf(recipe: Recipe, ingredientes: string): RecipeRequestValues {
  const { tiempoCoccion, diners, tipoComida, tipoReceta, necesidadesDiners } = recipe;
  return {
    ingredientes,
    tiempoCoccion: String(tiempoCoccion ?? ''),
    diners: String(diners ?? ''),
    tipoComida: mealTypes.find((type) => type === tipoComida) ?? '',
    necesidadesDiners,
    tipoReceta: tipoReceta.trim().slice(0, maxRecipeTypeLength) || defaultRecipeType,
  };
}
