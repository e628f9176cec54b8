import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RecipeFormValues } from '@/request/recipeRequest';
import { IconButton } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { controlClass, Field } from '@/ui/Field';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { registerField } from './registerField';

const usualMinutes = [15, 30, 45, 60] as const;

/** Returns the classes of a button that fills in fields. */
export const pillClass = (isChosen: boolean, className?: string): string =>
  cx(
    'min-h-11 rounded-full border font-semibold tabular-nums transition-colors duration-150',
    isChosen ? 'border-basil-ink bg-basil-wash text-basil-ink' : 'border-line-strong hover:bg-sunken',
    className,
  );

interface CountFieldProps {
  form: UseFormReturn<RecipeFormValues>;
  name: 'tiempoCoccion' | 'diners';
}

/** Returns the props of a number field, and a function for its buttons to set it. */
function useCountField({ form, name }: CountFieldProps) {
  const { control, clearErrors, setValue } = form;
  const { error, ...field } = registerField(form, name);
  return {
    written: useWatch({ control, name }),
    input: {
      ...field,
      type: 'number',
      inputMode: 'numeric',
      step: 'any',
      enterKeyHint: 'next',
      required: true,
    } as const,
    error,
    write: (count: number) => {
      setValue(name, String(count), { shouldDirty: true, shouldTouch: true });
      clearErrors(name);
    },
  };
}

/** Shows the field for the cooking time, with buttons for usual times. */
export function MinutesField({ form }: Pick<CountFieldProps, 'form'>) {
  const { written, input, error, write } = useCountField({ form, name: 'tiempoCoccion' });
  return (
    <Field label="Cooking Time (Minutes)" error={error}>
      {(control) => (
        <>
          <input
            placeholder="E.g., 30"
            className={controlClass(error !== undefined)}
            {...input}
            {...control}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second field. */}
          <div role="group" aria-label="Usual cooking times" className="mt-1 grid grid-cols-4 gap-2">
            {usualMinutes.map((minutes) => {
              const isChosen = Number(written) === minutes;
              return (
                <button
                  key={minutes}
                  type="button"
                  aria-pressed={isChosen}
                  aria-label={`${minutes} minutes`}
                  onClick={() => write(minutes)}
                  className={pillClass(isChosen)}
                >
                  {minutes}
                </button>
              );
            })}
          </div>
        </>
      )}
    </Field>
  );
}

/** Shows the field for the number of diners, with buttons to change it. */
export function DinersField({ form }: Pick<CountFieldProps, 'form'>) {
  const { written, input, error, write } = useCountField({ form, name: 'diners' });
  const diners = Math.max(1, Math.round(Number(written)) || 1);
  return (
    <Field label="Number of Diners" error={error}>
      {(control) => (
        <div className="flex items-center gap-2">
          <input
            placeholder="E.g., 4"
            className={controlClass(error !== undefined, 'min-w-0 flex-1')}
            {...input}
            {...control}
          />
          <IconButton
            label="One diner fewer"
            className="border border-line-strong"
            disabled={diners <= 1}
            onClick={() => write(diners - 1)}
          >
            <Minus aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            label="One diner more"
            className="border border-line-strong"
            onClick={() => write(diners + 1)}
          >
            <Plus aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
