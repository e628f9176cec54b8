import type { QuickRecipeRequest, RecipeFormValues } from '@/request/recipeRequest';

/** Returns the request body of a quick recipe (claim 3.21): texts only, without empty optional fields. */
export function toQuickRecipeRequest(values: RecipeFormValues): QuickRecipeRequest {
  const { ingredientes, tiempoCoccion, diners, necesidadesDiners, tipoComida, tipoReceta } = values;
  return {
    ingredientes,
    tiempoCoccion,
    diners,
    ...(necesidadesDiners.trim() === '' ? {} : { necesidadesDiners }),
    tipoComida,
    tipoReceta,
  };
}
