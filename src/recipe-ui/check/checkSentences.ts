import { groupBy } from '@/lib/groupBy';
import { countWithNoun } from '@/lib/plural';
import { choiceInSentence } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import type { Certainty } from '@/recipe/check/marks';
import { wordInSentence } from '@/recipe/check/reasonSentences';
import type { Finding, FindingKind } from '@/recipe/consistency/consistencyReport';

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
}

/** Most harmful first. */
const fieldsByHarm = ['intolerances', 'healthConditions', 'avoidIngredients', 'diet', 'dislikedFood'];

type EntryHit = FlaggedFood['entries'][number];

const compareHarm = (one: EntryHit, other: EntryHit): number =>
  fieldsByHarm.indexOf(one.field) - fieldsByHarm.indexOf(other.field);

/** Returns the user's rules that a recipe breaks ('nuts', 'vegan diet'), each once, with all foods that break it. */
export function groupByRule(foods: readonly FlaggedFood[]) {
  const rules = new Map<string, { entry: EntryHit; foods: Map<string, BrokenRuleFood> }>();
  for (const food of foods) {
    for (const entry of food.entries) {
      const name = ruleName(entry);
      const rule = rules.get(name) ?? { entry, foods: new Map<string, BrokenRuleFood>() };
      if (!rule.foods.has(food.id)) rule.foods.set(food.id, { food, certainty: entry.certainty });
      rules.set(name, rule);
    }
  }
  return [...rules]
    .sort(([, one], [, other]) => compareHarm(one.entry, other.entry))
    .map(([name, { foods }]) => ({ name, foods: [...foods.values()] }));
}

/** Returns the recipe's word for a food in the middle of a sentence: that of the ingredient list, if it is there. */
export function foodAsWritten({ places, name }: FlaggedFood): string {
  const { word } = places.find(({ source }) => source === 'ingredients') ?? places[0] ?? { word: name };
  const isName = places.every((place) => !/^\p{Ll}/u.test(place.word));
  return isName
    ? wordInSentence(word, name)
    : word.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function ruleName({ field, value }: EntryHit): string {
  if (field === 'dislikedFood') return value;
  return field === 'diet' ? `${choiceInSentence(value)} diet` : choiceInSentence(value);
}

/** Returns the foods of the most harmful rule of each, by the rule's name. */
function foodsByRule(foods: readonly FlaggedFood[], certainty: Certainty): [rule: string, words: string[]][] {
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
  return [...groupBy(mostHarmful, ({ entry }) => ruleName(entry))].map(([rule, ruleHits]) => [
    rule,
    ruleHits.map(({ food }) => foodAsWritten(food)),
  ]);
}

/** Returns foods, grouped by the most harmful rule of each: 'nuts (almonds, almond milk), liver'. */
const listFoodsByRule = (foods: readonly FlaggedFood[], certainty: Certainty): string =>
  foodsByRule(foods, certainty)
    .map(([rule, words]) =>
      words.length === 1 && words[0]?.toLowerCase() === rule.toLowerCase()
        ? rule
        : `${rule} (${words.join(', ')})`,
    )
    .join(', ');

/** Returns the rules that the recipe breaks for certain, without the foods: 'nuts, lactose, liver'; '' for none. */
export const listBrokenRules = ({ flaggedFoods }: RecipeCheck): string =>
  foodsByRule(flaggedFoods, 'contains')
    .map(([rule]) => rule)
    .join(', ');

/**
 * Returns the result of a recipe's check in at most three sentences: foods that break a rule, foods that may break one,
 * and foods to take care with. Names them all. Other findings have a sentence only if there are none of these.
 */
export function checkSentences(check: RecipeCheck): CheckSentence[] {
  const certain = listFoodsByRule(check.flaggedFoods, 'contains');
  const possible = listFoodsByRule(check.flaggedFoods, 'may contain');
  const grave: (CheckSentence | null)[] = [
    certain === '' ? null : { tone: 'conflict', lead: 'Not for you:', text: `${certain}.` },
    possible === '' ? null : { tone: 'caution', lead: 'Perhaps not for you:', text: `${possible}.` },
    careSentence(check),
  ];
  const found = grave.filter((sentence) => sentence !== null);
  return found.length > 0 ? found : [quietSentence(check)];
}

/** Returns what to take care with: 'blue cheese (pregnancy). Cook the chicken thigh through.', and what was not checked. */
function careSentence({ flaggedFoods, consistency, profileCheck }: RecipeCheck): CheckSentence | null {
  const advised = foodsByRule(flaggedFoods, 'advice').map(([rule, words]) => `${words.join(', ')} (${rule})`);
  const risky = namesOfKind(consistency.findings, 'doneness');
  const cook = risky.length === 0 ? '' : findingSentence('doneness', risky);
  const care = advised.length === 0 ? uncapitalize(cook) : `${advised.join(', ')}. ${cook}`.trim();
  const all = [care, profileCheck?.uncheckedReason ?? ''].filter(Boolean).join(' ');
  return all === '' ? null : { tone: 'caution', lead: care === '' ? '' : 'Take care:', text: all };
}

const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the sentence for a recipe with nothing to take care with: its two most important findings, and whether all was read. */
function quietSentence(check: RecipeCheck): CheckSentence {
  const { consistency, profileCheck } = check;
  const finding = findingSentences(consistency.findings).slice(0, 2).join(' ');
  const uncheckable = profileCheck?.uncheckable.length ?? 0;
  const unread = uncheckable > 0 ? `${countWithNoun(uncheckable, 'line')} could not be read.` : '';
  const allClear = unread === '' ? allClearSentence(check) : null;
  const text = [finding, unread, allClear?.text ?? ''].filter(Boolean).join(' ');
  if (text === '') return { tone: 'neutral', lead: '', text: 'The list and the steps agree.' };
  return { tone: finding === '' ? (allClear?.tone ?? 'neutral') : 'neutral', lead: '', text };
}

/** Returns the sentence for a recipe without conflicts; null if the check was incomplete. */
function allClearSentence({ profileCheck, consistency }: RecipeCheck): Omit<CheckSentence, 'lead'> | null {
  if (!profileCheck) {
    const hasRequest = consistency.diners.asked !== null || consistency.minutes.asked !== null;
    // A ruled-out food that was not found may be in the recipe by another name.
    const matchesRequest =
      hasRequest && !consistency.hasExclusions && findingSentences(consistency.findings).length === 0;
    return matchesRequest ? { tone: 'ok', text: 'As you asked.' } : null;
  }
  const { checked } = profileCheck;
  const { diet, intolerances, avoid, disliked, healthConditions } = checked;
  const lists = [intolerances, avoid, disliked, healthConditions];
  if (diet === null && lists.every(({ length }) => length === 0))
    return { tone: 'neutral', text: 'Your profile lists nothing to look out for.' };
  return { tone: 'ok', text: 'Checked against your profile.' };
}

/** Most important first. */
const kindsByImportance: readonly FindingKind[] = [
  'doneness',
  'asked-not-used',
  'minutes',
  'diners',
  'used-not-listed',
  'listed-not-used',
];

const namesOfKind = (findings: readonly Finding[], wanted: FindingKind): string[] => [
  ...new Set(findings.flatMap(({ kind, summary }) => (kind === wanted ? [summary] : []))),
];

/** Returns a finding about foods as a sentence; those about diners and minutes are sentences already. */
function findingSentence(kind: FindingKind, names: readonly string[]): string {
  const [and, or] = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat('en-GB', { type }).format(names),
  );
  switch (kind) {
    case 'doneness':
      return `Cook the ${and} through.`;
    case 'asked-not-used':
      return `Without the ${and} you asked for.`;
    case 'used-not-listed':
      return `Not on the list, but used: ${names.join(', ')}.`;
    case 'listed-not-used':
      return `No step uses the ${or}.`;
    default:
      return names.join(' ');
  }
}

const kindsInDetails: readonly FindingKind[] = ['ruled-out-not-found', ...kindsByImportance];
/** Returns the findings for the details, the most important first, each text once. */
export const findingDetails = (findings: readonly Finding[]): string[] =>
  kindsInDetails.flatMap((wanted) => {
    const names = namesOfKind(findings, wanted);
    const texts = new Set(findings.flatMap(({ kind, text }) => (kind === wanted && text ? [text] : [])));
    return names.length > 0 && texts.size === 0 ? [findingSentence(wanted, names)] : [...texts];
  });

/** Returns the findings as sentences, one for each kind, the most important first. Ruled-out foods are among the rules. */
export const findingSentences = (findings: readonly Finding[]): string[] =>
  kindsByImportance.flatMap((kind) => {
    const names = namesOfKind(findings, kind);
    return names.length === 0 ? [] : [findingSentence(kind, names)];
  });
