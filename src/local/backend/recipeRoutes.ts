import { HttpResponse } from 'msw';
import { z } from 'zod';
import { storedProfileSchema } from '@/api/profile';
import type { KitchenProfile, KitchenRecipe, KitchenRequest } from '@/kitchen/read/types';
import { preferenceFields, type UserPreferences } from '@/profile/preferences';
import { mapFields } from '@/profile/profileFields';
import { quickRecipeRequestSchema, submittedRequestSchema } from '@/request/recipeRequest';
import { HttpError, readJsonBody } from '../http/httpError';
import { backendRoute, getIdParam, type Route, type RouteInfo } from '../http/route';
import type { ChatModel } from '../model/chatCompletion';
import { openDb } from '../store/db';
import { readSetting } from '../store/settings';
import type { RecipeRow } from '../store/tables';
import { findAccountByToken, requireAccount, requireOwner } from './authorization';
import { picturePath, savePicture } from './pictureRoutes';
import { countServedRecipe, requireRecipesLeft } from './recipeQuota';

/** Loaded with the first recipe request, because the kitchen and its cookbook are large. */
const kitchen = () => import('@/kitchen/composeRecipe');
const modelCook = () => import('../model/composeWithModel');

const userId = z.string().min(1, 'is required');
const isPositive = (typed: string) => Number(typed) > 0;
const { tiempoCoccion, diners } = quickRecipeRequestSchema.shape;
const minutes = tiempoCoccion.refine(isPositive, 'must be a number of minutes');

const recipeSubmissionSchema = submittedRequestSchema.extend({
  tiempoCoccion: minutes,
  diners: z.number().positive('must be a number of people'),
  userId,
  firebaseId: userId,
  userPreferences: z.object(
    mapFields(preferenceFields, {
      text: () => z.string(),
      number: () => z.number(),
      one: () => z.string(),
      several: () => z.array(z.string()),
    }),
  ),
});

const quickRecipeBodySchema = quickRecipeRequestSchema.extend({
  tiempoCoccion: minutes,
  diners: diners.refine(isPositive, 'must be a number of people'),
});

const deletionSchema = z.object({ firebaseId: userId });

/**
 * Returns the routes of calls 3 to 7, and of the assumed call that creates a picture (claim 2.68).
 * @param model The configured model; null without one.
 */
export function recipeRoutes(apiUrl: string, model: ChatModel | null): Route[] {
  return [
    backendRoute(apiUrl, 'createRecipe', 'error', (info) => handleCreateRecipe(info, model)),
    backendRoute(apiUrl, 'listRecipes', 'msg', handleListRecipes),
    backendRoute(apiUrl, 'deleteRecipe', 'msg', handleDeleteRecipe),
    backendRoute(apiUrl, 'getRecipe', 'msg', async (info) =>
      HttpResponse.json({ data: await requireOwnRecipe(info) }),
    ),
    backendRoute(apiUrl, 'quickRecipe', 'error', (info) => handleQuickRecipe(info, model)),
    backendRoute(apiUrl, 'createImage', 'msg', handleCreateImage),
  ];
}

async function handleCreateRecipe({ request }: RouteInfo, model: ChatModel | null): Promise<Response> {
  const { uid } = await requireAccount(request);
  const left = await requireRecipesLeft(uid);
  const submission = await readJsonBody(request, recipeSubmissionSchema, left);
  if (submission.firebaseId !== uid || submission.userId !== uid) {
    throw new HttpError(403, 'This belongs to another user', { headers: left });
  }
  const { picture, ...dish } = await cook(submission, submission.userPreferences, uid, model);
  const headers = await countServedRecipe(uid);
  const now = Date.now();
  const id = objectId(now);
  const recipe: RecipeRow = {
    ...dish,
    _id: id,
    firebaseId: uid,
    createdAt: new Date(now).toISOString(),
    imageUrl: picturePath(id),
  };
  await savePicture(id, picture, 'recipe');
  await (await openDb()).put('recipes', recipe);
  return HttpResponse.json(recipe, { status: 201, headers });
}

/** Responds with a recipe that is not stored. The kitchen respects the profile of a signed-in user. */
async function handleQuickRecipe({ request }: RouteInfo, model: ChatModel | null): Promise<Response> {
  const account = await findAccountByToken(request);
  const wishes = await readJsonBody(request, quickRecipeBodySchema);
  const { picture, ...dish } = await cook(wishes, null, account?.uid ?? null, model);
  const id = objectId(Date.now());
  await savePicture(id, picture, 'quick');
  return HttpResponse.json({ data: { ...dish, _id: id, imageUrl: picturePath(id) } });
}

/**
 * Returns a recipe of the model, which receives only the request, or of the kitchen, which also reads the stored
 * profile.
 */
async function cook(
  request: KitchenRequest,
  preferences: UserPreferences | null,
  uid: string | null,
  model: ChatModel | null,
): Promise<KitchenRecipe> {
  if (model && (await readSetting('cook')) === 'model')
    return (await modelCook()).composeWithModel(model, { request, preferences }, randomSeed());
  const profile = uid === null ? null : await readKitchenProfile(uid, preferences ?? {});
  return (await kitchen()).composeRecipe(request, profile, randomSeed());
}

async function handleListRecipes(info: RouteInfo): Promise<Response> {
  const { uid } = await requireOwner(info.request, getIdParam(info));
  const data = await (await openDb()).getAllFromIndex('recipes', 'byOwner', uid);
  return HttpResponse.json({ data });
}

/** Requires no token (claim 6.5): compares the body's uid with the recipe's owner. */
async function handleDeleteRecipe(info: RouteInfo): Promise<Response> {
  const { firebaseId } = await readJsonBody(info.request, deletionSchema);
  const db = await openDb();
  const recipe = await db.get('recipes', getIdParam(info));
  if (!recipe) throw new HttpError(404, 'Recipe not found');
  if (recipe.firebaseId !== firebaseId) throw new HttpError(403, 'This recipe belongs to another user');
  await Promise.all([db.delete('recipes', recipe._id), db.delete('pictures', recipe._id)]);
  return HttpResponse.json({ msg: 'Recipe deleted' });
}

async function handleCreateImage(info: RouteInfo): Promise<Response> {
  const recipe = await requireOwnRecipe(info);
  const data: RecipeRow = { ...recipe, imageUrl: picturePath(recipe._id) };
  await (await openDb()).put('recipes', data);
  return HttpResponse.json({ data });
}

async function requireOwnRecipe(info: RouteInfo): Promise<RecipeRow> {
  const { uid } = await requireAccount(info.request);
  const recipe = await (await openDb()).get('recipes', getIdParam(info));
  if (!recipe) throw new HttpError(404, 'Recipe not found');
  if (recipe.firebaseId !== uid) throw new HttpError(403, 'This recipe belongs to another user');
  return recipe;
}

/** Returns a user's stored profile, overridden by the request's preferences; null if both are empty. */
async function readKitchenProfile(uid: string, preferences: object): Promise<KitchenProfile | null> {
  const stored = await (await openDb()).get('profiles', uid);
  const known = { ...stored, ...preferences };
  return Object.keys(known).length > 0 ? storedProfileSchema.parse(known) : null;
}

/** Returns a MongoDB-like id: 24 hex digits that begin with the time. */
function objectId(now: number): string {
  const time = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${time}${randomHex(8)}`;
}

function randomSeed(): number {
  return Number.parseInt(randomHex(4), 16);
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
