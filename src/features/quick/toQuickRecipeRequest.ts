import type { QuickRecipeRequest, RecipeRequestValues } from '@/request/recipeRequest';

/** What a quick recipe sends (claim 3.21): text only, the optional wish left out where there is none. */
export function toQuickRecipeRequest(values: RecipeRequestValues): QuickRecipeRequest {
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
