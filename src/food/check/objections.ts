/** What a profile has against a food: intolerances, diet, avoided and disliked foods, and gentle notes on health. */

import { choiceLabel } from '@/profile/foodChoices';
import { isDisliked } from '../rules/dislikes';
import { healthConcerns } from '../rules/healthRules';
import { dislikeReason, known, nameOf, restrictionsMet, withoutCleared } from '../rules/restrictions';
import { agreeing } from '../text/plurals';
import {
  allHealthConditions,
  type Conflict,
  type FoodProfile,
  type FoundIngredient,
  type Ingredient,
} from '../types';
import type { Dislike } from './dislikedWords';

/** What is the matter with a food: how sure, and why. */
export interface Objection extends Pick<Conflict, 'field' | 'value' | 'reason'> {
  /** 'note' is for health conditions: gentle, never a verdict. */
  readonly grade: Conflict['grade'] | 'note';
}

/** Conditions for which guidance names foods to leave out, rather than to keep low. */
const leavesOut: readonly string[] = ['CeliacDisease', 'Pregnancy', 'Lactation', 'LiverDisease'];

function* healthNotes(ingredient: Ingredient, profile: FoodProfile): Generator<Objection> {
  const name = nameOf(ingredient);
  for (const value of known(allHealthConditions, profile.healthConditions)) {
    const concern = healthConcerns(ingredient, value)[0];
    if (!concern) continue;
    const isLeftOut = concern.grade === 'contains' && leavesOut.includes(value);
    const advice = isLeftOut ? `${name} ${agreeing(name, concern.because)}` : `go easy on ${name}`;
    yield {
      field: 'healthConditions',
      value,
      grade: 'note',
      reason: `you listed ${choiceLabel(value)}: ${advice}`,
    };
  }
}

/** An objection to a food that only may be meant. */
export const asPossible = (objection: Objection, doubt: string): Objection => ({
  ...objection,
  grade: objection.grade === 'contains' ? 'may contain' : objection.grade,
  reason: `${objection.reason} (${doubt})`,
});

/** Answers for each food once: a recipe names the same few again and again. */
export function objector(
  profile: FoodProfile,
  dislikes: readonly Dislike[],
): (found: FoundIngredient) => Objection[] {
  const dislikedBy = (ingredient: Ingredient): Objection[] =>
    dislikes
      .filter(({ entry, isFood }) => isFood && isDisliked(ingredient, entry))
      .map(({ entry }) => ({
        field: 'dislikedFood',
        value: entry,
        grade: 'contains',
        reason: dislikeReason(nameOf(ingredient)),
      }));
  const answer = ({ ingredient, cleared }: Pick<FoundIngredient, 'ingredient' | 'cleared'>): Objection[] => {
    const left = withoutCleared(ingredient, cleared);
    return [...restrictionsMet(left, profile), ...dislikedBy(ingredient), ...healthNotes(left, profile)];
  };
  const answers = new Map<Ingredient, Objection[]>();
  return ({ ingredient, cleared }) => {
    if (cleared) return answer({ ingredient, cleared });
    const objections = answers.get(ingredient) ?? answer({ ingredient });
    answers.set(ingredient, objections);
    return objections;
  };
}
