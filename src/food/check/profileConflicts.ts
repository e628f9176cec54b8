/** Finds a food's conflicts with a profile: intolerances, diet, avoided and disliked foods, and advice on health conditions. */

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

export interface ConflictOrAdvice extends Pick<Conflict, 'field' | 'value' | 'reason'> {
  /** 'advice' is for health conditions, which rule no food out. */
  readonly certainty: Conflict['certainty'] | 'advice';
}

/** Conditions for which guidelines name foods to leave out, not only to limit. */
const conditionsWithForbiddenFoods: readonly string[] = [
  'CeliacDisease',
  'Pregnancy',
  'Lactation',
  'LiverDisease',
];

function* healthAdvice(ingredient: Ingredient, profile: FoodProfile): Generator<ConflictOrAdvice> {
  const name = displayName(ingredient);
  for (const value of knownValues(allHealthConditions, profile.healthConditions)) {
    const concern = healthRulesFor(ingredient, value)[0];
    if (!concern) continue;
    const isLeftOut = concern.certainty === 'contains' && conditionsWithForbiddenFoods.includes(value);
    const advice = isLeftOut ? `${name} ${conjugateFor(name, concern.because)}` : `go easy on ${name}`;
    yield {
      field: 'healthConditions',
      value,
      certainty: 'advice',
      reason: `you listed ${choiceLabel(value)}: ${advice}`,
    };
  }
}

export const toMayContain = (conflict: ConflictOrAdvice, condition: string): ConflictOrAdvice => ({
  ...conflict,
  certainty: conflict.certainty === 'contains' ? 'may contain' : conflict.certainty,
  reason: `${conflict.reason} (${condition})`,
});

/** Returns a function that returns the conflicts of a food, cached by ingredient. */
export function createConflictLookup(
  profile: FoodProfile,
  dislikes: readonly DislikeEntry[],
): (found: FoundIngredient) => ConflictOrAdvice[] {
  const dislikedBy = (ingredient: Ingredient): ConflictOrAdvice[] =>
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
  }: Pick<FoundIngredient, 'ingredient' | 'cleared'>): ConflictOrAdvice[] => {
    const left = withoutCleared(ingredient, cleared);
    return [
      ...restrictionConflicts(left, profile),
      ...dislikedBy(ingredient),
      ...healthAdvice(left, profile),
    ];
  };
  const cachedConflicts = new Map<Ingredient, ConflictOrAdvice[]>();
  return ({ ingredient, cleared }) => {
    if (cleared) return findConflicts({ ingredient, cleared });
    const objections = cachedConflicts.get(ingredient) ?? findConflicts({ ingredient });
    cachedConflicts.set(ingredient, objections);
    return objections;
  };
}
