import type { SavedProfile } from '@/api/profile';
import type { RecipeSubmission } from '@/api/recipes';
import { pickPreferences } from '@/profile/preferences';
import type { RecipeFormValues } from '@/request/recipeRequest';

/** Returns the body that a request sends (claims 3.9 to 3.13). The specification fixes fields, order and types. */
export function toRecipeSubmission(
  values: RecipeFormValues,
  profile: SavedProfile,
  uid: string,
): RecipeSubmission {
  return {
    _id: '',
    userId: uid,
    firebaseId: uid,
    dificultad: '',
    ingredientes: values.ingredientes,
    tiempoCoccion: values.tiempoCoccion,
    diners: Number(values.diners),
    necesidadesDiners: values.necesidadesDiners,
    tipoComida: values.tipoComida,
    tipoReceta: values.tipoReceta,
    userPreferences: pickPreferences(profile),
  };
}
