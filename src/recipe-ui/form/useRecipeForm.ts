import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useDraft } from '@/lib/useDraft';
import { type RecipeRequestValues, recipeDraftSchema, recipeRequestSchema } from '@/request/recipeRequest';

/**
 * The form behind a recipe request of a type: checked on submit (spec 5), kept as a draft under the key until
 * `discardDraft`. The key is null while it is not known whose draft it is.
 */
export function useRecipeForm(
  tipoReceta: string,
  draftKey: string | null,
  /** What the form starts with; nothing when left out. */
  initial?: Omit<RecipeRequestValues, 'tipoReceta'>,
): { form: UseFormReturn<RecipeRequestValues>; discardDraft: () => void } {
  const form = useForm<RecipeRequestValues>({
    resolver: zodResolver(recipeRequestSchema),
    mode: 'onSubmit',
    // Editing a field clears its error and no more; the next one comes with the next submit (spec 4).
    reValidateMode: 'onSubmit',
    defaultValues: {
      ingredientes: '',
      tiempoCoccion: '',
      diners: '',
      tipoComida: '',
      necesidadesDiners: '',
      ...initial,
      tipoReceta,
    },
  });
  const draftSchema = useMemo(() => recipeDraftSchema(tipoReceta), [tipoReceta]);
  const { discard: discardDraft } = useDraft(form, draftKey, draftSchema);
  return { form, discardDraft };
}
