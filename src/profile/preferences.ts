import { mapFields, type Profile, type ProfileField } from './profileFields';

/** The profile fields that a recipe request contains, in their order (claim 3.13). */
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

export type UserPreferences = Pick<Profile, (typeof preferenceFields)[number]>;

/** Returns these fields of the stored profile, unchanged (claim 3.11). */
export function pickPreferences(profile: UserPreferences): UserPreferences {
  const copyField = <Field extends keyof UserPreferences>(field: Field) => profile[field];
  return mapFields(preferenceFields, {
    text: copyField,
    number: copyField,
    singleChoice: copyField,
    multipleChoice: copyField,
  });
}
