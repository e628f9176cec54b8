import { mapFields, type Profile, type ProfileField } from './profileFields';

/** The fields that a recipe request carries, in the order in which it sends them (claim 3.13). */
export const preferenceFields = [
  'toolsLevel',
  'expertiseLevelInKitchen',
  'dislikedFood',
  'intolerances',
  'avoidIngredients',
  'diet',
  'healthConditions',
  'activityLevel',
  'recipeGoal',
  'specificGoal',
] as const satisfies readonly ProfileField[];

/** The part of a profile that a recipe request carries. */
export type UserPreferences = Pick<Profile, (typeof preferenceFields)[number]>;

/** Copies that part from the stored profile, untouched (claim 3.11). */
export function pickPreferences(profile: UserPreferences): UserPreferences {
  const copied = <Field extends keyof UserPreferences>(field: Field) => profile[field];
  return mapFields(preferenceFields, { text: copied, number: copied, one: copied, several: copied });
}
