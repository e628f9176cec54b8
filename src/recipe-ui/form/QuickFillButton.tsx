import { useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { storageKeys } from '@/config/storageKeys';
import { readStoredValue } from '@/lib/storage';
import { mostCommonMealType, noMealType } from '@/request/mealTypes';
import { lastRequestSchema, type RecipeFormValues } from '@/request/recipeRequest';
import History from '~icons/lucide/history';
import PencilLine from '~icons/lucide/pencil-line';
import { choiceButtonClass } from './MinutesAndDiners';

const fields = ['tiempoCoccion', 'diners', 'tipoComida'] as const;

const usualDinner = { tiempoCoccion: '30', diners: '2', tipoComida: mostCommonMealType } as const;

interface QuickFillButtonProps {
  form: UseFormReturn<RecipeFormValues>;
  /** Null until Firebase reports the user. */
  ownerId: string | null;
}

/**
 * Shows a button that fills in minutes, diners and meal type: those of the last request, else those of a usual dinner.
 * Nothing if these fields are filled otherwise. It lies on the line above them, so that it moves nothing.
 */
export function QuickFillButton({ form, ownerId }: QuickFillButtonProps) {
  const last = useMemo(
    () => ownerId && readStoredValue(storageKeys.lastRequest(ownerId), lastRequestSchema),
    [ownerId],
  );
  const currentValues = useWatch({ control: form.control, name: fields });
  const values = last || usualDinner;
  const [hasFilled, setHasFilled] = useState(false);
  const isChosen = hasFilled && fields.every((name, index) => values[name] === currentValues[index]);
  const Icon = last ? History : PencilLine;
  const fillIn = () => {
    for (const name of fields) form.setValue(name, values[name], { shouldDirty: true, shouldTouch: true });
    form.clearErrors(fields);
    setHasFilled(true);
  };
  if (!isChosen && currentValues.some((value) => value !== '')) return null;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={fillIn}
      className={choiceButtonClass(
        isChosen,
        'absolute -top-5.5 flex items-center gap-2.5 px-4 py-1.5 text-left max-sm:text-sm not-aria-pressed:bg-paper sm:not-aria-pressed:bg-raised',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {`${last ? 'As last time' : 'Usual'}: ${describeRequest(values)}`}
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
