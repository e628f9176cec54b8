import type { Cast, Use } from '../dishes/cast';
import type { DishDesign, StepDesign } from '../dishes/design';
import { type CutName, cuts } from '../handling/cuts';
import type { Skill } from '../read/brief';
import { minutesFor } from './cookingTime';
import { donenessOf } from './doneness';
import { fillTemplate, listed, spokenName, tidy } from './template';

/** A written step and its own minutes. */
export interface MethodStep {
  lead: string;
  text: string;
  minutes: number;
}

export interface Method {
  steps: readonly MethodStep[];
  /** Sum of the steps' minutes. */
  minutes: number;
  /** The least the dish can take when nothing is hurried beyond reason. */
  leastMinutes: number;
  /** Every use a step names, in the order of the dish. */
  used: readonly Use[];
}

interface TimedStep extends MethodStep {
  least: number;
}

const filled = (cast: Cast, slots: string) => slots.split('+').flatMap((slot) => cast.uses.get(slot) ?? []);

function timesOf(step: StepDesign, cast: Cast): { least: number; best: number } {
  const [least, best] = typeof step.minutes === 'number' ? [step.minutes, step.minutes] : step.minutes;
  if (!step.cook) return { least, best };
  const { slots, method, cap } = step.cook;
  const slowest = Math.max(0, ...filled(cast, slots).map((use) => minutesFor(use, method)));
  const needed = Math.min(cap, slowest);
  return { least: Math.max(least, needed), best: Math.max(best, needed) };
}

const isOn = (step: StepDesign, cast: Cast) =>
  (step.needs === undefined || filled(cast, step.needs).length > 0) &&
  (step.unless === undefined || filled(cast, step.unless).length === 0);

const fahrenheit = (celsius: number) => Math.round((celsius * 1.8 + 32) / 5) * 5;

const cutPace: Record<Skill, number> = { beginner: 1.4, cook: 1, professional: 0.7 };

/** The knife work before the cooking, one sentence for each cut. */
function preparation(used: readonly Use[], design: DishDesign, skill: Skill): TimedStep | null {
  const byCut = new Map<CutName, Use[]>();
  for (const use of used) if (cuts[use.cut]) byCut.set(use.cut, [...(byCut.get(use.cut) ?? []), use]);
  const orders = [...byCut].map(
    ([name, uses]) => cuts[name]?.order.replace('%', `the ${listed(uses.map(spokenName))}`) ?? '',
  );
  if (orders.length === 0 && !design.oven) return null;
  const explained = [...byCut.keys()].flatMap((name) => {
    const cut = cuts[name];
    return cut && 'explained' in cut ? [`${cut.explained}.`] : [];
  });
  const oven = design.oven ? `Heat the oven to ${design.oven} °C (${fahrenheit(design.oven)} °F).` : '';
  const lessons = skill === 'beginner' ? explained.slice(0, 3).join(' ') : '';
  const pieces = [...byCut.values()].flat().length;
  return {
    lead: orders.length === 0 ? 'Heat the oven' : 'Prepare',
    text: tidy(`${oven} ${orders.map((order) => `${order}.`).join(' ')} ${lessons}`),
    least: Math.max(1, Math.ceil(pieces * 0.5 * cutPace[skill])),
    minutes: Math.max(1, Math.min(15, Math.ceil(pieces * cutPace[skill]))),
  };
}

function textOf(step: StepDesign, skill: Skill): string {
  if (skill === 'professional' && step.pro) return step.pro;
  return skill === 'beginner' && step.novice ? `${step.text} ${step.novice}` : step.text;
}

/** Shortens the steps that have slack, the slackest first, until the dish fits. */
function fitInto(limit: number, steps: readonly TimedStep[]): TimedStep[] {
  const fitted = steps.map((step) => ({ ...step }));
  let over = fitted.reduce((sum, { minutes }) => sum + minutes, 0) - limit;
  while (over > 0) {
    const slackest = fitted.reduce((a, b) => (b.minutes - b.least > a.minutes - a.least ? b : a));
    if (slackest.minutes <= slackest.least) break;
    slackest.minutes -= 1;
    over -= 1;
  }
  return fitted;
}

/** Writes the method of a dish that has been cast, within the minutes given when that is possible. */
export function writeMethod(cast: Cast, limit: number, skill: Skill): Method {
  const mentioned = new Set<Use>();
  const source = {
    uses: (slot: string) => cast.uses.get(slot) ?? [],
    doneness: donenessOf,
    mention: (use: Use) => mentioned.add(use),
  };
  const cooking: TimedStep[] = cast.design.steps.flatMap((step) => {
    if (!isOn(step, cast)) return [];
    const text = fillTemplate(textOf(step, skill), source);
    const { least, best } = timesOf(step, cast);
    return [{ lead: step.lead, text, least, minutes: best }];
  });
  const used = [...cast.uses.values()].flat().filter((use) => mentioned.has(use));
  const first = preparation(used, cast.design, skill);
  const all = first ? [first, ...cooking] : cooking;
  const steps = fitInto(limit, all);
  return {
    steps: steps.map(({ lead, text, minutes }) => ({ lead, text, minutes })),
    minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
    leastMinutes: all.reduce((sum, { least }) => sum + least, 0),
    used,
  };
}

/** Least and best minutes of a dish, without writing its method: what a chooser needs. */
export function timeOf(cast: Cast, skill: Skill): { least: number; best: number } {
  const pieces = [...cast.uses.values()].flat().filter((use) => cuts[use.cut]).length;
  const isPrepared = pieces > 0 || cast.design.oven !== undefined;
  let least = isPrepared ? Math.max(1, Math.ceil(pieces * 0.5 * cutPace[skill])) : 0;
  let best = Math.min(15, Math.ceil(pieces * cutPace[skill]));
  for (const step of cast.design.steps) {
    if (!isOn(step, cast)) continue;
    const times = timesOf(step, cast);
    least += times.least;
    best += times.best;
  }
  return { least, best };
}
