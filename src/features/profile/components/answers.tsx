import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CheckboxGroupField } from '@/ui/CheckboxGroupField';
import { type Option, SelectField } from '@/ui/SelectField';
import { TextAreaField, TextField } from '@/ui/TextField';
import type { ProfileAnswers, ProfileValues } from '../profileSchema';

/** The fields that hold a value of a kind. */
type NameOf<Kind> = {
  [Name in keyof ProfileValues]: ProfileValues[Name] extends Kind ? Name : never;
}[keyof ProfileValues];
type TextName = NameOf<string>;
type ListName = NameOf<string[]>;

/** What ties a field to the form: its name, its error, and that editing it takes the error away. */
function useAnswer(name: TextName) {
  const { register, clearErrors, formState } = useFormContext<ProfileValues, unknown, ProfileAnswers>();
  return {
    ...register(name, { onChange: () => clearErrors(name) }),
    error: formState.errors[name]?.message,
  };
}

/** One line of text, or a number. */
export function TextAnswer({ name, ...field }: ComponentProps<typeof TextField> & { name: TextName }) {
  return <TextField {...field} {...useAnswer(name)} />;
}

/** A few lines of text. */
export function LongAnswer({ name, ...field }: ComponentProps<typeof TextAreaField> & { name: TextName }) {
  return <TextAreaField {...field} {...useAnswer(name)} />;
}

/** One choice of several. */
export function ChoiceAnswer({ name, ...field }: ComponentProps<typeof SelectField> & { name: TextName }) {
  return <SelectField {...field} {...useAnswer(name)} />;
}

interface ListAnswerProps {
  name: ListName;
  label: string;
  options: readonly Option[];
  help?: string;
  optional?: boolean;
}

/** As many choices as apply. */
export function ListAnswer({ name, ...group }: ListAnswerProps) {
  const { control, clearErrors } = useFormContext<ProfileValues, unknown, ProfileAnswers>();
  const { field, fieldState } = useController({ control, name });
  return (
    <CheckboxGroupField
      {...group}
      name={name}
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
