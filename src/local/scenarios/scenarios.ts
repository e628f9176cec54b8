import { delay, HttpResponse } from 'msw';
import { endpoints } from '@/api/endpoints';
import { Refusal } from '../http/refusal';
import type { CallName, Route, RouteInfo } from '../http/route';
import { announce } from '../store/changes';
import {
  readSetting,
  type ScenarioLimits,
  type ScenarioName,
  type StoredScenario,
  updateSetting,
  writeSetting,
} from '../store/settings';
import { withOddFields, withSampleImage } from './alteredAnswers';
import { playManyRecipes } from './manyRecipes';

/** Answers a request the way a scenario wants it. Throws a Refusal where it refuses. */
type Play = (route: Route, info: RouteInfo, scenario: StoredScenario) => Promise<Response>;

interface Scenario {
  about: string;
  /** The calls it touches unless told otherwise. */
  calls: readonly CallName[];
  play: Play;
}

const backendCalls = Object.keys(endpoints) as (keyof typeof endpoints)[];
const newRecipes: readonly CallName[] = ['createRecipe', 'quickRecipe'];

const refuse =
  (status: number, message: string): Play =>
  async () => {
    throw new Refusal(status, message);
  };

/** The named states of the world that can be switched on. */
export const scenarios: Record<ScenarioName, Scenario> = {
  normal: { about: 'Everything works.', calls: [], play: (route, info) => route.answer(info) },
  slow: {
    about: 'Every answer takes 2 to 4 seconds.',
    calls: [...backendCalls, 'identity', 'token'],
    play: async (route, info, { delayMs: [shortest, longest] = [2000, 4000] }) => {
      await delay(shortest + Math.random() * (longest - shortest));
      return route.answer(info);
    },
  },
  offline: {
    about: 'No request arrives.',
    calls: [...backendCalls, 'identity', 'token', 'images'],
    play: async () => HttpResponse.error(),
  },
  '401': {
    about: 'The backend refuses the token.',
    calls: backendCalls,
    play: refuse(401, 'Invalid or expired token'),
  },
  '429': {
    about: 'Too many recipe requests.',
    calls: newRecipes,
    play: async () => {
      const reset = Math.ceil(Date.now() / 1000) + 60 * 60;
      throw new Refusal(429, 'Too many recipe requests', {
        headers: { 'RateLimit-Limit': '10', 'RateLimit-Remaining': '0', 'RateLimit-Reset': String(reset) },
        field: 'msg',
      });
    },
  },
  '500': { about: 'The backend fails.', calls: backendCalls, play: refuse(500, 'Internal server error') },
  'malformed JSON': {
    about: 'Answers break off in the middle.',
    calls: backendCalls,
    play: async () =>
      new HttpResponse('{"data": [{"_id": "', { headers: { 'Content-Type': 'application/json' } }),
  },
  'empty list': {
    about: 'My recipes are empty.',
    calls: ['listRecipes'],
    play: async () => HttpResponse.json({ data: [] }),
  },
  '1,000 recipes': {
    about: 'My recipes are many.',
    calls: ['listRecipes', 'getRecipe', 'deleteRecipe'],
    play: playManyRecipes,
  },
  'sample image': {
    about: 'New recipes come with a stock photo.',
    calls: newRecipes,
    play: async (route, info) => withSampleImage(await route.answer(info)),
  },
  'odd fields': {
    about: 'Numbers as text, text as lines, nulls.',
    calls: [...newRecipes, 'listRecipes', 'getRecipe', 'getProfile'],
    play: async (route, info) => withOddFields(await route.answer(info)),
  },
  'expired session': {
    about: 'The session cannot be renewed.',
    calls: ['token'],
    play: refuse(400, 'TOKEN_EXPIRED'),
  },
};

/** Switches a scenario on. It stays through a reload, until it is used up or another takes its place. */
export async function setScenario(name: ScenarioName, limits: ScenarioLimits = {}): Promise<void> {
  await writeSetting('scenario', { name, ...limits });
  await writeSetting('deletedManyRecipes', []);
}

/** The scenario that is on; 'normal' when none is. */
export async function currentScenario(): Promise<StoredScenario> {
  const stored = await readSetting('scenario');
  // An earlier version may have stored one that is gone.
  return stored.name in scenarios ? stored : { name: 'normal' };
}

/** Answers a request the way the scenario that is on wants it. Throws a Refusal where it refuses. */
export async function playScenario(route: Route, info: RouteInfo): Promise<Response> {
  const scenario = await takeScenario(route.call);
  return scenarios[scenario.name].play(route, info, scenario);
}

/** The scenario to play for a call, used up by one where it counts its times. */
async function takeScenario(call: CallName): Promise<StoredScenario> {
  const current = await currentScenario();
  if (!touches(current, call)) return { name: 'normal' };
  if (current.times === undefined) return current;

  const { before, after } = await updateSetting('scenario', (latest) => {
    if (!touches(latest, call) || latest.times === undefined) return latest;
    return latest.times > 1 ? { ...latest, times: latest.times - 1 } : { name: 'normal' };
  });
  if (after.name !== before.name) announce('settings');
  return touches(before, call) ? before : { name: 'normal' };
}

function touches({ name, only }: StoredScenario, call: CallName): boolean {
  const calls = only === undefined ? scenarios[name].calls : [only].flat();
  return calls.includes(call);
}
