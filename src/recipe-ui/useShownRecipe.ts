import { useId, useMemo } from 'react';
import { describeError, type ErrorDescription } from '@/api/apiError';
import { useCreateImage } from '@/api/useCreateImage';
import { ownerIdFor } from '@/config/ownerId';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import { isAgainstSettings } from '@/recipe/check/marks';
import type { Recipe } from '@/recipe/recipe';
import { fallbackTitles } from '@/recipe/recipeTitle';
import { useSubmitRecipe } from './form/useSubmitRecipe';
import { usePortions } from './portions/usePortions';
import { useRegenerateWithout } from './regenerate/useRegenerateWithout';
import { useRecipeCheck } from './useRecipeCheck';

interface ShownRecipeOptions {
  /** Undefined for a visitor. */
  uid: string | undefined;
  /** True if the user may regenerate the recipe: the request form requires a complete profile. */
  canRegenerate: boolean;
  fallbackTitle?: string;
  /** Called with the recipe and its new picture, unless the screen was left. */
  onImageCreated?: (recipe: Recipe) => void;
  onImageFailed?: (failure: ErrorDescription) => void;
}

/** State of a recipe on screen, for its title, sheet and cooking view. */
export type ShownRecipe = ReturnType<typeof useShownRecipe>;

/** Returns the state of a recipe on screen: texts, check (see useRecipeCheck), portions, and what can be regenerated. */
export function useShownRecipe(
  recipe: Recipe,
  {
    uid,
    canRegenerate,
    fallbackTitle = fallbackTitles.page,
    onImageCreated,
    onImageFailed,
  }: ShownRecipeOptions,
) {
  const markIdBase = useId();
  const { texts, origin, profile, unavailableProfile, check } = useRecipeCheck(uid, recipe);
  const ownerId = ownerIdFor(uid);
  const portions = usePortions(recipe, texts, ownerId);
  const regeneration = useSubmitRecipe({
    uid: uid ?? null,
    profile,
    sentStorageKey: null,
    previousRecipe: recipe,
  });
  const flaggedFoods = check.status === 'done' ? check.result.flaggedFoods : null;
  const regenerateWithout = useRegenerateWithout({
    recipe,
    request: origin?.request ?? null,
    ownerId,
    brokenRuleFoods: useMemo(() => flaggedFoods?.filter(isAgainstSettings) ?? [], [flaggedFoods]),
    submit: profile && regeneration.start,
  });
  const regenerateWithoutIds = useMemo(
    () =>
      canRegenerate && flaggedFoods
        ? (ids: readonly string[]) => regenerateWithout(flaggedFoods.filter((food) => ids.includes(food.id)))
        : null,
    [canRegenerate, flaggedFoods, regenerateWithout],
  );
  const image = useCreateImage(recipe, uid, {
    onCreated: onImageCreated,
    onError: (error) => onImageFailed?.(describeImageError(error)),
  });
  return {
    recipe,
    ownerId,
    title: texts.title || fallbackTitle,
    texts,
    portions,
    /** The recipe's request and previous recipe; null if unknown in this browser. */
    origin,
    check,
    /** Empty until the recipe is checked. */
    marks: check.status === 'done' ? check.result.marks : noMarks,
    /** True if the recipe is checked against a profile, also while the profile loads. */
    hasProfile: profile !== null || unavailableProfile !== null,
    unavailableProfile,
    regenerateWithout: canRegenerate ? regenerateWithout : undefined,
    /** The same by food ids; null if the user cannot regenerate the recipe. */
    regenerateWithoutIds,
    regeneration,
    image: {
      /** Undefined if the recipe is not saved. */
      create: recipe._id === '' ? undefined : image.createImage,
      isPending: image.isPending,
      failure: image.error && describeImageError(image.error),
    },
    markIdBase,
  };
}

const noMarks: RecipeCheck['marks'] = { ingredients: [], description: [] };

const describeImageError = (error: Error) => describeError(error, 'Failed to generate image');

type TextSource = keyof RecipeCheck['marks'];

export const markIdPrefix = ({ markIdBase }: ShownRecipe, source: TextSource): string =>
  `${markIdBase}${source}`;

/**
 * Returns the props of one text for RecipeMarkdown: marks and replaced amounts.
 * @param idSuffix distinguishes the ids if a screen shows the text twice
 */
export const textOverlayProps = (shownRecipe: ShownRecipe, source: TextSource, idSuffix = '') => ({
  marks: shownRecipe.marks[source],
  markIdPrefix: `${markIdPrefix(shownRecipe, source)}${idSuffix}`,
  replacements: shownRecipe.portions.replacements[source],
  regenerateWithoutIds: shownRecipe.regenerateWithoutIds,
});
