import type { CallName } from '../http/route';
import { notifyChange } from './changes';
import { openDb } from './db';

/** The states of the world that can be on, the normal one first; `scenarios/scenarios.ts` says what each does. */
export const scenarioNames = [
  'normal',
  'slow',
  'offline',
  '401',
  '429',
  '500',
  'malformed JSON',
  'empty list',
  '1,000 recipes',
  'sample image',
  'odd fields',
  'expired session',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** Narrows a scenario: to some calls, to a number of times, or (slow) to other delays in milliseconds. */
export interface ScenarioLimits {
  only?: CallName | readonly CallName[];
  times?: number;
  delayMs?: readonly [shortest: number, longest: number];
}

export interface StoredScenario extends ScenarioLimits {
  name: ScenarioName;
}

/** How many recipes an account may ask for within a window of time. */
interface RateLimitSetting {
  limit: number;
  windowMs: number;
}

/** What local mode remembers beside its tables. */
interface Settings {
  /** Signs identity tokens, base64url. Another for every browser, made on first use: '' before. */
  signingSecret: string;
  scenario: StoredScenario;
  rateLimit: RateLimitSetting;
  /** Recipes that each accountActions was served in its current window. */
  recipeHits: Record<string, { since: number; count: number }>;
  /** Firebase's protection against guessing addresses: one error for a wrong address and a wrong password. */
  emailEnumerationProtection: boolean;
  /** Ids of the recipes that were deleted from a scenario's many. */
  deletedManyRecipes: string[];
  /** Who cooks where a model is configured. */
  cook: 'model' | 'kitchen';
  /** The sentence that everything stays in this browser was put away. */
  noticeDismissed: boolean;
}

const defaults: Settings = {
  signingSecret: '',
  scenario: { name: 'normal' },
  rateLimit: { limit: 10, windowMs: 60 * 60_000 },
  recipeHits: {},
  emailEnumerationProtection: false,
  deletedManyRecipes: [],
  cook: 'model',
  noticeDismissed: false,
};

/** Reads a setting; the default while it was never set. */
export async function readSetting<Name extends keyof Settings>(name: Name): Promise<Settings[Name]> {
  const stored = await (await openDb()).get('settings', name);
  return (stored as Settings[Name] | undefined) ?? defaults[name];
}

/** Keeps a setting, and says so. */
export async function writeSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await (await openDb()).put('settings', value, name);
  notifyChange('settings');
}

/** Changes a setting in one step, so that calls at the same time cannot both see the old value. */
export async function updateSetting<Name extends keyof Settings>(
  name: Name,
  change: (current: Settings[Name]) => Settings[Name],
): Promise<{ before: Settings[Name]; after: Settings[Name] }> {
  const transaction = (await openDb()).transaction('settings', 'readwrite');
  const stored = (await transaction.store.get(name)) as Settings[Name] | undefined;
  const before = stored ?? defaults[name];
  const after = change(before);
  await Promise.all([transaction.store.put(after, name), transaction.done]);
  return { before, after };
}
