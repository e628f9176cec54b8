import type { RecipeFormValues } from '@/request/recipeRequest';

/** An id in Firebase's format that is not the token's user. */
export const otherUserId = 'sazonContractCheckStranger00';

/** An id in the backend's format without a recipe. */
export const unknownRecipeId = '000000000000000000000000';

/** The request that creates the recipes of the check. */
export const sampleRequest: RecipeFormValues = {
  ingredientes: 'Rice, tomato, onion',
  tiempoCoccion: '20',
  diners: '2',
  necesidadesDiners: '',
  tipoComida: 'Dinner',
  tipoReceta: 'Default Recipe',
};
