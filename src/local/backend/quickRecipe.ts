import { HttpResponse } from 'msw';
import { composeRecipe } from '@/kitchen/composeRecipe';
import { readJson } from '../http/body';
import { backendRoute } from '../http/route';
import type { Route } from '../http/routeInfo';
import { bearerOf } from './bearer';
import { cookOf } from './cook';
import { objectId, randomSeed } from './ids';
import { keepPicture, picturePath } from './pictures';
import { quickRecipeRequest } from './recipeBodies';

/** Call 7: a recipe for anyone, kept nowhere. A signed-in cook's profile is minded all the same. */
export function quickRecipeRoutes(apiUrl: string): Route[] {
  return [
    backendRoute(apiUrl, 'quickRecipe', 'error', async ({ request }) => {
      const account = await bearerOf(request);
      const wishes = await readJson(request, quickRecipeRequest);
      const cook = account && (await cookOf(account.uid));
      const { picture, ...dish } = composeRecipe(wishes, cook, randomSeed());
      const id = objectId();
      await keepPicture(id, picture, 'quick');
      return HttpResponse.json({ data: { ...dish, _id: id, imageUrl: picturePath(id) } });
    }),
  ];
}
