/** Finds a food's conflicts with a profile: intolerances, diet, avoided and disliked foods, and notes on health conditions. */

import { choiceLabel } from '@/profile/foodChoices';
import { isDisliked } from '../rules/dislikedFood';
import { healthRulesFor } from '../rules/healthRules';
import {
  dislikeReason,
  displayName,
  knownValues,
  restrictionConflicts,
  withoutCleared,
} from '../rules/restrictions';
import { conjugateFor } from '../text/plurals';
import {
  allHealthConditions,
  type Conflict,
  type FoodProfile,
  type FoundIngredient,
  type Ingredient,
} from '../types';
import type { DislikeEntry } from './dislikeEntries';

export interface ConflictOrNote extends Pick<Conflict, 'field' | 'value' | 'reason'> {
  /** 'note' is for health conditions, which only give advice. */
  readonly certainty: Conflict['certainty'] | 'note';
}

/** Conditions for which guidelines name foods to leave out, not only to limit. */
const conditionsWithForbiddenFoods: readonly string[] = [
  'CeliacDisease',
  'Pregnancy',
  'Lactation',
  'LiverDisease',
];

function* healthNotes(ingredient: Ingredient, profile: FoodProfile): Generator<ConflictOrNote> {
  const name = displayName(ingredient);
  for (const value of knownValues(allHealthConditions, profile.healthConditions)) {
    const concern = healthRulesFor(ingredient, value)[0];
    if (!concern) continue;
    const isLeftOut = concern.certainty === 'contains' && conditionsWithForbiddenFoods.includes(value);
    const advice = isLeftOut ? `${name} ${conjugateFor(name, concern.because)}` : `go easy on ${name}`;
    yield {
      field: 'healthConditions',
      value,
      certainty: 'note',
      reason: `you listed ${choiceLabel(value)}: ${advice}`,
    };
  }
}

export const toMayContain = (conflict: ConflictOrNote, condition: string): ConflictOrNote => ({
  ...conflict,
  certainty: conflict.certainty === 'contains' ? 'may contain' : conflict.certainty,
  reason: `${conflict.reason} (${condition})`,
});

/** Returns a function that returns the conflicts of a food, cached by ingredient. */
export function createConflictLookup(
  profile: FoodProfile,
  dislikes: readonly DislikeEntry[],
): (found: FoundIngredient) => ConflictOrNote[] {
  const dislikedBy = (ingredient: Ingredient): ConflictOrNote[] =>
    dislikes
      .filter(({ entry, isFood }) => isFood && isDisliked(ingredient, entry))
      .map(({ entry }) => ({
        field: 'dislikedFood',
        value: entry,
        certainty: 'contains',
        reason: dislikeReason(displayName(ingredient)),
      }));
  const findConflicts = ({
    ingredient,
    cleared,
  }: Pick<FoundIngredient, 'ingredient' | 'cleared'>): ConflictOrNote[] => {
    const left = withoutCleared(ingredient, cleared);
    return [...restrictionConflicts(left, profile), ...dislikedBy(ingredient), ...healthNotes(left, profile)];
  };
  const cachedConflicts = new Map<Ingredient, ConflictOrNote[]>();
  return ({ ingredient, cleared }) => {
    if (cleared) return findConflicts({ ingredient, cleared });
    const objections = cachedConflicts.get(ingredient) ?? findConflicts({ ingredient });
    cachedConflicts.set(ingredient, objections);
    return objections;
  };
}
