import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useDraft } from '@/lib/useDraft';
import { type RecipeRequestValues, recipeDraftSchema, recipeRequestSchema } from '@/request/recipeRequest';

/** A recipe request as it is filled in, with its draft. */
export interface RecipeFormWithDraft {
  form: UseFormReturn<RecipeRequestValues>;
  draft: ReturnType<typeof useDraft>;
}

/**
 * The form behind a recipe request of a type: checked on submit (claim 5.8), kept as a draft under the key. The key is
 * null while it is not known whose draft it is.
 */
export function useRecipeForm(
  tipoReceta: string,
  draftKey: string | null,
  /** What the form starts with; nothing when left out. */
  initial?: Omit<RecipeRequestValues, 'tipoReceta'>,
): RecipeFormWithDraft {
  const [defaultValues] = useState<RecipeRequestValues>({
    ingredientes: '',
    tiempoCoccion: '',
    diners: '',
    tipoComida: '',
    necesidadesDiners: '',
    ...initial,
    tipoReceta,
  });
  const form = useForm<RecipeRequestValues>({
    resolver: zodResolver(recipeRequestSchema),
    mode: 'onSubmit',
    // Editing a field clears its error and no more; the next one comes with the next submit (claim 4.22).
    reValidateMode: 'onSubmit',
    defaultValues,
  });
  const schema = useMemo(() => recipeDraftSchema(tipoReceta), [tipoReceta]);
  const draft = useDraft(form, { key: draftKey, defaultValues, schema });
  return { form, draft };
}
