import type { RecipeRow } from '@/local/store/tables';
import type { Profile } from '@/profile/profileFields';

/** A person to sign in as. */
export interface Cook {
  uid: string;
  email: string;
  /** Set where a test signs in with it; hashing takes time, so it is left out elsewhere. */
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

/** A complete profile, as it is saved; the changes may be what no form would send. */
export const aProfile = (changes: Record<string, unknown> = {}) => ({ ...julia, ...changes });

let made = 0;

/** A saved recipe of `aCook()`; each one made is a minute younger than the one before. */
export function aRecipe(changes: Partial<RecipeRow> = {}): RecipeRow {
  made += 1;
  const createdAt = new Date(Date.UTC(2026, 0, 1, 12, made)).toISOString();
  const seconds = Math.floor(Date.parse(createdAt) / 1000).toString(16);
  return {
    _id: `${seconds}${made.toString(16).padStart(16, '0')}`,
    firebaseId: 'cook-1',
    createdAt,
    descripcionReceta: `# Lentil soup no. ${made}\n\nWarm and plain.\n\n1. Chop the onion. (5 min)\n2. Simmer the lentils. (25 min)`,
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
