import { groupBy } from '@/lib/groupBy';
import { countWithNoun } from '@/lib/plural';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FoodHits } from '@/recipe/check/foodHits';
import { type Certainty, profileEntryLabel } from '@/recipe/check/marks';
import type { Finding, FindingKind } from '@/recipe/consistency/consistencyReport';
import { hasUnreadable } from '@/recipe/textFromJson';

/** Tone of a sentence, for its icon and colours. Only 'well' is good news. */
export type CheckTone = 'against' | 'care' | 'plain' | 'well';

interface CheckSentence {
  tone: CheckTone;
  /** Bold words before the text; '' for none. */
  lead: string;
  text: string;
}

/** A food that breaks a rule, with certainty and reason. */
interface RuleFood {
  food: FoodHits;
  certainty: Certainty;
  reason: string;
}

/** A rule of the user that the recipe breaks: 'nuts', 'vegan diet'. */
interface RuleHits {
  name: string;
  foods: readonly RuleFood[];
}

/** Most harmful first. */
const fieldsInOrder = ['intolerances', 'healthConditions', 'avoidIngredients', 'diet', 'dislikedFood'];

type Entry = FoodHits['entries'][number];

const inOrder = (one: Entry, other: Entry): number =>
  fieldsInOrder.indexOf(one.field) - fieldsInOrder.indexOf(other.field);

/** Returns the rules that a recipe breaks, each once, with all of its foods. */
export function groupByRule(foods: readonly FoodHits[]): RuleHits[] {
  const rules = new Map<string, { entry: Entry; foods: Map<string, RuleFood> }>();
  for (const food of foods) {
    for (const entry of food.entries) {
      const name = ruleName(entry);
      const rule = rules.get(name) ?? { entry, foods: new Map<string, RuleFood>() };
      if (!rule.foods.has(food.id))
        rule.foods.set(food.id, { food, certainty: entry.certainty, reason: entry.reason });
      rules.set(name, rule);
    }
  }
  return [...rules]
    .sort(([, one], [, other]) => inOrder(one.entry, other.entry))
    .map(([name, { foods }]) => ({ name, foods: [...foods.values()] }));
}

/** Returns the food's first spelling in the recipe. */
export const foodAsWritten = ({ places, name }: FoodHits): string => places[0]?.word ?? name;

function ruleName(entry: Entry): string {
  const label = profileEntryLabel(entry);
  if (entry.field === 'dislikedFood') return label;
  const isName = /^(?:Crohn|Mediterranean|Whole30)/.test(label);
  const plain =
    /^\p{Lu}\p{Ll}/u.test(label) && !isName ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return entry.field === 'diet' ? `${plain} diet` : plain;
}

/** Returns the foods by the most harmful rule of each: 'nuts (almonds, almond milk), liver'. */
function listFoodsByRule(foods: readonly FoodHits[], certainty: Certainty): string {
  const weightiest = foods
    .filter((food) => food.certainty === certainty)
    .flatMap((food) => {
      const [entry] = food.entries.filter((each) => each.certainty === certainty).sort(inOrder);
      return entry ? [{ food, entry }] : [];
    })
    .sort((one, other) => inOrder(one.entry, other.entry));
  return [...groupBy(weightiest, ({ entry }) => ruleName(entry))]
    .map(([rule, met]) => [rule, met.map(({ food }) => foodAsWritten(food))] as const)
    .map(([rule, words]) =>
      words.length === 1 && words[0]?.toLowerCase() === rule.toLowerCase()
        ? rule
        : `${rule} (${words.join(', ')})`,
    )
    .join(', ');
}

/**
 * Returns the result of a recipe's check in at most three sentences: foods that break a rule, foods that may, and the
 * rest. Names every food that breaks a rule.
 */
export function checkSentences(check: RecipeCheck): CheckSentence[] {
  const against = listFoodsByRule(check.foodHits, 'contains');
  const mayBe = listFoodsByRule(check.foodHits, 'may contain');
  const rest = remainingSentence(check);
  const found: (CheckSentence | null)[] = [
    against === '' ? null : { tone: 'against', lead: 'Not for you:', text: `${against}.` },
    mayBe === '' ? null : { tone: 'care', lead: 'Perhaps not for you:', text: `${mayBe}.` },
    against === '' && mayBe === '' ? allClearSentence(check) : null,
    rest,
  ];
  const said = found.filter((sentence) => sentence !== null);
  return said.length > 0 ? said : [{ tone: 'plain', lead: '', text: 'Nothing in it contradicts itself.' }];
}

/** Returns the sentence for a recipe without conflicts; null if the check was incomplete. */
function allClearSentence({
  profileCheck,
  foodHits,
  unreadable,
  consistency,
}: RecipeCheck): CheckSentence | null {
  if (!profileCheck) {
    const isAsked = consistency.diners.asked !== null || consistency.minutes.asked !== null;
    // A forbidden food that was not found may be in the recipe by another name.
    const isAsAsked =
      isAsked && !consistency.hasExclusions && distinctFindings(consistency.findings).length === 0;
    return isAsAsked ? { tone: 'well', lead: '', text: 'As you asked.' } : null;
  }
  const { couldNotCheck, uncheckable, checked } = profileCheck;
  const { diet, intolerances, avoid, disliked, healthConditions } = checked;
  const lists = [intolerances, avoid, disliked, healthConditions];
  if (diet === null && lists.every(({ length }) => length === 0))
    return { tone: 'plain', lead: '', text: 'Your profile lists nothing to look out for.' };
  if (couldNotCheck !== null || uncheckable.length > 0 || hasUnreadable(unreadable) || foodHits.length > 0)
    return null;
  return { tone: 'well', lead: '', text: 'Checked against your profile.' };
}

/** Returns the findings, each text once, without those about forbidden foods, which are among the rules. */
export const distinctFindings = (findings: readonly Finding[]): Finding[] => [
  ...new Map(
    findings
      .filter(({ kind }) => kind !== 'ruled-out')
      .map((finding) => [`${finding.kind} ${finding.text}`, finding]),
  ).values(),
];

/** Words before the names of a finding's foods. Findings about diners and minutes are sentences already. */
const findingLabels: Partial<Record<FindingKind, string>> = {
  doneness: 'undercooked risk',
  'asked-not-used': 'asked for and missing',
  'used-not-listed': 'not in the list',
  'listed-not-used': 'never used',
};

/** Most important first. */
const kindsInOrder: readonly FindingKind[] = [
  'doneness',
  'minutes',
  'diners',
  'asked-not-used',
  'used-not-listed',
  'listed-not-used',
];

function remainingSentence({
  foodHits,
  profileCheck,
  consistency,
  unreadable,
}: RecipeCheck): CheckSentence | null {
  const lines = distinctFindings(consistency.findings);
  const noted = listFoodsByRule(foodHits, 'note');
  const uncheckable = profileCheck?.uncheckable.length ?? 0;
  const clauses = [
    ...(noted === '' ? [] : [`go easy: ${noted}`]),
    ...kindsInOrder.flatMap((kind) => {
      const names = lines.flatMap((line) => (line.kind === kind ? [line.summary] : []));
      const as = findingLabels[kind];
      return names.length === 0 || as === undefined ? names : [`${as}: ${names.join(', ')}`];
    }),
    ...(uncheckable > 0 ? [`${countWithNoun(uncheckable, 'line')} could not be read`] : []),
  ];
  const obstacle = profileCheck?.couldNotCheck ?? '';
  const text = clauses.join('; ');
  const sentence = text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const all = [obstacle, sentence].filter(Boolean).join(' ');
  if (all === '') return null;
  const isCare =
    obstacle !== '' ||
    noted !== '' ||
    hasUnreadable(unreadable) ||
    lines.some(({ severity }) => severity === 'warning');
  return { tone: isCare ? 'care' : 'plain', lead: '', text: all };
}
