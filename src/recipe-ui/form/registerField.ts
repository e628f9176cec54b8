import type { UseFormReturn } from 'react-hook-form';
import type { RecipeRequestValues } from '@/request/recipeRequest';

/** What a field of a request takes from the form: editing it clears its error (claim 4.22). */
export function registerField(
  { register, clearErrors, formState }: UseFormReturn<RecipeRequestValues>,
  name: keyof RecipeRequestValues,
) {
  return { ...register(name, { onChange: () => clearErrors(name) }), error: formState.errors[name]?.message };
}
