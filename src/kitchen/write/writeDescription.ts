import type { FoodReplacement, Plan } from '../adapt/plan';
import { adapted, writeSteps } from './writeSteps';
import { writeGloss } from './writeTitle';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** 'Swapped: oat milk instead of milk, because you listed Lactose.' */
const writeReplacement = ({ replaced, replacement, because }: FoodReplacement): string =>
  replacement === null
    ? `Left out: ${replaced}, because ${because}.`
    : `Swapped: ${replacement} instead of ${replaced}, because ${because}.`;

/** What is said of a dish besides its method. */
interface Remarks {
  readonly title: string;
  /** Swaps that are no part of the plan: foods asked for and not allowed. */
  readonly swaps: readonly FoodReplacement[];
  readonly tips: readonly string[];
  readonly notes: readonly string[];
  readonly namesOnlyAllowedFoods: (words: string) => boolean;
}

/** The description: title heading, what it is, method, then swaps, tips and notes where there are any. */
export function writeDescription(
  plan: Plan,
  { title, swaps, tips, notes, namesOnlyAllowedFoods }: Remarks,
): string {
  const steps = writeSteps(plan).map((step, index) => `${index + 1}. ${step}`);
  const about = adapted(plan.dish.about, plan);
  const gloss = writeGloss(plan, namesOnlyAllowedFoods);
  const opening = [
    ...(gloss === null ? [] : [`${gloss}.`]),
    ...(about !== null && namesOnlyAllowedFoods(about) ? [about] : []),
  ];
  const ownTips = plan.dish.notes.flatMap((note) => adapted(note, plan) ?? []).filter(namesOnlyAllowedFoods);
  const told = [...plan.swaps, ...swaps].filter(({ replaced }) => replaced !== 'salt');
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${bullets(lines)}`] : [];
  return [
    `# ${title}`,
    ...(opening.length > 0 ? [opening.join(' ')] : []),
    `## Method\n\n${steps.join('\n')}`,
    ...section('Swaps', [...new Set(told.map(writeReplacement))]),
    ...section('Tips', [...ownTips, ...tips]),
    ...section('Notes', notes),
  ].join('\n\n');
}
