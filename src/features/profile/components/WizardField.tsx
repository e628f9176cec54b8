import { useController, useFormContext } from 'react-hook-form';
import { type FieldOfKind, isOfKind, type ProfileField } from '@/profile/profileFields';
import { profileFormFields } from '@/profile/profileFormFields';
import type { ProfileFormValues, ValidatedProfile } from '@/profile/profileSchema';
import type { WizardFieldTexts } from '@/profile/wizardSteps';
import { CheckboxGroupField } from '@/ui/CheckboxGroupField';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField, TextField } from '@/ui/TextField';

interface WizardFieldProps<Field extends ProfileField = ProfileField> extends WizardFieldTexts {
  name: Field;
}

/** Shows the form field of a profile field. Editing it clears its error. */
export function WizardField({ name, ...texts }: WizardFieldProps) {
  return isOfKind(name, 'multipleChoice') ? (
    <WizardCheckboxGroup {...texts} name={name} />
  ) : (
    <WizardInput {...texts} name={name} />
  );
}

type InputField = FieldOfKind<'text' | 'number' | 'singleChoice'>;

function WizardInput({ name, placeholder = '', ...texts }: WizardFieldProps<InputField>) {
  const { register, clearErrors, formState } = useFormContext<ProfileFormValues, unknown, ValidatedProfile>();
  const field = {
    ...texts,
    ...register(name, { onChange: () => clearErrors(name) }),
    error: formState.errors[name]?.message,
  };
  if (isOfKind(name, 'singleChoice'))
    return <SelectField {...field} placeholder={placeholder} options={choiceOptions(name)} />;
  if (isOfKind(name, 'text'))
    return name === 'dislikedFood' ? (
      <TextAreaField {...field} placeholder={placeholder} />
    ) : (
      <TextField {...field} />
    );
  const { min, max } = profileFormFields[name];
  return <TextField {...field} type="number" inputMode="numeric" min={min[0]} max={max[0]} />;
}

const choiceOptions = (name: FieldOfKind<'singleChoice' | 'multipleChoice'>) =>
  Object.entries(profileFormFields[name].choices).map(([value, label]) => ({ value, label }));

function WizardCheckboxGroup({ name, ...texts }: WizardFieldProps<FieldOfKind<'multipleChoice'>>) {
  const { control, clearErrors } = useFormContext<ProfileFormValues, unknown, ValidatedProfile>();
  const { field, fieldState } = useController({ control, name });
  return (
    <CheckboxGroupField
      {...field}
      {...texts}
      options={choiceOptions(name)}
      onChange={(chosen) => {
        field.onChange(chosen);
        clearErrors(name);
      }}
      error={fieldState.error?.message}
    />
  );
}
