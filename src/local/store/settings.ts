import type { CallName } from '../http/route';
import { notifyChange } from './changes';
import { openDb } from './db';

/** The names of the scenarios in `scenarios/scenarios.ts`, the default first. */
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

/** Limits a scenario to some calls or to a number of times, or sets the delays of 'slow'. */
export interface ScenarioLimits {
  only?: CallName | readonly CallName[];
  times?: number;
  delayMs?: readonly [shortest: number, longest: number];
}

export interface StoredScenario extends ScenarioLimits {
  name: ScenarioName;
}

/** The number of recipes that an account received in a window, which starts with the first recipe. */
export interface RateLimitWindow {
  since: number;
  count: number;
}

interface Settings {
  /** Signs ID tokens; base64url. Created on first use, '' before. */
  signingSecret: string;
  scenario: StoredScenario;
  rateLimit: { limit: number; windowMs: number };
  recipeHits: Record<string, RateLimitWindow>;
  /** Firebase's e-mail enumeration protection: the same error for an unknown e-mail and a wrong password. */
  emailEnumerationProtection: boolean;
  deletedManyRecipes: string[];
  /** Used if a model is configured. */
  cook: 'model' | 'kitchen';
  noticeDismissed: boolean;
}

const defaultSettings: Settings = {
  signingSecret: '',
  scenario: { name: 'normal' },
  rateLimit: { limit: 10, windowMs: 60 * 60_000 },
  recipeHits: {},
  emailEnumerationProtection: false,
  deletedManyRecipes: [],
  cook: 'model',
  noticeDismissed: false,
};

export async function readSetting<Name extends keyof Settings>(name: Name): Promise<Settings[Name]> {
  const stored = await (await openDb()).get('settings', name);
  return (stored as Settings[Name] | undefined) ?? defaultSettings[name];
}

export async function writeSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await (await openDb()).put('settings', value, name);
  notifyChange();
}

/** Updates a setting in one transaction, so that concurrent calls cannot read the same old value. */
export async function updateSetting<Name extends keyof Settings>(
  name: Name,
  update: (current: Settings[Name]) => Settings[Name],
): Promise<{ before: Settings[Name]; after: Settings[Name] }> {
  const transaction = (await openDb()).transaction('settings', 'readwrite');
  const stored = (await transaction.store.get(name)) as Settings[Name] | undefined;
  const before = stored ?? defaultSettings[name];
  const after = update(before);
  await Promise.all([transaction.store.put(after, name), transaction.done]);
  return { before, after };
}
