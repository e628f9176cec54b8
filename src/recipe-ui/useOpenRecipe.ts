import { useId, useMemo } from 'react';
import { describeError, type ErrorDescription } from '@/api/apiError';
import { type RecipeOrigin, useRecipeOrigin } from '@/api/recipeOrigin';
import { useCreateImage } from '@/api/useCreateImage';
import { type PendingProfile, useFoodProfile } from '@/api/useFoodProfile';
import { ownerIdFor } from '@/config/ownerId';
import type { RecipeCheck, RecipeToCheck } from '@/recipe/check/checkRecipe';
import type { Recipe } from '@/recipe/recipe';
import { fallbackTitles, recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import type { RegenerateWithout } from '@/recipe/regenerate/foodToLeaveOut';
import type { RecipeMutation } from './form/useRecipeMutation';
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
  fallbackTitle?: string;
  /** Given the recipe with a picture of its own; not called once its screen is left. */
  onImageCreated?: (recipe: Recipe) => void;
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
  leaveOutFoods: ((ids: readonly string[]) => void) | null;
  /** The recipe that is being made without some food of this one. */
  regeneration: RecipeMutation;
  /** The call for a picture of its own: `make` is undefined for a recipe that is not saved. */
  image: { create: (() => void) | undefined; isPending: boolean; failure: ErrorDescription | null };
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
    fallbackTitle = fallbackTitles.page,
    onImageCreated,
    onImageFailed,
    onLogIn,
  }: OpenRecipeOptions,
): OpenRecipe {
  const id = useId();
  const { ingredientes, descripcionReceta } = recipe;
  const texts = useMemo(
    () => ({
      title: recipeTitle(descripcionReceta, ''),
      ...recipeToMarkdown({ ingredientes, descripcionReceta }),
    }),
    [ingredientes, descripcionReceta],
  );
  const owner = ownerIdFor(uid);
  const portions = usePortions(recipe, texts, owner);
  const origin = useRecipeOrigin(uid, recipe);
  const request = origin?.request ?? null;
  const { profile, pendingProfile } = useFoodProfile(uid);
  const isWaiting = pendingProfile !== null && pendingProfile.error === null;
  const check = useRecipeCheck(owner, texts, recipe, profile, request, isWaiting);
  const regeneration = useSubmitRecipe({
    uid: uid ?? null,
    profile,
    sentStorageKey: null,
    previousRecipe: recipe,
  });
  const regenerateWithout = useRegenerateWithout({
    recipe,
    request,
    owner,
    submit: profile && regeneration.start,
  });
  const found = check.status === 'done' ? check.result.foodHits : null;
  const leaveOutFoods = useMemo(
    () =>
      canRegenerate && found
        ? (ids: readonly string[]) => regenerateWithout(found.filter((food) => ids.includes(food.id)))
        : null,
    [canRegenerate, found, regenerateWithout],
  );
  const image = useCreateImage(recipe, uid, {
    onCreated: onImageCreated,
    onError: (error) => onImageFailed?.(imageFailure(error)),
  });
  return {
    recipe,
    owner,
    title: texts.title || fallbackTitle,
    texts,
    portions,
    origin,
    check,
    marks: check.status === 'done' ? check.result.marks : unmarked,
    hasProfile: profile !== null || pendingProfile !== null,
    profileWait: pendingProfile,
    regenerateWithout: canRegenerate ? regenerateWithout : undefined,
    leaveOutFoods,
    regeneration,
    image: {
      create: recipe._id === '' ? undefined : image.make,
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
export const markIdPrefix = ({ id }: OpenRecipe, source: keyof RecipeCheck['marks']): string =>
  `${id}${source}`;

/**
 * What is laid over one of the texts: marks, and amounts for the chosen portions.
 * @param copy tells apart the ids of the marks where a text stands on the screen more than once
 */
export const textOverlayProps = (recipe: OpenRecipe, source: keyof RecipeCheck['marks'], copy = '') => ({
  marks: recipe.marks[source],
  markIdPrefix: `${markIdPrefix(recipe, source)}${copy}`,
  replacements: recipe.portions.replacements[source],
  onLeaveOut: recipe.leaveOutFoods,
});
