import type { RecipeFormValues } from '@/request/recipeRequest';

/** A user that is not the one the token names, in the form of Firebase's ids. */
export const strangerId = 'sazonContractCheckStranger00';

/** An id in the backend's format that no recipe has. */
export const unknownRecipeId = '000000000000000000000000';

/** What the recipes of the check are asked for with. */
export const request: RecipeFormValues = {
  ingredientes: 'Rice, tomato, onion',
  tiempoCoccion: '20',
  diners: '2',
  necesidadesDiners: '',
  tipoComida: 'Dinner',
  tipoReceta: 'Default Recipe',
};
