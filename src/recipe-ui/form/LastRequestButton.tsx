import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { storageKeys } from '@/config/storageKeys';
import { readStored } from '@/lib/storage';
import { noMealType } from '@/request/mealTypes';
import { lastRequestSchema, type RecipeRequestValues } from '@/request/recipeRequest';
import History from '~icons/lucide/history';
import { pillClass } from './MinutesAndDiners';

const names = ['tiempoCoccion', 'diners', 'tipoComida'] as const;

interface LastTimeButtonProps {
  form: UseFormReturn<RecipeRequestValues>;
  owner: string;
}

/** Shows a button that fills in time, diners and meal of the last request. Renders nothing without one. */
export function LastRequestButton({ form, owner }: LastTimeButtonProps) {
  const [last] = useState(() => readStored(storageKeys.lastRequest(owner), lastRequestSchema));
  const written = useWatch({ control: form.control, name: names });
  if (!last) return null;
  const { tiempoCoccion, diners, tipoComida } = last;
  const people = diners === '1' ? '1 person' : `${diners} people`;
  const meal = tipoComida === noMealType ? '' : `, ${tipoComida}`;
  const isChosen = names.every((name, index) => last[name] === written[index]);
  const fillIn = () => {
    for (const name of names) form.setValue(name, last[name], { shouldDirty: true, shouldTouch: true });
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
      <History aria-hidden className="size-5 shrink-0" />
      {`As last time: ${tiempoCoccion} min, ${people}${meal}`}
    </button>
  );
}
