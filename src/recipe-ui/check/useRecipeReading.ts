import { useId } from 'react';
import type { FoodProfile } from '@/food/types';
import type { Reading, ReadingInput } from '@/recipe/reading/readRecipe';
import type { Recipe } from '@/recipe/recipe';
import type { RecipeRequestValues } from '@/request/recipeRequest';
import type { ProfileWait } from './profileWait';
import { type ReadingState, useReading, useRecipeTexts } from './useReading';

interface HeldAgainst {
  /** The cook's profile; null for a visitor, and while it is waited for. */
  profile: FoodProfile | null;
  /** Set while the profile is not here: the check then waits for it. */
  profileWait: ProfileWait | null;
  /** What was asked for, where that is known. */
  request: RecipeRequestValues | null;
}

/** A recipe as it is shown, and what reading it found: shared by its title, its texts and all that is said of them. */
export interface RecipeReading {
  texts: ReadingInput['texts'];
  state: ReadingState;
  /** None until the recipe is read. */
  marks: Reading['marks'];
  /** Set while the profile is not here. */
  wait: ProfileWait | null;
  /** Whether the recipe is held against a profile. */
  hasCheck: boolean;
  /** Begins the ids of the marks of this recipe on this screen. */
  id: string;
}

/** Reads a recipe once for everything that shows it on a screen; in the background, see useReading. */
export function useRecipeReading(
  recipe: Recipe,
  { profile, profileWait, request }: HeldAgainst,
): RecipeReading {
  const id = useId();
  const texts = useRecipeTexts(recipe);
  const isWaiting = profileWait !== null && !profileWait.failed;
  const state = useReading(texts, recipe, profile, request, isWaiting);
  return {
    texts,
    state,
    marks: state.status === 'done' ? state.reading.marks : unmarked,
    wait: profileWait,
    hasCheck: profile !== null || profileWait !== null,
    id,
  };
}

const unmarked: Reading['marks'] = { title: [], ingredients: [], description: [] };

/** Begins the ids of the marks in one of the texts. */
export const markPrefix = ({ id }: RecipeReading, source: keyof Reading['marks']): string => `${id}${source}`;
