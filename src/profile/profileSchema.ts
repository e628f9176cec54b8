import { z } from 'zod';
import { eachField, profileFields } from './fields';
import { formFields, isChoice, type Limits } from './formFields';

interface Limitable<Schema> {
  min: (bound: number, message: string) => Schema;
  max: (bound: number, message: string) => Schema;
}

/** A schema of a text, a number or a list, kept within the limits of a field. */
export function limited<Schema extends Limitable<Schema>>(schema: Schema, { least, most }: Limits): Schema {
  const fromLeast = least ? schema.min(...least) : schema;
  return most ? fromLeast.max(...most) : fromLeast;
}

/** A number as it is typed. */
const typedNumber = z.string().transform((text) => (text.trim() === '' ? Number.NaN : Number(text)));

/** The profile form: what is typed goes in, what is saved comes out (claims 5.3 to 5.7). */
export const profileSchema = z.object(
  eachField(profileFields, {
    text: (field) => limited(z.string().trim(), formFields[field]),
    number: (field) => {
      const limits = formFields[field];
      return typedNumber.pipe(limited(z.number(limits.least[1]), limits));
    },
    one: (field) => z.string().refine((value) => isChoice(field, value), formFields[field].message),
    several: (field) =>
      limited(z.array(z.string().refine((value) => isChoice(field, value))), formFields[field]),
  }),
);

/** The form's values as the screen holds them: texts and lists. */
export type ProfileValues = z.input<typeof profileSchema>;
/** The same, checked: the age is a number. */
export type ProfileAnswers = z.output<typeof profileSchema>;

const text = () => z.string();
const list = () => z.array(z.string());

/** A form left half filled: the right shapes, whatever they hold. */
export const profileDraftSchema: z.ZodType<ProfileValues> = z.object(
  eachField(profileFields, { text, number: text, one: text, several: list }),
);
