import { HttpResponse } from 'msw';
import { z } from 'zod';
import { savedProfileSchema } from '@/api/profile';
import type { KitchenProfile, KitchenRecipe, KitchenRequest } from '@/kitchen/read/types';
import { preferenceFields, type UserPreferences } from '@/profile/preferences';
import { mapFields } from '@/profile/profileFields';
import { quickRecipeRequestSchema, submittedRequestSchema } from '@/request/recipeRequest';
import { HttpError, readJsonBody } from '../http/httpError';
import { createBackendRoute, getIdParam, type Route, type RouteInfo } from '../http/route';
import type { ChatModel } from '../model/chatCompletion';
import { openDb } from '../store/db';
import { readSetting } from '../store/settings';
import type { RecipeRow } from '../store/tables';
import { findAccountByToken, requireAccount, requireOwner } from './authorization';
import { imagePath, saveImage } from './imageRoutes';
import { countRecipeAgainstRateLimit, requireRateLimitLeft } from './recipeRateLimit';

/** Loaded with the first recipe request, because the kitchen and its cookbook are large. */
const importKitchen = () => import('@/kitchen/composeRecipe');
const importModel = () => import('../model/composeWithModel');

const userIdSchema = z.string().min(1, 'is required');
const isPositiveNumber = (typed: string) => Number(typed) > 0;
const { tiempoCoccion, diners } = quickRecipeRequestSchema.shape;
const minutesSchema = tiempoCoccion.refine(isPositiveNumber, 'must be a number of minutes');

const recipeSubmissionSchema = submittedRequestSchema.extend({
  tiempoCoccion: minutesSchema,
  diners: z.number().positive('must be a number of people'),
  userId: userIdSchema,
  firebaseId: userIdSchema,
  userPreferences: z.object(
    mapFields(preferenceFields, {
      text: () => z.string(),
      number: () => z.number(),
      singleChoice: () => z.string(),
      multipleChoice: () => z.array(z.string()),
    }),
  ),
});

const quickRecipeBodySchema = quickRecipeRequestSchema.extend({
  tiempoCoccion: minutesSchema,
  diners: diners.refine(isPositiveNumber, 'must be a number of people'),
});

const deleteBodySchema = z.object({ firebaseId: userIdSchema });

/**
 * Returns the routes of calls 3 to 7, and of the assumed call that creates a picture (claim 2.68).
 * @param model The configured model; null without one.
 */
export function recipeRoutes(apiUrl: string, model: ChatModel | null): Route[] {
  return [
    createBackendRoute(apiUrl, 'createRecipe', 'error', (info) => handleCreateRecipe(info, model)),
    createBackendRoute(apiUrl, 'listRecipes', 'msg', handleListRecipes),
    createBackendRoute(apiUrl, 'deleteRecipe', 'msg', handleDeleteRecipe),
    createBackendRoute(apiUrl, 'getRecipe', 'msg', async (info) =>
      HttpResponse.json({ data: await requireOwnRecipe(info) }),
    ),
    createBackendRoute(apiUrl, 'createQuickRecipe', 'error', (info) => handleQuickRecipe(info, model)),
    createBackendRoute(apiUrl, 'createImage', 'msg', handleCreateImage),
  ];
}

async function handleCreateRecipe({ request }: RouteInfo, model: ChatModel | null): Promise<Response> {
  const { uid } = await requireAccount(request);
  const rateLimitHeaders = await requireRateLimitLeft(uid);
  const submission = await readJsonBody(request, recipeSubmissionSchema, rateLimitHeaders);
  if (submission.firebaseId !== uid || submission.userId !== uid) {
    throw new HttpError(403, 'This belongs to another user', { headers: rateLimitHeaders });
  }
  const { picture, ...dish } = await generateRecipe(submission, submission.userPreferences, uid, model);
  const headers = await countRecipeAgainstRateLimit(uid);
  const now = Date.now();
  const id = createObjectId(now);
  const recipe: RecipeRow = {
    ...dish,
    _id: id,
    firebaseId: uid,
    createdAt: new Date(now).toISOString(),
    imageUrl: imagePath(id),
  };
  await saveImage(id, picture, 'recipe');
  await (await openDb()).put('recipes', recipe);
  return HttpResponse.json(recipe, { status: 201, headers });
}

/** Responds with a recipe that is not stored. The kitchen respects the profile of a signed-in user. */
async function handleQuickRecipe({ request }: RouteInfo, model: ChatModel | null): Promise<Response> {
  const account = await findAccountByToken(request);
  const submission = await readJsonBody(request, quickRecipeBodySchema);
  const { picture, ...dish } = await generateRecipe(submission, null, account?.uid ?? null, model);
  const id = createObjectId(Date.now());
  await saveImage(id, picture, 'quick');
  return HttpResponse.json({ data: { ...dish, _id: id, imageUrl: imagePath(id) } });
}

/** Returns a recipe of the model, which receives only the request, or of the kitchen, which also reads the stored profile. */
async function generateRecipe(
  request: KitchenRequest,
  preferences: UserPreferences | null,
  uid: string | null,
  model: ChatModel | null,
): Promise<KitchenRecipe> {
  if (model && (await readSetting('cook')) === 'model')
    return (await importModel()).composeWithModel(model, { request, preferences }, randomSeed());
  const profile = uid === null ? null : await readKitchenProfile(uid, preferences ?? {});
  return (await importKitchen()).composeRecipe(request, profile, randomSeed());
}

async function handleListRecipes(info: RouteInfo): Promise<Response> {
  const { uid } = await requireOwner(info.request, getIdParam(info));
  const data = await (await openDb()).getAllFromIndex('recipes', 'byOwner', uid);
  return HttpResponse.json({ data });
}

/** Requires no token (claim 6.5): compares the body's uid with the recipe's owner. */
async function handleDeleteRecipe(info: RouteInfo): Promise<Response> {
  const { firebaseId } = await readJsonBody(info.request, deleteBodySchema);
  const db = await openDb();
  const recipe = await db.get('recipes', getIdParam(info));
  if (!recipe) throw new HttpError(404, 'Recipe not found');
  if (recipe.firebaseId !== firebaseId) throw new HttpError(403, 'This recipe belongs to another user');
  await Promise.all([db.delete('recipes', recipe._id), db.delete('pictures', recipe._id)]);
  return HttpResponse.json({ msg: 'Recipe deleted' });
}

async function handleCreateImage(info: RouteInfo): Promise<Response> {
  const recipe = await requireOwnRecipe(info);
  const data: RecipeRow = { ...recipe, imageUrl: imagePath(recipe._id) };
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
  const mergedProfile = { ...stored, ...preferences };
  return Object.keys(mergedProfile).length > 0 ? savedProfileSchema.parse(mergedProfile) : null;
}

/** Returns a MongoDB-like id: 24 hex digits that begin with the time. */
function createObjectId(now: number): string {
  const time = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${time}${randomHex(8)}`;
}

function randomSeed(): number {
  return Number.parseInt(randomHex(4), 16);
}

function randomHex(byteCount: number): string {
  const randomBytes = crypto.getRandomValues(new Uint8Array(byteCount));
  return Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
