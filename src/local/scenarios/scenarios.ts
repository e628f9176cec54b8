import type { endpoints } from '@/api/endpoints';
import { announce } from '../store/changes';
import { readSetting, updateSetting, writeSetting } from '../store/settings';

/** What a request is for: a call of the contract, or one of the services around it. */
export type CallName = keyof typeof endpoints | 'identity' | 'token' | 'images' | 'captcha';

const backendCalls: readonly CallName[] = [
  'getProfile',
  'saveProfile',
  'createRecipe',
  'listRecipes',
  'deleteRecipe',
  'getRecipe',
  'quickRecipe',
  'createImage',
];
const readsRecipes: readonly CallName[] = ['createRecipe', 'listRecipes', 'getRecipe', 'quickRecipe'];

/** The named states of the world that can be switched on, and the calls each touches unless told otherwise. */
export const scenarios = {
  normal: { about: 'Everything works.', calls: [] },
  slow: { about: 'Every answer takes 2 to 4 seconds.', calls: [...backendCalls, 'identity', 'token'] },
  offline: { about: 'No request arrives.', calls: [...backendCalls, 'identity', 'token', 'images'] },
  '401': { about: 'The backend refuses the token.', calls: backendCalls },
  '429': { about: 'Too many recipe requests.', calls: ['createRecipe', 'quickRecipe'] },
  '500': { about: 'The backend fails.', calls: backendCalls },
  'malformed JSON': { about: 'Answers break off in the middle.', calls: backendCalls },
  'empty list': { about: 'My recipes are empty.', calls: ['listRecipes'] },
  '1,000 recipes': { about: 'My recipes are many.', calls: ['listRecipes', 'getRecipe', 'deleteRecipe'] },
  '10,000 recipes': {
    about: 'My recipes are very many.',
    calls: ['listRecipes', 'getRecipe', 'deleteRecipe'],
  },
  'sample image': { about: 'New recipes come with a stock photo.', calls: ['createRecipe', 'quickRecipe'] },
  'odd fields': {
    about: 'Numbers as text, text as lines, nulls.',
    calls: [...readsRecipes, 'getProfile'],
  },
  'expired session': { about: 'The session cannot be renewed.', calls: ['token'] },
} as const satisfies Record<string, { about: string; calls: readonly CallName[] }>;

export type ScenarioName = keyof typeof scenarios;

/** Every scenario, the normal one first. */
export const scenarioNames: readonly ScenarioName[] = [
  'normal',
  'slow',
  'offline',
  '401',
  '429',
  '500',
  'malformed JSON',
  'empty list',
  '1,000 recipes',
  '10,000 recipes',
  'sample image',
  'odd fields',
  'expired session',
];

/** Narrows a scenario: to some calls, to a number of times, or (slow) to other delays in milliseconds. */
export interface ScenarioLimits {
  only?: CallName | readonly CallName[];
  times?: number;
  delayMs?: readonly [shortest: number, longest: number];
}

export interface StoredScenario extends ScenarioLimits {
  name: ScenarioName;
}

/** Switches a scenario on. It stays through a reload, until it is used up or another takes its place. */
export async function setScenario(name: ScenarioName, limits: ScenarioLimits = {}): Promise<void> {
  await writeSetting('scenario', { name, ...limits });
  await writeSetting('crowdGone', []);
  announce('scenario');
}

/** The scenario that is on; 'normal' when none is. */
export async function currentScenario(): Promise<StoredScenario> {
  return readSetting('scenario');
}

/** The scenario to play for a call, used up by one where it counts its times. */
export async function takeScenario(call: CallName): Promise<StoredScenario> {
  const current = await currentScenario();
  if (!touches(current, call)) return { name: 'normal' };
  if (current.times === undefined) return current;

  const { before, after } = await updateSetting('scenario', (latest) => {
    if (!touches(latest, call) || latest.times === undefined) return latest;
    return latest.times > 1 ? { ...latest, times: latest.times - 1 } : { name: 'normal' };
  });
  if (after.name !== before.name) announce('scenario');
  return touches(before, call) ? before : { name: 'normal' };
}

function touches({ name, only }: StoredScenario, call: CallName): boolean {
  const calls: readonly CallName[] = only === undefined ? scenarios[name].calls : [only].flat();
  return calls.includes(call);
}
