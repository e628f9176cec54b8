import { HttpResponse } from 'msw';
import { composeRecipe } from '@/kitchen/composeRecipe';
import { readJson } from '../http/body';
import { Refusal } from '../http/refusal';
import { backendRoute } from '../http/route';
import { idOf, type Route, type RouteInfo } from '../http/routeInfo';
import { openDb } from '../store/db';
import type { RecipeRow } from '../store/tables';
import { requireBearer, requireOwner } from './bearer';
import { cookOf } from './cook';
import { objectId, randomSeed } from './ids';
import { keepPicture, picturePath } from './pictures';
import { deletion, recipeSubmission } from './recipeBodies';
import { takeQuota } from './recipeQuota';

/** Calls 3 to 6, and the assumed call that makes a picture of a recipe's own. */
export function recipeRoutes(apiUrl: string): Route[] {
  return [
    backendRoute(apiUrl, 'createRecipe', 'error', createRecipe),
    backendRoute(apiUrl, 'listRecipes', 'msg', listRecipes),
    backendRoute(apiUrl, 'deleteRecipe', 'msg', deleteRecipe),
    backendRoute(apiUrl, 'getRecipe', 'msg', async (info) =>
      HttpResponse.json({ data: await ownRecipe(info) }),
    ),
    backendRoute(apiUrl, 'createImage', 'msg', createImage),
  ];
}

async function createRecipe({ request }: RouteInfo): Promise<Response> {
  const { uid } = await requireBearer(request);
  const headers = await takeQuota(uid);
  const submission = await readJson(request, recipeSubmission, headers);
  if (submission.firebaseId !== uid || submission.userId !== uid) {
    throw new Refusal(403, 'This belongs to another user', { headers });
  }
  const cook = await cookOf(uid, submission.userPreferences);
  const { picture, ...dish } = composeRecipe(submission, cook, randomSeed());
  const now = Date.now();
  const id = objectId(now);
  const recipe: RecipeRow = {
    ...dish,
    _id: id,
    firebaseId: uid,
    createdAt: new Date(now).toISOString(),
    imageUrl: picturePath(id),
  };
  await keepPicture(id, picture, 'recipe');
  await (await openDb()).put('recipes', recipe);
  return HttpResponse.json(recipe, { status: 201, headers });
}

async function listRecipes(info: RouteInfo): Promise<Response> {
  const { uid } = await requireOwner(info.request, idOf(info));
  const data = await (await openDb()).getAllFromIndex('recipes', 'byOwner', uid);
  return HttpResponse.json({ data });
}

/** Asks for no token (spec 6): the owner is who the body says. */
async function deleteRecipe(info: RouteInfo): Promise<Response> {
  const { firebaseId } = await readJson(info.request, deletion);
  const db = await openDb();
  const recipe = await db.get('recipes', idOf(info));
  if (!recipe) throw new Refusal(404, 'Recipe not found');
  if (recipe.firebaseId !== firebaseId) throw new Refusal(403, 'This recipe belongs to another user');
  await Promise.all([db.delete('recipes', recipe._id), db.delete('pictures', recipe._id)]);
  return HttpResponse.json({ msg: 'Recipe deleted' });
}

/** Puts the dish's own picture, drawn when the recipe was written, in the place of a stock photo. */
async function createImage(info: RouteInfo): Promise<Response> {
  const recipe = await ownRecipe(info);
  const data = { ...recipe, imageUrl: picturePath(recipe._id) };
  await (await openDb()).put('recipes', data);
  return HttpResponse.json({ data });
}

async function ownRecipe(info: RouteInfo): Promise<RecipeRow> {
  const { uid } = await requireBearer(info.request);
  const recipe = await (await openDb()).get('recipes', idOf(info));
  if (!recipe) throw new Refusal(404, 'Recipe not found');
  if (recipe.firebaseId !== uid) throw new Refusal(403, 'This recipe belongs to another user');
  return recipe;
}
