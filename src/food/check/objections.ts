/** What a profile has against a food: intolerances, diet, avoided and disliked foods, and gentle notes on health (spec section 3). */
import { isDisliked } from '../dislikes';
import { healthConcerns } from '../healthRules';
import { labelOf } from '../labels';
import { agreeing } from '../plurals';
import { dislikeReason, forbiddenBy, withoutCleared } from '../restrictions';
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

/** The values of a list that a profile names. */
export const known = <T extends string>(list: readonly T[], values: readonly string[] | undefined): T[] =>
  list.filter((value) => values?.includes(value));

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
      reason: `you listed ${labelOf(value)}: ${advice}`,
    };
  }
}

export const nameOf = (ingredient: Ingredient): string => ingredient.names.en[0] ?? ingredient.id;

/** Answers for each food once: a recipe names the same few again and again. */
export function objector(
  profile: FoodProfile,
  dislikes: readonly Dislike[],
): (found: FoundIngredient) => Objection[] {
  const rules: FoodProfile = { ...profile, dislikedFood: '', healthConditions: [] };
  const dislikedBy = (ingredient: Ingredient): Objection[] =>
    dislikes
      .filter(({ entry, isFood }) => isFood && isDisliked(ingredient, entry))
      .map(({ entry }) => ({
        field: 'dislikedFood',
        value: entry,
        grade: 'contains',
        reason: dislikeReason(nameOf(ingredient)),
      }));
  const answer = ({ ingredient, cleared }: Pick<FoundIngredient, 'ingredient' | 'cleared'>): Objection[] => [
    ...forbiddenBy(ingredient, rules, cleared),
    ...dislikedBy(ingredient),
    ...healthNotes(withoutCleared(ingredient, cleared), profile),
  ];
  const answers = new Map<Ingredient, Objection[]>();
  return ({ ingredient, cleared }) => {
    if (cleared) return answer({ ingredient, cleared });
    const objections = answers.get(ingredient) ?? answer({ ingredient });
    answers.set(ingredient, objections);
    return objections;
  };
}
