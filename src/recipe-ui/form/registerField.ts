import type { UseFormReturn } from 'react-hook-form';
import type { RecipeFormValues } from '@/request/recipeRequest';

/** Returns the props of a field. Editing the field clears its error (claim 4.22). */
export function registerField(
  { register, clearErrors, formState }: UseFormReturn<RecipeFormValues>,
  name: keyof RecipeFormValues,
) {
  return { ...register(name, { onChange: () => clearErrors(name) }), error: formState.errors[name]?.message };
}
