import type { QuickRecipeRequest } from '@/api/quickRecipe';
import type { RecipeRequestValues } from '@/request/recipeRequest';

/** What a quick recipe sends (spec 3): strings only, the optional wish left out where there is none. */
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
