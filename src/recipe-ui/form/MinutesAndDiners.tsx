import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { IconButton } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { controlClass, Field } from '@/ui/Field';
import { TextField } from '@/ui/TextField';
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
}

function useNumberField({ form, name }: NumberFieldProps) {
  const { control, clearErrors, setValue } = form;
  const { error, ...field } = registerField(form, name);
  return {
    value: useWatch({ control, name }),
    inputProps: {
      ...field,
      type: 'number',
      inputMode: 'numeric',
      step: 'any',
      enterKeyHint: 'next',
      required: true,
    } as const,
    error,
    setNumber: (number: number) => {
      setValue(name, String(number), { shouldDirty: true, shouldTouch: true });
      clearErrors(name);
    },
  };
}

export function MinutesField({ form }: Pick<NumberFieldProps, 'form'>) {
  const { value, inputProps, error, setNumber } = useNumberField({ form, name: 'tiempoCoccion' });
  return (
    <div className="grid content-start gap-2.5">
      <TextField label="Cooking Time (Minutes)" placeholder="E.g., 30" error={error} {...inputProps} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second field. */}
      <div role="group" aria-label="Usual cooking times" className="grid grid-cols-4 gap-2">
        {usualMinutes.map((minutes) => {
          const isChosen = Number(value) === minutes;
          return (
            <button
              key={minutes}
              type="button"
              aria-pressed={isChosen}
              aria-label={`${minutes} minutes`}
              onClick={() => setNumber(minutes)}
              className={choiceButtonClass(isChosen)}
            >
              {minutes}
            </button>
          );
        })}
      </div>
    </div>
  );
}

export function DinersField({ form }: Pick<NumberFieldProps, 'form'>) {
  const { value, inputProps, error, setNumber } = useNumberField({ form, name: 'diners' });
  const diners = Math.max(1, Math.round(Number(value)) || 1);
  return (
    <Field label="Number of Diners" error={error}>
      {(control) => (
        <div className="flex items-center gap-2">
          <input
            placeholder="E.g., 4"
            className={controlClass(error !== undefined, 'min-w-0 flex-1')}
            {...inputProps}
            {...control}
          />
          <IconButton
            label="One diner fewer"
            className="border border-line-strong"
            disabled={diners <= 1}
            onClick={() => setNumber(diners - 1)}
          >
            <Minus aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label="One diner more"
            className="border border-line-strong"
            onClick={() => setNumber(diners + 1)}
          >
            <Plus aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
