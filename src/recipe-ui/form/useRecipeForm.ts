import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '@/lib/useDraft';
import { type RecipeFormValues, recipeDraftSchema, recipeFormSchema } from '@/request/recipeRequest';

export type RecipeFormWithDraft = ReturnType<typeof useRecipeForm>;

/**
 * Returns the form of a recipe request: validated on submit (claim 5.8), and stored as a draft.
 * @param draftKey null until Firebase reports the user
 */
export function useRecipeForm(
  tipoReceta: string,
  draftKey: string | null,
  initialValues?: Omit<RecipeFormValues, 'tipoReceta'>,
) {
  const [defaultValues] = useState<RecipeFormValues>({
    ingredientes: '',
    tiempoCoccion: '',
    diners: '',
    tipoComida: '',
    necesidadesDiners: '',
    ...initialValues,
    tipoReceta,
  });
  const form = useForm<RecipeFormValues>({
    resolver: zodResolver(recipeFormSchema),
    mode: 'onSubmit',
    // Editing a field only clears its error; the next validation is on submit (claim 4.22).
    reValidateMode: 'onSubmit',
    defaultValues,
  });
  const schema = useMemo(() => recipeDraftSchema(tipoReceta), [tipoReceta]);
  const draft = useDraft(form, { key: draftKey, defaultValues, schema });
  return { form, draft };
}
