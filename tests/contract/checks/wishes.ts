import type { RecipeRequestValues } from '@/request/recipeRequest';

/** What the recipes of the check are asked for with. */
export const request: RecipeRequestValues = {
  ingredientes: 'Rice, tomato, onion',
  tiempoCoccion: '20',
  diners: '2',
  necesidadesDiners: '',
  tipoComida: 'Dinner',
  tipoReceta: 'Default Recipe',
};
