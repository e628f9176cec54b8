import { type Ref, useId } from 'react';
import { cx } from './cx';
import { FieldNote, type FieldTexts } from './Field';
import type { SelectOption } from './SelectField';

const exclusiveValue = 'None';

/** Returns the values after a toggle. Choosing None clears the others, choosing another clears None (claim 3.7). */
function toggleChoice(selectedValues: readonly string[], value: string): string[] {
  if (selectedValues.includes(value)) return selectedValues.filter((other) => other !== value);
  if (value === exclusiveValue) return [exclusiveValue];
  return [...selectedValues.filter((other) => other !== exclusiveValue), value];
}

interface CheckboxGroupFieldProps extends FieldTexts {
  name: string;
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Ref of the first checkbox, so that a form can focus the field. */
  ref?: Ref<HTMLInputElement>;
}

/** Renders a multi-select list of checkboxes in as many columns as hold its longest word. It scrolls beyond a maximum height, which cuts a row in half (claim 2.37). */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { label, name, options, value, onChange, onBlur, ref, help, error } = props;
  const noteId = useId();
  return (
    <fieldset
      aria-describedby={error || help != null ? noteId : undefined}
      className="grid min-w-0 content-start gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div
        className={cx(
          'grid max-h-[min(21.125rem,70dvh)] grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-1 overflow-y-auto rounded-xl border bg-raised p-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] sm:gap-x-2',
          error === undefined ? 'border-line-strong' : 'border-2 border-tomato-ink',
        )}
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-lg px-1 py-1 text-[0.9375rem] leading-tight hover:bg-sunken sm:gap-3 sm:px-2 sm:text-base"
          >
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={error === undefined ? undefined : true}
              className="size-5.5"
              onChange={() => onChange(toggleChoice(value, option.value))}
              onBlur={onBlur}
              {...(index === 0 && ref ? { ref } : {})}
            />
            <span className="min-w-0 hyphens-auto wrap-break-word">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} help={help} />
    </fieldset>
  );
}
