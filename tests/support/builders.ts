import type { RecipeRow } from '@/local/store/tables';
import type { Profile } from '@/profile/profileFields';

export interface Cook {
  uid: string;
  email: string;
  /** Only for tests that sign in with it, because hashing takes time. */
  password?: string;
}

export function aCook(changes: Partial<Cook> = {}): Cook {
  return { uid: 'cook-1', email: 'julia@example.com', ...changes };
}

const julia: Profile = {
  name: 'Julia',
  age: 41,
  worldRegion: 'WesternEurope',
  toolsLevel: 'Intermediate',
  expertiseLevelInKitchen: 'Novice',
  leastfavoriteCuisine: 'FastFood',
  dislikedFood: 'liver',
  diet: 'None',
  intolerances: ['Nuts', 'Shellfish'],
  healthConditions: ['None'],
  activityLevel: 'LightlyActive',
  cookingPreference: 'Everyday',
  recipeGoal: 'Enjoyment',
  specificGoal: 'BalancedDiet',
  ingredientPreference: 'Seasonal',
  avoidIngredients: ['Pork'],
};

/** Returns a complete saved profile. Changes can be invalid. */
export const aProfile = (changes: Record<string, unknown> = {}) => ({ ...julia, ...changes });

let recipeCount = 0;

/** Returns a saved recipe of `aCook()`, each a minute newer than the previous one. */
export function aRecipe(changes: Partial<RecipeRow> = {}): RecipeRow {
  recipeCount += 1;
  const createdAt = new Date(Date.UTC(2026, 0, 1, 12, recipeCount)).toISOString();
  const seconds = Math.floor(Date.parse(createdAt) / 1000).toString(16);
  return {
    _id: `${seconds}${recipeCount.toString(16).padStart(16, '0')}`,
    firebaseId: 'cook-1',
    createdAt,
    descripcionReceta: `# Lentil soup no. ${recipeCount}\n\nWarm and plain.\n\n1. Chop the onion. (5 min)\n2. Simmer the lentils. (25 min)`,
    ingredientes: '- 150 g lentils\n- 1 onion',
    tiempoCoccion: 30,
    diners: 2,
    tipoReceta: 'Budget Meals',
    tipoComida: 'Dinner',
    necesidadesDiners: '',
    imageUrl: '',
    ...changes,
  };
}
