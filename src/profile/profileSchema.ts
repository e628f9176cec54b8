import { z } from 'zod';
import { formFields, isChoice, type Limits } from './formFields';
import { mapFields, profileFields } from './profileFields';

interface SchemaWithLimits<Schema> {
  min: (bound: number, message: string) => Schema;
  max: (bound: number, message: string) => Schema;
}

/** Returns a schema of a text, a number or a list with the field's limits added. */
export function withLimits<Schema extends SchemaWithLimits<Schema>>(
  schema: Schema,
  { min, max }: Limits,
): Schema {
  const fromLeast = min ? schema.min(...min) : schema;
  return max ? fromLeast.max(...max) : fromLeast;
}

const typedNumber = z.string().transform((text) => (text.trim() === '' ? Number.NaN : Number(text)));

/** Schema of the profile form: input as typed, output as saved (claims 5.3 to 5.7). */
export const profileSchema = z.object(
  mapFields(profileFields, {
    text: (field) => withLimits(z.string().trim(), formFields[field]),
    number: (field) => {
      const limits = formFields[field];
      return typedNumber.pipe(withLimits(z.number(limits.min[1]), limits));
    },
    one: (field) => z.string().refine((value) => isChoice(field, value), formFields[field].message),
    several: (field) =>
      withLimits(z.array(z.string().refine((value) => isChoice(field, value))), formFields[field]),
  }),
);

/** The form's values: texts and lists. */
export type ProfileFormValues = z.input<typeof profileSchema>;
/** The validated values: the age is a number. */
export type ValidatedProfile = z.output<typeof profileSchema>;

const text = () => z.string();
const list = () => z.array(z.string());

/** Schema of an unfinished form: checks only the types. */
export const profileDraftSchema: z.ZodType<ProfileFormValues> = z.object(
  mapFields(profileFields, { text, number: text, one: text, several: list }),
);
