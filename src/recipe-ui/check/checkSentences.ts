import { groupBy } from '@/lib/groupBy';
import { countWithNoun } from '@/lib/plural';
import { choiceInSentence } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import { type Certainty, isAgainstSettings } from '@/recipe/check/marks';
import { wordInSentence } from '@/recipe/check/reasonSentences';
import type { Finding, FindingKind } from '@/recipe/consistency/consistencyReport';
import type { CheckTone } from './CheckSign';

export interface CheckSentence {
  tone: CheckTone;
  /** Bold words before the text; '' for none. */
  lead: string;
  text: string;
}

type EntryHit = FlaggedFood['entries'][number];

/** Most harmful first. */
const fieldsByHarm: readonly EntryHit['field'][] = [
  'intolerances',
  'healthConditions',
  'diet',
  'avoidIngredients',
  'dislikedFood',
];

/** A rule of the user, with foods of a recipe. */
export interface RuleWithFoods {
  /** '' below a heading that names the rule. */
  name: string;
  field: EntryHit['field'];
  foods: readonly { food: FlaggedFood; reason: string }[];
}

/**
 * Returns the user's rules that foods break, may break or have advice on ('nuts', 'vegan diet'), the most harmful first,
 * each once with its foods. Foods that break a rule are only listed there.
 */
export function groupByRule(foods: readonly FlaggedFood[], wanted: Certainty): RuleWithFoods[] {
  const hits = foods
    .filter(({ certainty }) => wanted === 'contains' || certainty !== 'contains')
    .flatMap((food) => food.entries.map((entry) => ({ ...entry, food, name: ruleName(entry) })))
    .filter(({ certainty }) => certainty === wanted);
  return [...groupBy(hits, ({ name }) => name)]
    .map(([name, all]) => ({
      name,
      field: all[0]?.field ?? 'dislikedFood',
      foods: [...groupBy(all, ({ food }) => food.id).values()].flatMap(([first]) => first ?? []),
    }))
    .sort((one, other) => fieldsByHarm.indexOf(one.field) - fieldsByHarm.indexOf(other.field));
}

interface RuleGroup {
  tone: Certainty;
  heading: string;
  rules: readonly RuleWithFoods[];
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

/** Returns the rules by how their foods count, the most harmful first; a broken diet is a group of its own. */
export function groupRules(foods: readonly FlaggedFood[]): RuleGroup[] {
  const isDiet = ({ field }: RuleWithFoods) => field === 'diet';
  const conflicts = groupByRule(foods, 'contains');
  const diets = conflicts.filter(isDiet).map((rule) => ({
    tone: 'contains' as const,
    // 'Not for you: vegan diet' would mean the contrary.
    heading: `Not ${rule.name.replace(/ diet$/, '')}`,
    rules: [{ ...rule, name: '' }],
  }));
  return [
    { tone: 'contains', heading: 'Not for you', rules: conflicts.filter((rule) => !isDiet(rule)) },
    ...diets,
    { tone: 'advice', heading: 'Take care', rules: groupByRule(foods, 'advice') },
    { tone: 'may contain', heading: 'Check first', rules: groupByRule(foods, 'may contain') },
    { tone: 'avoided', heading: 'You avoid', rules: groupByRule(foods, 'avoided') },
  ];
}

/** Characters of three lines on a phone. */
const maxListLength = 110;
/** Characters of a line beside a picture. */
const maxLineLength = 30;

/**
 * Returns the result of a recipe's check in a few sentences: foods that are not for the user, the most harmful first,
 * foods to take care with, foods to check, foods that the user avoids, lines that were not read. Other findings have a
 * sentence only if there are none of these.
 */
export function checkSentences(check: RecipeCheck): CheckSentence[] {
  const unread = check.profileCheck?.uncheckedReason ?? '';
  const sentences = groupRules(check.flaggedFoods).map(({ tone, heading, rules }): CheckSentence => {
    const text = tone === 'advice' ? careText(check, rules) : listRules(rules);
    return { tone, lead: `${heading}:`, text };
  });
  sentences.push({ tone: 'unread', lead: notFullyChecked, text: unread });
  const grave = sentences.filter(({ text }) => text !== '');
  if (grave.length === 0) return quietSentences(check);
  const lines = unreadLines(check);
  if (lines !== '' && unread === '') grave.push({ tone: 'unread', lead: notFullyChecked, text: lines });
  return grave.map((sentence) => ({ ...sentence, text: sentence.text.replace(/[^.]$/, '$&.') }));
}

const notFullyChecked = 'Not fully checked.';
/** Returns '“1 glug of zorgle” could not be read', '2 lines could not be read', or '' for none. */
function unreadLines({ profileCheck }: RecipeCheck): string {
  const [line = '', ...others] = profileCheck?.uncheckable ?? [];
  if (line === '') return '';
  const isNamed = others.length === 0 && line.length <= maxLineLength;
  return `${isNamed ? `“${line}”` : countWithNoun(others.length + 1, 'line')} could not be read`;
}

/** Returns the most harmful rules that are broken for certain, in one line of a card on a phone; '' for none. */
export function listBrokenRules({ flaggedFoods }: RecipeCheck): string {
  const [gravest] = groupRules(flaggedFoods.filter(isAgainstSettings)).filter(
    ({ rules }) => rules.length > 0,
  );
  if (!gravest) return '';
  const { heading, rules } = gravest;
  const line = [heading, rules.map(({ name }) => name).join(', ')].filter(Boolean).join(': ');
  if (line.length <= maxLineLength) return line;
  const foods = new Set(rules.flatMap((rule) => rule.foods.map(({ food }) => food.id)));
  return `${heading}: ${countWithNoun(foods.size, 'food')}`;
}

/** Returns rules with their foods: 'nuts (almonds, almond milk), lactose (whey)'; the rules alone if that is long. */
function listRules(rules: readonly RuleWithFoods[]): string {
  const withFoods = rules.map((rule) => {
    if (rule.name === '') return listFoods(rule);
    const foods = wordsOf(rule);
    return foods.toLowerCase() === rule.name.toLowerCase() ? rule.name : `${rule.name} (${foods})`;
  });
  const all = withFoods.join(', ');
  return all.length <= maxListLength ? all : rules.map(({ name }) => name).join(', ');
}

const wordsOf = ({ foods }: RuleWithFoods): string => foods.map(({ food }) => foodAsWritten(food)).join(', ');

function listFoods(rule: RuleWithFoods): string {
  const words = wordsOf(rule);
  return words.length <= maxListLength ? words : countWithNoun(rule.foods.length, 'food');
}

/** Returns what to take care with: 'pregnancy (blue cheese). Cook the chicken thigh through.' */
function careText(check: RecipeCheck, rules: readonly RuleWithFoods[]): string {
  const advised = listRules(rules);
  const risky = namesOfKind(check.consistency.findings, 'doneness');
  const cook = risky.length === 0 ? '' : findingSentence('doneness', risky);
  return advised === '' ? cook.replace(/^C/, 'c') : `${advised}. ${cook}`.trim();
}

/** Returns the sentences for a recipe with nothing to take care with: the verdict, then its two most important findings. */
function quietSentences(check: RecipeCheck): CheckSentence[] {
  const verdict = quietVerdict(check);
  const text = findingSentences(check.consistency.findings).slice(0, 2).join(' ');
  if (text === '') return [verdict];
  return [...(verdict.lead === '' ? [] : [verdict]), { tone: 'neutral', lead: '', text }];
}

function quietVerdict(check: RecipeCheck): CheckSentence {
  const { profileCheck, consistency } = check;
  if (!profileCheck) {
    const hasRequest = consistency.diners.asked !== null || consistency.minutes.asked !== null;
    // A ruled-out food that was not found may be in the recipe by another name.
    if (hasRequest && !consistency.hasExclusions && consistency.findings.length === 0)
      return { tone: 'ok', lead: 'Made as you asked.', text: 'Not checked for allergies.' };
    return { tone: 'neutral', lead: '', text: 'The ingredients and the steps agree.' };
  }
  const { diet, intolerances, avoid, disliked, healthConditions } = profileCheck.checked;
  const rules = [diet ?? [], intolerances, avoid, disliked, healthConditions].flat();
  const unread = unreadLines(check);
  if (unread !== '')
    return {
      tone: 'unread',
      lead: notFullyChecked,
      text: `${unread}. The rest fits your settings.`,
    };
  if (rules.length === 0) return { tone: 'neutral', lead: '', text: 'Your settings rule out no food.' };
  return { tone: 'ok', lead: 'Nothing against your settings.', text: '' };
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
  ...new Set(findings.flatMap(({ kind, summary }) => (kind === wanted && summary ? [summary] : []))),
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
      return `You asked for ${and}, which this recipe does not use.`;
    case 'used-not-listed':
      return `In the steps, but not among the ingredients: ${names.join(', ')}.`;
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
const findingSentences = (findings: readonly Finding[]): string[] =>
  kindsByImportance.flatMap((kind) => {
    const names = namesOfKind(findings, kind);
    return names.length === 0 ? [] : [findingSentence(kind, names)];
  });
