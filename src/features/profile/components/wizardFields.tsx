import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldOfKind } from '@/profile/profileFields';
import { profileFormFields } from '@/profile/profileFormFields';
import type { ProfileFormValues, ValidatedProfile } from '@/profile/profileSchema';
import { CheckboxGroupField } from '@/ui/CheckboxGroupField';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField, TextField } from '@/ui/TextField';

/** Returns the field's registration and error. Editing clears the error. */
function useWizardField(name: FieldOfKind<'text' | 'number' | 'singleChoice'>) {
  const { register, clearErrors, formState } = useFormContext<ProfileFormValues, unknown, ValidatedProfile>();
  return { ...register(name, { onChange: () => clearErrors(name) }), error: formState.errors[name]?.message };
}

type WizardTextFieldProps = ComponentProps<typeof TextField> & { name: FieldOfKind<'text'> };

export function WizardTextField({ name, ...field }: WizardTextFieldProps) {
  return <TextField {...field} {...useWizardField(name)} />;
}

type WizardNumberFieldProps = ComponentProps<typeof TextField> & { name: FieldOfKind<'number'> };

export function WizardNumberField({ name, ...field }: WizardNumberFieldProps) {
  const { min, max } = profileFormFields[name];
  return (
    <TextField
      type="number"
      inputMode="numeric"
      min={min[0]}
      max={max[0]}
      {...field}
      {...useWizardField(name)}
    />
  );
}

type WizardTextAreaFieldProps = ComponentProps<typeof TextAreaField> & { name: FieldOfKind<'text'> };

export function WizardTextAreaField({ name, ...field }: WizardTextAreaFieldProps) {
  return <TextAreaField {...field} {...useWizardField(name)} />;
}

const choiceOptions = (name: FieldOfKind<'singleChoice' | 'multipleChoice'>) =>
  Object.entries(profileFormFields[name].choices).map(([value, label]) => ({ value, label }));

type WizardSelectFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  name: FieldOfKind<'singleChoice'>;
};

export function WizardSelectField({ name, ...field }: WizardSelectFieldProps) {
  return <SelectField {...field} options={choiceOptions(name)} {...useWizardField(name)} />;
}

interface WizardCheckboxGroupProps {
  name: FieldOfKind<'multipleChoice'>;
  label: string;
  help: string;
}

export function WizardCheckboxGroup({ name, ...group }: WizardCheckboxGroupProps) {
  const { control, clearErrors } = useFormContext<ProfileFormValues, unknown, ValidatedProfile>();
  const { field, fieldState } = useController({ control, name });
  return (
    <CheckboxGroupField
      {...group}
      name={name}
      options={choiceOptions(name)}
      isOptional={!profileFormFields[name].min}
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
