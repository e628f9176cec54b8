import { useId, useMemo } from 'react';
import { describeError, type ErrorDescription } from '@/api/apiError';
import { type RecipeOrigin, useRecipeOrigin } from '@/api/recipeOrigin';
import { useCreateImage } from '@/api/useCreateImage';
import { type PendingProfile, useFoodProfile } from '@/api/useFoodProfile';
import { ownerIdFor } from '@/config/ownerId';
import type { RecipeCheck, RecipeToCheck } from '@/recipe/check/checkRecipe';
import { markdownOf } from '@/recipe/markdownSource';
import type { Recipe } from '@/recipe/recipe';
import type { RegenerateWithout } from '@/recipe/regenerate/foodToLeaveOut';
import { recipeTitle, untitled as untitledRecipe } from '@/recipe/title';
import type { RecipeMaking } from './form/useRecipeMutation';
import { useSubmitRecipe } from './form/useSubmitRecipe';
import { type Portions, usePortions } from './portions/usePortions';
import { useRegenerateWithout } from './regenerate/useRegenerateWithout';
import { type RecipeCheckState, useRecipeCheck } from './useRecipeCheck';

interface OpenRecipeOptions {
  /** Of the cook who reads it; undefined for a visitor. */
  uid: string | undefined;
  /** Whether the cook may ask for it anew: the request form is for those with a complete profile. */
  canRegenerate: boolean;
  /** What a recipe without a title is called here. */
  untitled?: string;
  /** Given the recipe with a picture of its own; not called once its screen is left. */
  onImageMade?: (recipe: Recipe) => void;
  /** Told why there is no picture. */
  onImageFailed?: (failure: ErrorDescription) => void;
  /** Leads to the login where a session is over, and back. */
  onLogIn?: (() => void) | undefined;
}

/** A recipe that is read on a screen, with everything that its title, its sheet and its cooking view say of it. */
export interface OpenRecipe {
  recipe: Recipe;
  /** Who reads it, as this browser keeps things for them. */
  owner: string;
  /** What it is called on this screen, also where its text holds no title. */
  title: string;
  texts: RecipeToCheck['texts'];
  /** For how many it is shown, in which units, and what that makes of its texts. */
  portions: Portions;
  /** What was asked for, and the recipe it was to be better than; null where this browser does not know. */
  origin: RecipeOrigin | null;
  check: RecipeCheckState;
  /** None until the recipe is checked. */
  marks: RecipeCheck['marks'];
  /** Whether the recipe is checked against a profile, here or on its way. */
  hasProfile: boolean;
  /** Set while the profile is not here. */
  profileWait: PendingProfile | null;
  /** Undefined where the cook could not ask. */
  regenerateWithout: RegenerateWithout | undefined;
  /** The same by the ids of foods that the check found; null where the cook could not ask. */
  leaveOut: ((ids: readonly string[]) => void) | null;
  /** The recipe that is being made without some food of this one. */
  making: RecipeMaking;
  /** The call for a picture of its own: `make` is undefined for a recipe that is not saved. */
  image: { make: (() => void) | undefined; isPending: boolean; failure: ErrorDescription | null };
  onLogIn: (() => void) | undefined;
  /** Begins the ids of the marks of this recipe on this screen. */
  id: string;
}

/** Opens a recipe on a screen: what is known of it, its check (see useRecipeCheck), and what the cook can ask for. */
export function useOpenRecipe(
  recipe: Recipe,
  {
    uid,
    canRegenerate,
    untitled = untitledRecipe.page,
    onImageMade,
    onImageFailed,
    onLogIn,
  }: OpenRecipeOptions,
): OpenRecipe {
  const id = useId();
  const { ingredientes, descripcionReceta } = recipe;
  const texts = useMemo(
    () => ({ title: recipeTitle(descripcionReceta, ''), ...markdownOf({ ingredientes, descripcionReceta }) }),
    [ingredientes, descripcionReceta],
  );
  const owner = ownerIdFor(uid);
  const portions = usePortions(recipe, texts, owner);
  const origin = useRecipeOrigin(uid, recipe);
  const request = origin?.request ?? null;
  const { profile, pendingProfile } = useFoodProfile(uid);
  const isWaiting = pendingProfile !== null && pendingProfile.error === null;
  const check = useRecipeCheck(owner, texts, recipe, profile, request, isWaiting);
  const making = useSubmitRecipe({ uid: uid ?? null, profile, sentKey: null, former: recipe });
  const regenerateWithout = useRegenerateWithout({ recipe, request, owner, send: profile && making.start });
  const found = check.status === 'done' ? check.result.foods : null;
  const leaveOut = useMemo(
    () =>
      canRegenerate && found
        ? (ids: readonly string[]) => regenerateWithout(found.filter((food) => ids.includes(food.id)))
        : null,
    [canRegenerate, found, regenerateWithout],
  );
  const image = useCreateImage(recipe, uid, {
    onCreated: onImageMade,
    onError: (error) => onImageFailed?.(imageFailure(error)),
  });
  return {
    recipe,
    owner,
    title: texts.title || untitled,
    texts,
    portions,
    origin,
    check,
    marks: check.status === 'done' ? check.result.marks : unmarked,
    hasProfile: profile !== null || pendingProfile !== null,
    profileWait: pendingProfile,
    regenerateWithout: canRegenerate ? regenerateWithout : undefined,
    leaveOut,
    making,
    image: {
      make: recipe._id === '' ? undefined : image.make,
      isPending: image.isPending,
      failure: image.error && imageFailure(image.error),
    },
    onLogIn,
    id,
  };
}

const unmarked: RecipeCheck['marks'] = { ingredients: [], description: [] };

const imageFailure = (error: Error) => describeError(error, 'Failed to generate image');

/** Begins the ids of the marks in one of the texts. */
export const markPrefix = ({ id }: OpenRecipe, source: keyof RecipeCheck['marks']): string =>
  `${id}${source}`;

/**
 * What is laid over one of the texts: marks, and amounts for the chosen portions.
 * @param copy tells apart the ids of the marks where a text stands on the screen more than once
 */
export const laidOver = (recipe: OpenRecipe, source: keyof RecipeCheck['marks'], copy = '') => ({
  marks: recipe.marks[source],
  markPrefix: `${markPrefix(recipe, source)}${copy}`,
  replacements: recipe.portions.shown[source],
  leaveOut: recipe.leaveOut,
});
