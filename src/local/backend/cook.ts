import { z } from 'zod';
import type { KitchenProfile } from '@/kitchen/read/types';
import { lenientNames, lenientText } from '@/lib/lenientFields';
import { openDb } from '../store/db';

/** What the kitchen reads of a profile, however complete it is. */
const kitchenProfile = z.object({
  toolsLevel: lenientText,
  expertiseLevelInKitchen: lenientText,
  leastfavoriteCuisine: lenientText,
  worldRegion: lenientText,
  dislikedFood: lenientText,
  intolerances: lenientNames,
  avoidIngredients: lenientNames,
  diet: lenientText,
  healthConditions: lenientNames,
  activityLevel: lenientText,
  cookingPreference: lenientText,
  recipeGoal: lenientText,
  specificGoal: lenientText,
  ingredientPreference: lenientText,
});

/**
 * What the kitchen knows of a cook: the stored profile, and over it the preferences a request carries. Null when it
 * knows nothing.
 */
export async function cookOf(uid: string, preferences: object = {}): Promise<KitchenProfile | null> {
  const stored = await (await openDb()).get('profiles', uid);
  const known = { ...stored, ...preferences };
  return Object.keys(known).length > 0 ? kitchenProfile.parse(known) : null;
}
