import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { storageKeys } from '@/config/storageKeys';
import { readStoredValue } from '@/lib/storage';
import { mostCommonMealType, noMealType } from '@/request/mealTypes';
import { lastRequestSchema, type RecipeFormValues } from '@/request/recipeRequest';
import History from '~icons/lucide/history';
import Utensils from '~icons/lucide/utensils';
import { choiceButtonClass } from './NumberField';

const fields = ['tiempoCoccion', 'diners', 'tipoComida'] as const;

const usualDinner = { tiempoCoccion: '30', diners: '2', tipoComida: mostCommonMealType } as const;

interface QuickFillButtonProps {
  form: UseFormReturn<RecipeFormValues>;
  /** Null until Firebase reports the user. */
  ownerId: string | null;
}

/**
 * Shows a button that fills in minutes, diners and meal type: those of the last request, else those of a usual dinner.
 * Pressed while the fields have these values.
 */
export function QuickFillButton({ form, ownerId }: QuickFillButtonProps) {
  const last = useMemo(
    () => ownerId && readStoredValue(storageKeys.lastRequest(ownerId), lastRequestSchema),
    [ownerId],
  );
  const currentValues = useWatch({ control: form.control, name: fields });
  const values = last || usualDinner;
  const isChosen = fields.every((name, index) => values[name] === currentValues[index]);
  const Icon = last ? History : Utensils;
  const fillIn = () => {
    for (const name of fields) form.setValue(name, values[name], { shouldDirty: true, shouldTouch: true });
    form.clearErrors(fields);
  };
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={fillIn}
      className={choiceButtonClass(
        isChosen,
        'flex items-center gap-2.5 justify-self-start px-4 py-1.5 text-left max-sm:text-sm',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {`${last ? 'As last time' : 'Fill in'}: ${describeRequest(values)}`}
    </button>
  );
}

function describeRequest({
  tiempoCoccion,
  diners,
  tipoComida,
}: Pick<RecipeFormValues, (typeof fields)[number]>): string {
  const people = diners === '1' ? '1 person' : `${diners} people`;
  const meal = tipoComida === noMealType ? '' : `${tipoComida.toLowerCase()}, `;
  return `${meal}${people}, ${tiempoCoccion} min`;
}
