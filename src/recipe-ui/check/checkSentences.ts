import { groupBy } from '@/lib/groupBy';
import { countWithNoun } from '@/lib/plural';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { type Certainty, profileEntryLabel } from '@/recipe/check/marks';
import type { Finding, FindingKind } from '@/recipe/consistency/consistencyReport';
import { hasUnreadable } from '@/recipe/textFromJson';

/** Tone of a sentence, for its icon and colours. */
export type CheckTone = 'conflict' | 'caution' | 'neutral' | 'ok';

interface CheckSentence {
  tone: CheckTone;
  /** Bold words before the text; '' for none. */
  lead: string;
  text: string;
}

interface BrokenRuleFood {
  food: FlaggedFood;
  certainty: Certainty;
  reason: string;
}

/** A rule of the user that the recipe breaks: 'nuts', 'vegan diet'. */
interface BrokenRule {
  name: string;
  foods: readonly BrokenRuleFood[];
}

/** Most harmful first. */
const fieldsByHarm = ['intolerances', 'healthConditions', 'avoidIngredients', 'diet', 'dislikedFood'];

type EntryHit = FlaggedFood['entries'][number];

const compareHarm = (one: EntryHit, other: EntryHit): number =>
  fieldsByHarm.indexOf(one.field) - fieldsByHarm.indexOf(other.field);

/** Returns the rules that a recipe breaks, each once, with all foods that break it. */
export function groupByRule(foods: readonly FlaggedFood[]): BrokenRule[] {
  const rules = new Map<string, { entry: EntryHit; foods: Map<string, BrokenRuleFood> }>();
  for (const food of foods) {
    for (const entry of food.entries) {
      const name = ruleName(entry);
      const rule = rules.get(name) ?? { entry, foods: new Map<string, BrokenRuleFood>() };
      if (!rule.foods.has(food.id))
        rule.foods.set(food.id, { food, certainty: entry.certainty, reason: entry.reason });
      rules.set(name, rule);
    }
  }
  return [...rules]
    .sort(([, one], [, other]) => compareHarm(one.entry, other.entry))
    .map(([name, { foods }]) => ({ name, foods: [...foods.values()] }));
}

export const foodAsWritten = ({ places, name }: FlaggedFood): string => places[0]?.word ?? name;

function ruleName(entry: EntryHit): string {
  const label = profileEntryLabel(entry);
  if (entry.field === 'dislikedFood') return label;
  const isName = /^(?:Crohn|Mediterranean|Whole30)/.test(label);
  const plain =
    /^\p{Lu}\p{Ll}/u.test(label) && !isName ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return entry.field === 'diet' ? `${plain} diet` : plain;
}

/** Returns foods, grouped by the most harmful rule of each: 'nuts (almonds, almond milk), liver'. */
function listFoodsByRule(foods: readonly FlaggedFood[], certainty: Certainty): string {
  const mostHarmful = foods
    // Advice is also given for foods that may conflict.
    .filter(
      (food) => food.certainty === certainty || (certainty === 'advice' && food.certainty !== 'contains'),
    )
    .flatMap((food) => {
      const [entry] = food.entries.filter((each) => each.certainty === certainty).sort(compareHarm);
      return entry ? [{ food, entry }] : [];
    })
    .sort((one, other) => compareHarm(one.entry, other.entry));
  return [...groupBy(mostHarmful, ({ entry }) => ruleName(entry))]
    .map(([rule, ruleHits]) => [rule, ruleHits.map(({ food }) => foodAsWritten(food))] as const)
    .map(([rule, words]) =>
      words.length === 1 && words[0]?.toLowerCase() === rule.toLowerCase()
        ? rule
        : `${rule} (${words.join(', ')})`,
    )
    .join(', ');
}

/**
 * Returns the result of a recipe's check in at most three sentences: foods that break a rule, foods that may break one,
 * and the rest. Names every food that breaks a rule.
 */
export function checkSentences(check: RecipeCheck): CheckSentence[] {
  const certain = listFoodsByRule(check.flaggedFoods, 'contains');
  const possible = listFoodsByRule(check.flaggedFoods, 'may contain');
  const allClear = certain === '' && possible === '' ? allClearSentence(check) : null;
  const others = otherFindingsSentence(check);
  const isRisky = check.consistency.findings.some(({ kind }) => kind === 'doneness');
  const found: (CheckSentence | null)[] = [
    certain === '' ? null : { tone: 'conflict', lead: 'Not for you:', text: `${certain}.` },
    possible === '' ? null : { tone: 'caution', lead: 'Perhaps not for you:', text: `${possible}.` },
    // A finding about doneness comes before 'Checked against your profile.'
    ...(isRisky ? [others, allClear] : [allClear, others]),
  ];
  const all = found.filter((sentence) => sentence !== null);
  return all.length > 0 ? all : [{ tone: 'neutral', lead: '', text: 'Nothing in it contradicts itself.' }];
}

/** Returns the sentence for a recipe without conflicts; null if the check was incomplete. */
function allClearSentence({
  profileCheck,
  flaggedFoods,
  unreadable,
  consistency,
}: RecipeCheck): CheckSentence | null {
  if (!profileCheck) {
    const hasRequest = consistency.diners.asked !== null || consistency.minutes.asked !== null;
    // A ruled-out food that was not found may be in the recipe by another name.
    const matchesRequest =
      hasRequest && !consistency.hasExclusions && visibleFindings(consistency.findings).length === 0;
    return matchesRequest ? { tone: 'ok', lead: '', text: 'As you asked.' } : null;
  }
  const { uncheckedReason, uncheckable, checked } = profileCheck;
  const { diet, intolerances, avoid, disliked, healthConditions } = checked;
  const lists = [intolerances, avoid, disliked, healthConditions];
  if (diet === null && lists.every(({ length }) => length === 0))
    return { tone: 'neutral', lead: '', text: 'Your profile lists nothing to look out for.' };
  if (uncheckedReason !== null || uncheckable.length + flaggedFoods.length > 0 || hasUnreadable(unreadable))
    return null;
  return { tone: 'ok', lead: '', text: 'Checked against your profile.' };
}

/**
 * Returns the findings, the most important first, each text once. Leaves out ruled-out foods, which are among
 * the rules.
 */
export const visibleFindings = (findings: readonly Finding[]): Finding[] => [
  ...new Map(
    findings
      .filter(({ kind }) => kind !== 'ruled-out')
      .sort((one, other) => kindsByImportance.indexOf(one.kind) - kindsByImportance.indexOf(other.kind))
      .map((finding) => [`${finding.kind} ${finding.text}`, finding]),
  ).values(),
];

/** Words before the foods of a finding. Findings about diners and minutes are sentences already. */
const findingLabels: Partial<Record<FindingKind, string>> = {
  doneness: 'undercooked risk',
  'asked-not-used': 'asked for and missing',
  'used-not-listed': 'used but not listed',
  'listed-not-used': 'listed but never used',
};

/** Most important first. */
const kindsByImportance: readonly FindingKind[] = [
  'doneness',
  'minutes',
  'diners',
  'asked-not-used',
  'used-not-listed',
  'listed-not-used',
];

function otherFindingsSentence({
  flaggedFoods,
  profileCheck,
  consistency,
  unreadable,
}: RecipeCheck): CheckSentence | null {
  const findings = visibleFindings(consistency.findings);
  const advised = listFoodsByRule(flaggedFoods, 'advice');
  const uncheckable = profileCheck?.uncheckable.length ?? 0;
  const clauses = [
    ...(advised === '' ? [] : [`take care: ${advised}`]),
    ...kindsByImportance.flatMap((kind) => {
      const names = findings.flatMap((line) => (line.kind === kind ? [line.summary] : []));
      const label = findingLabels[kind];
      return names.length === 0 || label === undefined ? names : [`${label}: ${names.join(', ')}`];
    }),
    ...(uncheckable > 0 ? [`${countWithNoun(uncheckable, 'line')} could not be read`] : []),
  ];
  const uncheckedReason = profileCheck?.uncheckedReason ?? '';
  const text = clauses.join('; ');
  const sentence = text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const all = [uncheckedReason, sentence].filter(Boolean).join(' ');
  if (all === '') return null;
  const needsCaution =
    uncheckedReason !== '' ||
    advised !== '' ||
    hasUnreadable(unreadable) ||
    findings.some(({ severity }) => severity === 'warning');
  return { tone: needsCaution ? 'caution' : 'neutral', lead: '', text: all };
}
