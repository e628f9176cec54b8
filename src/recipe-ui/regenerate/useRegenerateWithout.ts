import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '@/config/paths';
import { createNavigationState, readNavigationState } from '@/recipe/navigationState';
import { type Recipe, recipeSchema } from '@/recipe/recipe';
import {
  addExclusionToNote,
  type ExcludedFood,
  isEntryForFood,
  isExcludedInNote,
  joinNames,
  majorityLanguage,
  maxJoinedNamesLength,
  type RegenerateWithout,
  removeEntries,
} from '@/recipe/regenerate/excludedFood';
import { mealTypes } from '@/request/mealTypes';
import { type RecipeFormValues, recipeDraftSchema, recipeFormSchema } from '@/request/recipeRequest';
import { defaultRecipeType, maxRecipeTypeLength } from '@/request/themes';

/** The navigation state of a recipe to regenerate, under `regenerate`. */
export type RegenerateState = NonNullable<ReturnType<typeof readRegenerateState>>;

const stateSchema = z.object({
  regenerate: z.object({
    /** Names of the excluded foods; '' to repeat the request. */
    without: z.literal('').or(z.string().trim().min(1).max(maxJoinedNamesLength)),
    language: z.enum(['en', 'es']).catch('en'),
    request: z.unknown(),
    // Name of the field in navigation state.
    former: recipeSchema,
    back: z.object({ to: z.string().startsWith('/'), hasState: z.boolean() }),
  }),
});

/** Returns the owner's recipe to regenerate from navigation state; null if there is none, or another owner's. */
export function readRegenerateState(ownerId: string, navigationState: unknown, tipoReceta: string) {
  const state = stateSchema.safeParse(readNavigationState(ownerId, navigationState)).data?.regenerate;
  if (!state) return null;
  const request = recipeDraftSchema(tipoReceta).safeParse(state.request).data;
  if (!request) return null;
  const { former: previousRecipe, ...rest } = state;
  return { ...rest, request, previousRecipe };
}

export function createRegenerateState(ownerId: string, { previousRecipe, ...regenerate }: RegenerateState) {
  const state = {
    buttonName: regenerate.request.tipoReceta,
    regenerate: { ...regenerate, former: previousRecipe },
  };
  return createNavigationState(ownerId, state);
}

/** Returns the location where a recipe can be opened again. Quick and new recipes are only in navigation state. */
export function recipeLocation(recipe: Recipe, pathname: string): RegenerateState['back'] {
  const here = pathname.toLowerCase();
  const result = [paths.newRecipe, paths.quickRecipeResult].find((path) => path.toLowerCase() === here);
  if (result !== undefined) return { to: result, hasState: true };
  return { to: paths.recipe(recipe._id), hasState: false };
}

interface RegenerateOptions {
  recipe: Recipe;
  request: RecipeFormValues | null;
  ownerId: string;
  /** Foods of the recipe that break a rule of the cook. */
  brokenRuleFoods: readonly ExcludedFood[];
  /** Sends a request; null while the profile is loading. */
  submit: ((values: RecipeFormValues) => void) | null;
}

/**
 * Returns a function that regenerates the recipe without some foods. Sends the previous request if it is known and
 * complete; else, and without foods, opens the request form, filled in from the recipe. Does nothing if the user has
 * left the recipe.
 */
export function useRegenerateWithout({
  recipe,
  request,
  ownerId,
  brokenRuleFoods,
  submit,
}: RegenerateOptions): RegenerateWithout {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Keeps the returned function stable, because a new one would render the recipe's texts again.
  const latestSubmit = useRef<Pick<RegenerateOptions, 'submit'>>(null);
  useEffect(() => {
    latestSubmit.current = { submit };
    return () => {
      latestSubmit.current = null;
    };
  }, [submit]);
  return useCallback(
    async (foods: readonly ExcludedFood[]) => {
      const next = await createRequestWithout(recipe, request, foods, brokenRuleFoods);
      if (!latestSubmit.current) return;
      const { submit } = latestSubmit.current;
      const complete = request && recipeFormSchema.safeParse(next.request);
      if (foods.length > 0 && submit && complete?.success) return submit(complete.data);
      const regenerate = { ...next, previousRecipe: recipe, back: recipeLocation(recipe, pathname) };
      navigate(paths.recipeRequest, { state: createRegenerateState(ownerId, regenerate) });
    },
    [navigate, pathname, recipe, request, ownerId, brokenRuleFoods],
  );
}

async function createRequestWithout(
  recipe: Recipe,
  request: RecipeFormValues | null,
  foods: readonly ExcludedFood[],
  brokenRuleFoods: readonly ExcludedFood[],
): Promise<Pick<RegenerateState, 'without' | 'language' | 'request'>> {
  // If the lexicon does not load, foods are matched by their words.
  const lexicon = await import('@/recipe/regenerate/requestFoods').catch(() => null);
  const previousRequest = request ?? requestFromRecipe(recipe, lexicon?.ingredientNames(recipe) ?? '');
  const exclude = (ingredients: string, food: ExcludedFood) =>
    lexicon
      ? lexicon.removeFood(ingredients, food)
      : removeEntries(ingredients, (entry) => isEntryForFood(entry, food));
  // What the cook asked for stays; of a recipe's own foods, those against the cook go.
  const others = request ? [] : brokenRuleFoods;
  const isNamed = ({ name }: ExcludedFood) => foods.some((food) => exclude(name, food) === '');
  const removed = [...foods, ...others.filter((food) => !isNamed(food))];
  const names = removed.map(({ name }) => name);
  const language = majorityLanguage(removed) ?? lexicon?.detectNameLanguage(names.join(' '), recipe) ?? 'en';
  const note = previousRequest.necesidadesDiners;
  const newNames = names.filter((name) => !isExcludedInNote(note, name, language));
  return {
    without: joinNames(names, language),
    language,
    request: {
      ...previousRequest,
      ingredientes: removed.reduce(exclude, previousRequest.ingredientes),
      necesidadesDiners:
        newNames.length === 0 ? note : addExclusionToNote(note, joinNames(newNames, language), language),
    },
  };
}

function requestFromRecipe(recipe: Recipe, ingredientes: string): RecipeFormValues {
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
