import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formFields } from '@/profile/formFields';
import type { FieldOfKind } from '@/profile/profileFields';
import type { ProfileFormValues, ValidatedProfile } from '@/profile/profileSchema';
import { CheckboxGroupField } from '@/ui/CheckboxGroupField';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField, TextField } from '@/ui/TextField';

/** What ties a field to the form: its name, its error, and that editing it takes the error away. */
function useAnswer(name: FieldOfKind<'text' | 'number' | 'one'>) {
  const { register, clearErrors, formState } = useFormContext<ProfileFormValues, unknown, ValidatedProfile>();
  return { ...register(name, { onChange: () => clearErrors(name) }), error: formState.errors[name]?.message };
}

type TextAnswerProps = ComponentProps<typeof TextField> & { name: FieldOfKind<'text'> };

/** One line of text. */
export function TextAnswer({ name, ...field }: TextAnswerProps) {
  return <TextField {...field} {...useAnswer(name)} />;
}

type NumberAnswerProps = ComponentProps<typeof TextField> & { name: FieldOfKind<'number'> };

/** A number, between the limits of its field. */
export function NumberAnswer({ name, ...field }: NumberAnswerProps) {
  const { min, max } = formFields[name];
  return (
    <TextField type="number" inputMode="numeric" min={min[0]} max={max[0]} {...field} {...useAnswer(name)} />
  );
}

type LongAnswerProps = ComponentProps<typeof TextAreaField> & { name: FieldOfKind<'text'> };

/** A few lines of text. */
export function LongAnswer({ name, ...field }: LongAnswerProps) {
  return <TextAreaField {...field} {...useAnswer(name)} />;
}

const optionsOf = (name: FieldOfKind<'one' | 'several'>) =>
  Object.entries(formFields[name].choices).map(([value, label]) => ({ value, label }));

type ChoiceAnswerProps = Omit<ComponentProps<typeof SelectField>, 'options'> & { name: FieldOfKind<'one'> };

/** One of the field's choices. */
export function ChoiceAnswer({ name, ...field }: ChoiceAnswerProps) {
  return <SelectField {...field} options={optionsOf(name)} {...useAnswer(name)} />;
}

interface ListAnswerProps {
  name: FieldOfKind<'several'>;
  label: string;
  help: string;
}

/** As many of the field's choices as apply. */
export function ListAnswer({ name, ...group }: ListAnswerProps) {
  const { control, clearErrors } = useFormContext<ProfileFormValues, unknown, ValidatedProfile>();
  const { field, fieldState } = useController({ control, name });
  return (
    <CheckboxGroupField
      {...group}
      name={name}
      options={optionsOf(name)}
      optional={!formFields[name].min}
      ref={field.ref}
      value={field.value}
      onBlur={field.onBlur}
      onChange={(chosen) => {
        field.onChange(chosen);
        clearErrors(name);
      }}
      error={fieldState.error?.message}
    />
  );
}
