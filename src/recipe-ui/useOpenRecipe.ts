import { useId } from 'react';
import type { FoodProfile } from '@/food/types';
import type { RecipeCheck, RecipeToCheck } from '@/recipe/check/checkRecipe';
import type { Recipe } from '@/recipe/recipe';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import type { ProfileWait } from './check/profileWait';
import { type RecipeCheckState, useRecipeCheck, useRecipeTexts } from './check/useRecipeCheck';

interface HeldAgainst {
  /** The cook's profile; null for a visitor, and while it is waited for. */
  profile: FoodProfile | null;
  /** Set while the profile is not here: the check then waits for it. */
  profileWait: ProfileWait | null;
  /** What was asked for, where that is known. */
  request: RecipeRequestValues | null;
}

/** A recipe as it is shown, and what reading it found: shared by its title, its texts and all that is said of them. */
export interface OpenRecipe {
  texts: RecipeToCheck['texts'];
  state: RecipeCheckState;
  /** None until the recipe is read. */
  marks: RecipeCheck['marks'];
  /** Set while the profile is not here. */
  wait: ProfileWait | null;
  /** Whether the recipe is held against a profile. */
  hasCheck: boolean;
  /** Begins the ids of the marks of this recipe on this screen. */
  id: string;
}

/** Reads a recipe once for everything that shows it on a screen; in the background, see useRecipeCheck. */
export function useOpenRecipe(recipe: Recipe, { profile, profileWait, request }: HeldAgainst): OpenRecipe {
  const id = useId();
  const texts = useRecipeTexts(recipe);
  const isWaiting = profileWait !== null && !profileWait.failed;
  const state = useRecipeCheck(texts, recipe, profile, request, isWaiting);
  return {
    texts,
    state,
    marks: state.status === 'done' ? state.reading.marks : unmarked,
    wait: profileWait,
    hasCheck: profile !== null || profileWait !== null,
    id,
  };
}

const unmarked: RecipeCheck['marks'] = { title: [], ingredients: [], description: [] };

/** Begins the ids of the marks in one of the texts. */
export const markPrefix = ({ id }: OpenRecipe, source: keyof RecipeCheck['marks']): string =>
  `${id}${source}`;
