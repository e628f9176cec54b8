import { describe, expect, it } from 'vitest';
import { savedProfileSchema } from '@/api/profile';
import { toRecipeSubmission } from '@/recipe-ui/form/toRecipeSubmission';

const values = {
  ingredientes: 'Eggs, Avocado, Rice',
  tiempoCoccion: '30',
  diners: '4',
  tipoComida: 'Fast Food',
  necesidadesDiners: 'No coriander',
  tipoReceta: 'Vegan Bliss',
};

const profile = savedProfileSchema.parse({
  profileCompleted: true,
  firebaseId: 'someone-else',
  email: 'cook@example.com',
  name: 'Ana',
  age: 34,
  worldRegion: 'WesternEurope',
  toolsLevel: 'Basic',
  expertiseLevelInKitchen: 'Junior',
  leastfavoriteCuisine: 'FastFood',
  dislikedFood: 'Liver',
  diet: 'Vegan',
  intolerances: ['Nuts', 'Soy'],
  healthConditions: ['Anemia'],
  activityLevel: 'Sedentary',
  cookingPreference: 'Everyday',
  recipeGoal: 'Health',
  specificGoal: 'BalancedDiet',
  ingredientPreference: 'Local',
  avoidIngredients: ['Sugar'],
});

describe('toRecipeSubmission', () => {
  // Claims 3.11, 3.13, 7.22
  it('sends the payload of the specification, in its order', () => {
    const submission = toRecipeSubmission(values, profile, 'uid-1');
    expect(submission).toEqual({
      _id: '',
      userId: 'uid-1',
      firebaseId: 'uid-1',
      dificultad: '',
      ingredientes: 'Eggs, Avocado, Rice',
      tiempoCoccion: '30',
      diners: 4,
      necesidadesDiners: 'No coriander',
      tipoComida: 'Fast Food',
      tipoReceta: 'Vegan Bliss',
      userPreferences: {
        toolsLevel: 'Basic',
        expertiseLevelInKitchen: 'Junior',
        dislikedFood: 'Liver',
        intolerances: ['Nuts', 'Soy'],
        avoidIngredients: ['Sugar'],
        diet: 'Vegan',
        healthConditions: ['Anemia'],
        activityLevel: 'Sedentary',
        recipeGoal: 'Health',
        specificGoal: 'BalancedDiet',
      },
    });
    expect(Object.keys(submission)).toEqual([
      '_id',
      'userId',
      'firebaseId',
      'dificultad',
      'ingredientes',
      'tiempoCoccion',
      'diners',
      'necesidadesDiners',
      'tipoComida',
      'tipoReceta',
      'userPreferences',
    ]);
    expect(Object.keys(submission.userPreferences)).toEqual([
      'toolsLevel',
      'expertiseLevelInKitchen',
      'dislikedFood',
      'intolerances',
      'avoidIngredients',
      'diet',
      'healthConditions',
      'activityLevel',
      'recipeGoal',
      'specificGoal',
    ]);
  });

  // Claims 3.10, 3.11
  it('sends the time as typed, the diners as a number, and empty additional info if there is none', () => {
    const submission = toRecipeSubmission(
      { ...values, tiempoCoccion: '07.5', diners: '02', necesidadesDiners: '' },
      profile,
      'uid-1',
    );
    expect(submission.tiempoCoccion).toBe('07.5');
    expect(submission.diners).toBe(2);
    expect(submission.necesidadesDiners).toBe('');
  });

  it('sends empty preferences for an empty profile', () => {
    const { userPreferences } = toRecipeSubmission(values, savedProfileSchema.parse({}), 'uid-1');
    expect(userPreferences).toMatchObject({ toolsLevel: '', dislikedFood: '', intolerances: [], diet: '' });
    expect(JSON.parse(JSON.stringify(userPreferences))).toEqual(userPreferences);
  });
});
