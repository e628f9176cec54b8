import type { StoredProfile } from '@/api/profile';
import type { RecipeSubmission } from '@/api/recipes';
import type { RecipeRequestValues } from '@/request/recipeRequest';

/** What a filled-in request sends (spec 3, 'Recipe submission payload'): its fields, their order and their types. */
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
    userPreferences: {
      toolsLevel: profile.toolsLevel,
      expertiseLevelInKitchen: profile.expertiseLevelInKitchen,
      dislikedFood: profile.dislikedFood,
      intolerances: profile.intolerances,
      avoidIngredients: profile.avoidIngredients,
      diet: profile.diet,
      healthConditions: profile.healthConditions,
      activityLevel: profile.activityLevel,
      recipeGoal: profile.recipeGoal,
      specificGoal: profile.specificGoal,
    },
  };
}
