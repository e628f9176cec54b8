import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { storageKeys } from '@/config/storageKeys';
import { readStoredValue } from '@/lib/storage';
import { mostCommonMealType, noMealType } from '@/request/mealTypes';
import { lastRequestSchema, type RecipeFormValues } from '@/request/recipeRequest';
import History from '~icons/lucide/history';
import UtensilsCrossed from '~icons/lucide/utensils-crossed';
import { pillClass } from './MinutesAndDiners';

const names = ['tiempoCoccion', 'diners', 'tipoComida'] as const;

const usual = { tiempoCoccion: '30', diners: '2', tipoComida: mostCommonMealType } as const;

interface QuickFillButtonProps {
  form: UseFormReturn<RecipeFormValues>;
  /** Null until Firebase reports who is signed in. */
  owner: string | null;
}

/**
 * Shows a button that fills in time, diners and meal: those of the last request, else those of a usual dinner. It is in the
 * prerendered form too, so that the fields below do not move.
 */
export function QuickFillButton({ form, owner }: QuickFillButtonProps) {
  const last = useMemo(
    () => owner && readStoredValue(storageKeys.lastRequest(owner), lastRequestSchema),
    [owner],
  );
  const written = useWatch({ control: form.control, name: names });
  const values = last || usual;
  const isChosen = names.every((name, index) => values[name] === written[index]);
  const Icon = last ? History : UtensilsCrossed;
  const fillIn = () => {
    for (const name of names) form.setValue(name, values[name], { shouldDirty: true, shouldTouch: true });
    form.clearErrors(names);
  };
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={fillIn}
      className={pillClass(
        isChosen,
        'flex items-center gap-2.5 justify-self-start px-4 py-1.5 text-left max-sm:text-sm',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {last ? `As last time: ${inWords(last)}` : 'Dinner for 2 in 30 minutes'}
    </button>
  );
}

function inWords({
  tiempoCoccion,
  diners,
  tipoComida,
}: Pick<RecipeFormValues, (typeof names)[number]>): string {
  const people = diners === '1' ? '1 person' : `${diners} people`;
  const meal = tipoComida === noMealType ? '' : `, ${tipoComida}`;
  return `${tiempoCoccion} min, ${people}${meal}`;
}
