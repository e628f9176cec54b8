/**
 * The fields of a food profile and the kind of each: typed text, a number, one of its choices, or several of them.
 * They are saved in this order. The rest of what is known of a field is keyed by its name: what the form asks
 * (formFields.ts, with the choices about food in foodChoices.ts) and whether a recipe request carries it
 * (preferences.ts). It stands apart because the first paint needs names and kinds, and nothing more.
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

/** The names of the fields of a kind. */
export type FieldOfKind<Wanted extends Kind> = {
  [Field in ProfileField]: (typeof kinds)[Field] extends Wanted ? Field : never;
}[ProfileField];

/** An entry for every field, of the type that fits its kind. */
export type ByField<Entry extends Record<Kind, unknown>> = {
  [Field in ProfileField]: Entry[(typeof kinds)[Field]];
};

/** A whole profile, as it is saved. */
export type Profile = ByField<{ text: string; number: number; one: string; several: string[] }>;

/** All fields, in their order. */
export const profileFields = Object.keys(kinds) as readonly ProfileField[];

/** Makes an entry for each of the fields, in their order, the way that its kind asks for. */
export function mapFields<Field extends ProfileField, Text, Numeric, One, Several>(
  fields: readonly Field[],
  make: {
    text: (field: FieldOfKind<'text'> & Field) => Text;
    number: (field: FieldOfKind<'number'> & Field) => Numeric;
    one: (field: FieldOfKind<'one'> & Field) => One;
    several: (field: FieldOfKind<'several'> & Field) => Several;
  },
): Pick<ByField<{ text: Text; number: Numeric; one: One; several: Several }>, Field> {
  // TypeScript knows neither that a field is only ever given to the maker of its own kind, nor which key of fromEntries
  // has which value: this one place takes it on trust, so that nobody else need.
  return Object.fromEntries(fields.map((field) => [field, make[kinds[field]](field as never)])) as ReturnType<
    typeof mapFields<Field, Text, Numeric, One, Several>
  >;
}
