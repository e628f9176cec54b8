import type { StoredProfile } from '@/api/profile';
import type { RecipeSubmission } from '@/api/recipes';
import { pickPreferences } from '@/profile/preferences';
import type { RecipeRequestValues } from '@/request/recipeRequest';

/** What a filled-in request sends (claims 3.9 to 3.13): its fields, their order and their types. */
export function toRecipeSubmission(
  values: RecipeRequestValues,
  profile: StoredProfile,
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
