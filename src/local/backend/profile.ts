import { HttpResponse } from 'msw';
import { z } from 'zod';
import { readJson } from '../http/body';
import { Refusal } from '../http/refusal';
import { backendRoute } from '../http/route';
import { idOf, type Route } from '../http/routeInfo';
import { openDb } from '../store/db';
import { requireBearer, requireOwner } from './bearer';

const chosen = z.string().min(1, 'is required');
const several = z.array(z.string());

/** A profile as call 2 must send it (spec 3 and 5). */
const profileToSave = z.looseObject({
  firebaseId: chosen,
  email: z.email(),
  name: z.string().min(2).max(50),
  age: z.number().min(1).max(120),
  worldRegion: chosen,
  toolsLevel: chosen,
  expertiseLevelInKitchen: chosen,
  leastfavoriteCuisine: chosen,
  dislikedFood: chosen,
  diet: chosen,
  intolerances: several.min(1),
  healthConditions: several,
  activityLevel: chosen,
  cookingPreference: chosen,
  recipeGoal: chosen,
  specificGoal: chosen,
  ingredientPreference: chosen,
  avoidIngredients: several,
});

/** Calls 1 and 2: reading and saving a profile. */
export function profileRoutes(apiUrl: string): Route[] {
  return [
    backendRoute(apiUrl, 'getProfile', 'error', async (info) => {
      const { uid } = await requireOwner(info.request, idOf(info));
      const user = await (await openDb()).get('profiles', uid);
      if (!user) throw new Refusal(404, 'User not found');
      return HttpResponse.json({ user });
    }),
    backendRoute(apiUrl, 'saveProfile', 'error', async ({ request }) => {
      const account = await requireBearer(request);
      const profile = await readJson(request, profileToSave);
      if (profile.firebaseId !== account.uid) throw new Refusal(403, 'This belongs to another user');
      const user = { ...profile, profileCompleted: true as const };
      await (await openDb()).put('profiles', user);
      return HttpResponse.json({ user }, { status: 201 });
    }),
  ];
}
