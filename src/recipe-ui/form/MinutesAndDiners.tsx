import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { IconButton } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { controlClass, Field } from '@/ui/Field';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { registerField } from './registerField';

const usualMinutes = [15, 30, 45, 60] as const;

export const choiceButtonClass = (isChosen: boolean, className?: string): string =>
  cx(
    'min-h-11 rounded-full border font-semibold tabular-nums transition-colors duration-150',
    isChosen ? 'border-basil-ink bg-basil-wash text-basil-ink' : 'border-line-strong hover:bg-sunken',
    className,
  );

interface NumberFieldProps {
  form: UseFormReturn<RecipeFormValues>;
  name: 'tiempoCoccion' | 'diners';
  label: string;
  placeholder: string;
  className: string;
  /** Renders the buttons that set the number. */
  children: (value: string, setNumber: (number: number) => void) => ReactNode;
}

function NumberField({ form, name, label, placeholder, className, children }: NumberFieldProps) {
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
        <div className={className}>
          <input
            type="number"
            inputMode="numeric"
            step="any"
            enterKeyHint="next"
            required
            placeholder={placeholder}
            className={controlClass(error !== undefined, 'min-w-0 flex-1')}
            {...field}
            {...controlProps}
          />
          {children(value, setNumber)}
        </div>
      )}
    </Field>
  );
}

type FormProps = Pick<NumberFieldProps, 'form'>;

export function MinutesField({ form }: FormProps) {
  return (
    <NumberField
      form={form}
      name="tiempoCoccion"
      label="Cooking Time (Minutes)"
      placeholder="E.g., 30"
      className="grid gap-2.5"
    >
      {(value, setNumber) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second field.
        <div role="group" aria-label="Usual cooking times" className="grid grid-cols-4 gap-2">
          {usualMinutes.map((minutes) => (
            <button
              key={minutes}
              type="button"
              aria-pressed={Number(value) === minutes}
              aria-label={`${minutes} minutes`}
              onClick={() => setNumber(minutes)}
              className={choiceButtonClass(Number(value) === minutes)}
            >
              {minutes}
            </button>
          ))}
        </div>
      )}
    </NumberField>
  );
}

const stepperClass = 'border border-line-strong';

export function DinersField({ form }: FormProps) {
  return (
    <NumberField
      form={form}
      name="diners"
      label="Number of Diners"
      placeholder="E.g., 4"
      className="flex items-center gap-2"
    >
      {(value, setNumber) => {
        const diners = Math.max(1, Math.round(Number(value)) || 1);
        const set = (count: number) => () => setNumber(count);
        return (
          <>
            <IconButton
              label="One diner fewer"
              className={stepperClass}
              disabled={diners <= 1}
              onClick={set(diners - 1)}
            >
              <Minus aria-hidden className="size-5" />
            </IconButton>
            <IconButton label="One diner more" className={stepperClass} onClick={set(diners + 1)}>
              <Plus aria-hidden className="size-5" />
            </IconButton>
          </>
        );
      }}
    </NumberField>
  );
}
