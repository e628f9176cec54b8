import { type UseFormReturn, useWatch } from 'react-hook-form';
import { countWithNoun } from '@/lib/plural';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { cx } from '@/ui/cx';
import { controlClass, Field } from '@/ui/Field';
import { registerField } from './registerField';

interface NumberFieldProps {
  form: UseFormReturn<RecipeFormValues>;
  name: 'tiempoCoccion' | 'diners';
  label: string;
  placeholder: string;
  /** Numbers with a button that fills them in. */
  choices: readonly number[];
  /** Noun of the buttons' accessible names, such as '15 minutes'. */
  unit: string;
}

/** Renders a number input, with buttons of usual numbers below. */
export function NumberField({ form, name, label, placeholder, choices, unit }: NumberFieldProps) {
  const { control, clearErrors, setValue } = form;
  const { error, ...field } = registerField(form, name);
  const value = useWatch({ control, name });
  const setNumber = (number: number) => {
    setValue(name, String(number), { shouldDirty: true, shouldTouch: true });
    clearErrors(name);
  };
  return (
    <Field label={label} error={error}>
      {(controlProps) => (
        <>
          <input
            type="number"
            inputMode="numeric"
            step="any"
            enterKeyHint="next"
            required
            placeholder={placeholder}
            className={controlClass(error !== undefined)}
            {...field}
            {...controlProps}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second field. */}
          <div role="group" aria-label={`Usual numbers of ${unit}s`} className="mt-1 grid grid-cols-4 gap-2">
            {choices.map((number) => (
              <button
                key={number}
                type="button"
                aria-pressed={Number(value) === number}
                aria-label={countWithNoun(number, unit)}
                onClick={() => setNumber(number)}
                className={cx(
                  'min-h-11 rounded-full border font-semibold tabular-nums transition-colors duration-150',
                  Number(value) === number
                    ? 'border-basil-ink bg-basil-wash text-basil-ink'
                    : 'border-line-strong hover:bg-sunken',
                )}
              >
                {number}
              </button>
            ))}
          </div>
        </>
      )}
    </Field>
  );
}
