import type { ComponentProps } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import { controlClass, Field, type FieldTexts } from './Field';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  placeholder: string;
  options: readonly SelectOption[];
}

/** Renders a native select whose first option is the placeholder, with an empty value. */
export function SelectField({
  label,
  placeholder,
  options,
  help,
  error,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <select
            className={controlClass(
              error !== undefined,
              "appearance-none truncate pr-11 has-[option[value='']:checked]:text-soft",
            )}
            {...select}
            {...control}
          >
            <option value="">{placeholder}</option>
            {options.map(({ value, label: optionLabel }) => (
              <option key={value} value={value}>
                {optionLabel}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-soft"
          />
        </div>
      )}
    </Field>
  );
}
