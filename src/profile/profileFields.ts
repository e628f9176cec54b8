/**
 * The profile's fields with their kinds, in the order in which they are saved: text, number, one choice, several
 * choices. profileFormFields.ts and foodChoices.ts define the form's rules and choices, preferences.ts the fields of a recipe
 * request. Separate from them because the first paint needs only names and kinds.
 */
const kinds = {
  name: 'text',
  age: 'number',
  worldRegion: 'singleChoice',
  toolsLevel: 'singleChoice',
  expertiseLevelInKitchen: 'singleChoice',
  leastfavoriteCuisine: 'singleChoice',
  dislikedFood: 'text',
  diet: 'singleChoice',
  intolerances: 'multipleChoice',
  healthConditions: 'multipleChoice',
  activityLevel: 'singleChoice',
  cookingPreference: 'singleChoice',
  recipeGoal: 'singleChoice',
  specificGoal: 'singleChoice',
  ingredientPreference: 'singleChoice',
  avoidIngredients: 'multipleChoice',
} as const;

export type ProfileField = keyof typeof kinds;
type FieldKind = (typeof kinds)[ProfileField];

export type FieldOfKind<WantedKind extends FieldKind> = {
  [Field in ProfileField]: (typeof kinds)[Field] extends WantedKind ? Field : never;
}[ProfileField];

/** An object with an entry for each field, typed by the field's kind. */
export type ByField<Entry extends Record<FieldKind, unknown>> = {
  [Field in ProfileField]: Entry[(typeof kinds)[Field]];
};

export type Profile = ByField<{
  text: string;
  number: number;
  singleChoice: string;
  multipleChoice: string[];
}>;

export const profileFields = Object.keys(kinds) as readonly ProfileField[];

export const isOfKind = <Kind extends FieldKind>(
  field: ProfileField,
  kind: Kind,
): field is FieldOfKind<Kind> => kinds[field] === kind;

/** Returns an object with an entry for each of the fields, created by the function for the field's kind. */
export function mapFields<Field extends ProfileField, Text, Numeric, Single, Multiple>(
  fields: readonly Field[],
  create: {
    text: (field: FieldOfKind<'text'> & Field) => Text;
    number: (field: FieldOfKind<'number'> & Field) => Numeric;
    singleChoice: (field: FieldOfKind<'singleChoice'> & Field) => Single;
    multipleChoice: (field: FieldOfKind<'multipleChoice'> & Field) => Multiple;
  },
): Pick<ByField<{ text: Text; number: Numeric; singleChoice: Single; multipleChoice: Multiple }>, Field> {
  // TypeScript cannot relate a field to its kind's function here, nor `fromEntries` to its keys.
  return Object.fromEntries(
    fields.map((field) => [field, create[kinds[field]](field as never)]),
  ) as ReturnType<typeof mapFields<Field, Text, Numeric, Single, Multiple>>;
}
