import { eachField, type Profile, type ProfileField } from './fields';

/** The fields that a recipe request carries, in the order in which it sends them (claim 3.13). */
export const carriedFields = [
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
export type UserPreferences = Pick<Profile, (typeof carriedFields)[number]>;

/** Copies that part from the stored profile, untouched (claim 3.11). */
export function preferencesOf(profile: UserPreferences): UserPreferences {
  const copied = <Field extends keyof UserPreferences>(field: Field) => profile[field];
  return eachField(carriedFields, { text: copied, number: copied, one: copied, several: copied });
}
