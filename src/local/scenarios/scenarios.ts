import { delay, HttpResponse } from 'msw';
import { endpoints } from '@/api/endpoints';
import { HttpError } from '../http/httpError';
import type { CallName, Route, RouteInfo } from '../http/route';
import { notifyChange } from '../store/changes';
import {
  readSetting,
  type ScenarioLimits,
  type ScenarioName,
  type StoredScenario,
  updateSetting,
  writeSetting,
} from '../store/settings';
import { alterResponseFields, replaceImageWithStockPhoto } from './alteredResponses';
import { respondWithManyRecipes } from './manyRecipes';

type Responder = (route: Route, info: RouteInfo, scenario: StoredScenario) => Promise<Response>;

interface Scenario {
  description: string;
  calls: readonly CallName[];
  respond: Responder;
}

const backendCalls = Object.keys(endpoints) as (keyof typeof endpoints)[];
const recipeCreationCalls: readonly CallName[] = ['createRecipe', 'createQuickRecipe'];

const respondWithError =
  (status: number, message: string): Responder =>
  async () => {
    throw new HttpError(status, message);
  };

export const scenarios: Record<ScenarioName, Scenario> = {
  normal: { description: 'Everything works.', calls: [], respond: (route, info) => route.respond(info) },
  slow: {
    description: 'Every answer takes 2 to 4 seconds.',
    calls: [...backendCalls, 'identity', 'token'],
    respond: async (route, info, { delayMs: [shortest, longest] = [2000, 4000] }) => {
      await delay(shortest + Math.random() * (longest - shortest));
      return route.respond(info);
    },
  },
  offline: {
    description: 'No request arrives.',
    calls: [...backendCalls, 'identity', 'token', 'images'],
    respond: async () => HttpResponse.error(),
  },
  '401': {
    description: 'The backend refuses the token.',
    calls: backendCalls,
    respond: respondWithError(401, 'Invalid or expired token'),
  },
  '429': {
    description: 'Too many recipe requests.',
    calls: recipeCreationCalls,
    respond: async () => {
      const reset = Math.ceil(Date.now() / 1000) + 60 * 60;
      throw new HttpError(429, 'Too many recipe requests', {
        headers: { 'RateLimit-Limit': '10', 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(reset) },
        field: 'msg',
      });
    },
  },
  '500': {
    description: 'The backend fails.',
    calls: backendCalls,
    respond: respondWithError(500, 'Internal server error'),
  },
  'malformed JSON': {
    description: 'Answers break off in the middle.',
    calls: backendCalls,
    respond: async () =>
      new HttpResponse('{"data": [{"_id": "', { headers: { 'Content-Type': 'application/json' } }),
  },
  'empty list': {
    description: 'My recipes are empty.',
    calls: ['listRecipes'],
    respond: async () => HttpResponse.json({ data: [] }),
  },
  '1,000 recipes': {
    description: 'My recipes are many.',
    calls: ['listRecipes', 'getRecipe', 'deleteRecipe'],
    respond: respondWithManyRecipes,
  },
  'sample image': {
    description: 'New recipes come with a stock photo.',
    calls: recipeCreationCalls,
    respond: async (route, info) => replaceImageWithStockPhoto(await route.respond(info)),
  },
  'odd fields': {
    description: 'Numbers as text, text as lines, nulls.',
    calls: [...recipeCreationCalls, 'listRecipes', 'getRecipe', 'getProfile'],
    respond: async (route, info) => alterResponseFields(await route.respond(info)),
  },
  'expired session': {
    description: 'The session cannot be renewed.',
    calls: ['token'],
    respond: respondWithError(400, 'TOKEN_EXPIRED'),
  },
};

/** Activates a scenario. It survives a reload. */
export async function setScenario(name: ScenarioName, limits: ScenarioLimits = {}): Promise<void> {
  await writeSetting('scenario', { name, ...limits });
  await writeSetting('deletedManyRecipes', []);
}

export async function readCurrentScenario(): Promise<StoredScenario> {
  const stored = await readSetting('scenario');
  // An earlier version may have stored a scenario that no longer exists.
  return stored.name in scenarios ? stored : { name: 'normal' };
}

/** Returns the active scenario's response to a request. Throws HttpError. */
export async function respondInScenario(route: Route, info: RouteInfo): Promise<Response> {
  const scenario = await consumeScenario(route.call);
  return scenarios[scenario.name].respond(route, info, scenario);
}

/** Returns the scenario for a call, and decrements its remaining number of times. */
async function consumeScenario(call: CallName): Promise<StoredScenario> {
  const current = await readCurrentScenario();
  if (!appliesTo(current, call)) return { name: 'normal' };
  if (current.times === undefined) return current;

  const { before, after } = await updateSetting('scenario', (latest) => {
    if (!appliesTo(latest, call) || latest.times === undefined) return latest;
    return latest.times > 1 ? { ...latest, times: latest.times - 1 } : { name: 'normal' };
  });
  if (after.name !== before.name) notifyChange();
  return appliesTo(before, call) ? before : { name: 'normal' };
}

function appliesTo({ name, only }: StoredScenario, call: CallName): boolean {
  const calls = only === undefined ? scenarios[name].calls : [only].flat();
  return calls.includes(call);
}
