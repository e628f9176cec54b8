import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { storageKeys } from '@/config/storageKeys';
import { countWithNoun } from '@/lib/plural';
import { readStoredValue } from '@/lib/storage';
import { mostCommonMealType, noMealType } from '@/request/mealTypes';
import { lastRequestSchema, type RecipeFormValues } from '@/request/recipeRequest';
import { buttonClass } from '@/ui/Button';
import History from '~icons/lucide/history';
import Utensils from '~icons/lucide/utensils';

const fields = ['tiempoCoccion', 'diners', 'tipoComida'] as const;

const usualDinner = { tiempoCoccion: '30', diners: '2', tipoComida: mostCommonMealType } as const;

interface QuickFillButtonProps {
  form: UseFormReturn<RecipeFormValues>;
  /** Null until Firebase reports the user. */
  ownerId: string | null;
}

/**
 * Shows a button that fills in minutes, diners and meal type: those of the last request, else those of a usual dinner;
 * nothing while the fields have these values, or if the form was opened filled in.
 */
export function QuickFillButton({ form, ownerId }: QuickFillButtonProps) {
  const last = useMemo(
    () => ownerId && readStoredValue(storageKeys.lastRequest(ownerId), lastRequestSchema),
    [ownerId],
  );
  const isPrefilled = form.formState.defaultValues?.tiempoCoccion !== '';
  const currentValues = useWatch({ control: form.control, name: fields });
  const values = last || usualDinner;
  if (isPrefilled || fields.every((name, index) => values[name] === currentValues[index])) return null;
  const Icon = last ? History : Utensils;
  const meal = values.tipoComida === noMealType ? '' : `, ${values.tipoComida.toLowerCase()}`;
  const people = countWithNoun(Number(values.diners), 'person', 'people');
  const fillIn = () => {
    for (const name of fields) form.setValue(name, values[name], { shouldDirty: true, shouldTouch: true });
    form.clearErrors(fields);
    // This button disappears; the focus moves to the last filled field.
    form.setFocus('tipoComida');
  };
  return (
    <button
      type="button"
      onClick={fillIn}
      className={buttonClass(
        'secondary',
        'min-h-11! justify-self-start px-4! py-1.5! text-left max-sm:text-sm',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {`${last ? 'As last time:' : 'Use'} ${values.tiempoCoccion} min, ${people}${meal}`}
    </button>
  );
}
