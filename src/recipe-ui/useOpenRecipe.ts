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
  /** Undefined for a visitor. */
  uid: string | undefined;
  /** True if the user may regenerate it: the request form requires a complete profile. */
  canRegenerate: boolean;
  /** Title of a recipe without one. */
  fallbackTitle?: string;
  /** Receives the recipe with its new picture. Not called after the screen was left. */
  onImageCreated?: (recipe: Recipe) => void;
  /** Receives the error if no picture could be created. */
  onImageFailed?: (failure: ErrorDescription) => void;
  /** Opens the login, and returns afterwards. */
  onLogIn?: (() => void) | undefined;
}

/** State of a recipe on screen, for its title, sheet and cooking view. */
export interface OpenRecipe {
  recipe: Recipe;
  /** See `ownerIdFor`. */
  owner: string;
  /** The recipe's title, or the fallback. */
  title: string;
  texts: RecipeToCheck['texts'];
  /** Chosen diners and units, with the amounts for them. */
  portions: Portions;
  /** Null if unknown in this browser. */
  origin: RecipeOrigin | null;
  check: RecipeCheckState;
  /** Empty until the recipe is checked. */
  marks: RecipeCheck['marks'];
  /** True if the recipe is checked against a profile, or will be once it has loaded. */
  hasProfile: boolean;
  /** Set while the profile is loading or failed to load. */
  profileWait: PendingProfile | null;
  /** Undefined if the user cannot regenerate it. */
  regenerateWithout: RegenerateWithout | undefined;
  /** The same by ids of foods; null if the user cannot regenerate it. */
  leaveOutFoods: ((ids: readonly string[]) => void) | null;
  /** The mutation that regenerates the recipe. */
  regeneration: RecipeMutation;
  /** The mutation that creates a picture. `create` is undefined if the recipe is not saved. */
  image: { create: (() => void) | undefined; isPending: boolean; failure: ErrorDescription | null };
  onLogIn: (() => void) | undefined;
  /** Prefix of the ids of its marks. */
  id: string;
}

/**
 * Returns the state of a recipe on screen: texts, check (see useRecipeCheck), portions, and what can be regenerated.
 */
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
      create: recipe._id === '' ? undefined : image.createImage,
      isPending: image.isPending,
      failure: image.error && imageFailure(image.error),
    },
    onLogIn,
    id,
  };
}

const unmarked: RecipeCheck['marks'] = { ingredients: [], description: [] };

const imageFailure = (error: Error) => describeError(error, 'Failed to generate image');

/** Returns the prefix of the ids of the marks in one text. */
export const markIdPrefix = ({ id }: OpenRecipe, source: keyof RecipeCheck['marks']): string =>
  `${id}${source}`;

/**
 * Returns the props for RecipeMarkdown: marks, and replaced amounts of one text.
 * @param copy distinguishes the ids if a screen shows the text twice
 */
export const textOverlayProps = (recipe: OpenRecipe, source: keyof RecipeCheck['marks'], copy = '') => ({
  marks: recipe.marks[source],
  markIdPrefix: `${markIdPrefix(recipe, source)}${copy}`,
  replacements: recipe.portions.replacements[source],
  onLeaveOut: recipe.leaveOutFoods,
});
