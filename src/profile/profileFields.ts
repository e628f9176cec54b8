/**
 * The profile's fields with their kinds, in the order in which they are saved: text, number, one choice, several
 * choices. formFields.ts and foodChoices.ts define the form's rules and choices, preferences.ts the fields of a recipe
 * request. Separate from them because the first paint needs only names and kinds.
 */
const kinds = {
  name: 'text',
  age: 'number',
  worldRegion: 'one',
  toolsLevel: 'one',
  expertiseLevelInKitchen: 'one',
  leastfavoriteCuisine: 'one',
  dislikedFood: 'text',
  diet: 'one',
  intolerances: 'several',
  healthConditions: 'several',
  activityLevel: 'one',
  cookingPreference: 'one',
  recipeGoal: 'one',
  specificGoal: 'one',
  ingredientPreference: 'one',
  avoidIngredients: 'several',
} as const;

export type ProfileField = keyof typeof kinds;
type Kind = (typeof kinds)[ProfileField];

export type FieldOfKind<Wanted extends Kind> = {
  [Field in ProfileField]: (typeof kinds)[Field] extends Wanted ? Field : never;
}[ProfileField];

/** An object with an entry for each field, typed by the field's kind. */
export type ByField<Entry extends Record<Kind, unknown>> = {
  [Field in ProfileField]: Entry[(typeof kinds)[Field]];
};

export type Profile = ByField<{ text: string; number: number; one: string; several: string[] }>;

export const profileFields = Object.keys(kinds) as readonly ProfileField[];

/** Returns an object with an entry for each of the fields, created by the function for the field's kind. */
export function mapFields<Field extends ProfileField, Text, Numeric, One, Several>(
  fields: readonly Field[],
  make: {
    text: (field: FieldOfKind<'text'> & Field) => Text;
    number: (field: FieldOfKind<'number'> & Field) => Numeric;
    one: (field: FieldOfKind<'one'> & Field) => One;
    several: (field: FieldOfKind<'several'> & Field) => Several;
  },
): Pick<ByField<{ text: Text; number: Numeric; one: One; several: Several }>, Field> {
  // TypeScript cannot relate a field to its kind's function here, nor `fromEntries` to its keys.
  return Object.fromEntries(fields.map((field) => [field, make[kinds[field]](field as never)])) as ReturnType<
    typeof mapFields<Field, Text, Numeric, One, Several>
  >;
}
