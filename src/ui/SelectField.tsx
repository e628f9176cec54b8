import type { ComponentProps } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import { controlClass, Field, type FieldTexts } from './Field';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  placeholder: string;
  options: readonly Option[];
}

/** Renders a native select with an empty first option. */
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
            className={controlClass(error !== undefined, 'appearance-none truncate pr-11')}
            {...select}
            {...control}
          >
            <option value="">{placeholder}</option>
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
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
