import { z } from 'zod';
import { mapFields, profileFields } from './profileFields';
import { isChoice, type Limits, profileFormFields } from './profileFormFields';

interface SchemaWithLimits<Schema> {
  min: (bound: number, message: string) => Schema;
  max: (bound: number, message: string) => Schema;
}

/** Returns a schema of a text, a number or a list with the field's limits added. */
export function withLimits<Schema extends SchemaWithLimits<Schema>>(
  schema: Schema,
  { min, max }: Limits,
): Schema {
  const withMin = min ? schema.min(...min) : schema;
  return max ? withMin.max(...max) : withMin;
}

const numberFromText = z.string().transform((text) => (text.trim() === '' ? Number.NaN : Number(text)));

/** Schema of the profile form: input as typed, output as saved (claims 5.3 to 5.7). */
export const profileFormSchema = z.object(
  mapFields(profileFields, {
    text: (field) => withLimits(z.string().trim(), profileFormFields[field]),
    number: (field) => {
      const limits = profileFormFields[field];
      return numberFromText.pipe(withLimits(z.number(limits.min[1]), limits));
    },
    singleChoice: (field) =>
      z.string().refine((value) => isChoice(field, value), profileFormFields[field].message),
    multipleChoice: (field) =>
      withLimits(z.array(z.string().refine((value) => isChoice(field, value))), profileFormFields[field]),
  }),
);

export type ProfileFormValues = z.input<typeof profileFormSchema>;
/** The validated values: the age is a number. */
export type ValidatedProfile = z.output<typeof profileFormSchema>;

const text = () => z.string();
const list = () => z.array(z.string());

/** Schema of an unfinished form: checks only the types. */
export const profileDraftSchema: z.ZodType<ProfileFormValues> = z.object(
  mapFields(profileFields, { text, number: text, singleChoice: text, multipleChoice: list }),
);
