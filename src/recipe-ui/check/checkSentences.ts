import { groupBy } from '@/lib/groupBy';
import { countWithNoun } from '@/lib/plural';
import { choiceInSentence } from '@/profile/foodChoices';
import type { RecipeCheck } from '@/recipe/check/checkRecipe';
import type { FlaggedFood } from '@/recipe/check/flaggedFoods';
import type { Certainty } from '@/recipe/check/marks';
import { capitalize, wordInSentence } from '@/recipe/check/reasonSentences';
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

const isDiet = ({ field }: RuleWithFoods): boolean => field === 'diet';

/** Returns the recipe's word for a food in the middle of a sentence: that of the ingredient list, if it is there. */
export function foodAsWritten({ places, name }: FlaggedFood): string {
  const { word } = places.find(({ source }) => source === 'ingredients') ?? places[0] ?? { word: name };
  const isName = places.every((place) => !/^\p{Ll}/u.test(place.word));
  return isName
    ? wordInSentence(word, name)
    : word.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/**
 * Returns the name of a user's rule: 'nuts', 'vegan diet'. A broken diet is 'not vegan', because 'Not for you: vegan diet'
 * would mean the contrary.
 */
function ruleName({ field, value, certainty }: EntryHit): string {
  if (field === 'dislikedFood') return value;
  const name = choiceInSentence(value);
  if (field !== 'diet') return name;
  return certainty === 'contains' ? `not ${name}` : `${name} diet`;
}

/** Characters of three lines on a phone. */
const maxListLength = 110;
/** Characters of two lines on a phone, with 'Fits your settings:' before. */
const maxVerdictLength = 45;
/** Characters of a line beside a picture. */
const maxLineLength = 30;

/**
 * Returns the result of a recipe's check in a few sentences: foods that are not for the user, the most harmful first,
 * foods to take care with, foods to check, foods that the user avoids, lines that were not read. Other findings have a
 * sentence only if there are none of these.
 */
export function checkSentences(check: RecipeCheck): CheckSentence[] {
  const conflicts = groupByRule(check.flaggedFoods, 'contains');
  const diet = conflicts.find(isDiet);
  const doubts = groupByRule(check.flaggedFoods, 'may contain');
  const unread = check.profileCheck?.uncheckedReason ?? '';
  const sentences: readonly CheckSentence[] = [
    { tone: 'contains', lead: 'Not for you:', text: listRules(conflicts.filter((rule) => !isDiet(rule))) },
    { tone: 'contains', lead: `${capitalize(diet?.name ?? '')}:`, text: diet ? listFoods(diet) : '' },
    { tone: 'advice', lead: 'Take care:', text: careText(check) },
    { tone: 'may contain', lead: 'Check first:', text: listRules(doubts) },
    { tone: 'avoided', lead: 'You avoid:', text: listRules(groupByRule(check.flaggedFoods, 'avoided')) },
    { tone: 'unread', lead: notFullyChecked, text: unread },
  ];
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
  const grave = groupByRule(flaggedFoods, 'contains');
  const shown = grave.length > 0 ? grave : groupByRule(flaggedFoods, 'avoided');
  const [first] = shown;
  if (!first) return '';
  if (shown.length === 1 && isDiet(first)) return capitalize(first.name);
  const lead = grave.length > 0 ? 'Not for you' : 'You avoid';
  const names = shown.map(({ name }) => name);
  const lines = names.map((_, index) => {
    const hidden = index === 0 ? '' : ` and ${index} more`;
    return `${lead}: ${names.slice(0, names.length - index).join(', ')}${hidden}`;
  });
  const foods = new Set(shown.flatMap((rule) => rule.foods.map(({ food }) => food.id)));
  return (
    lines.find((line) => line.length <= maxLineLength) ?? `${lead}: ${countWithNoun(foods.size, 'food')}`
  );
}

/** Returns rules with their foods: 'nuts (almonds, almond milk), lactose (whey)'; the rules alone if that is long. */
function listRules(rules: readonly RuleWithFoods[]): string {
  const withFoods = rules.map((rule) => {
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
function careText(check: RecipeCheck): string {
  const advised = listRules(groupByRule(check.flaggedFoods, 'advice'));
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
      return { tone: 'neutral', lead: '', text: 'Made as you asked, but not checked for allergies.' };
    return { tone: 'neutral', lead: '', text: 'The ingredients and the steps agree.' };
  }
  const { diet, intolerances, avoid, disliked, healthConditions } = profileCheck.checked;
  const foods = [intolerances, avoid, disliked].flat().map(choiceInSentence);
  const unread = unreadLines(check);
  if (unread !== '')
    return { tone: 'unread', lead: notFullyChecked, text: `${unread}. The rest fits your settings.` };
  if (!diet && [...foods, ...healthConditions].length === 0)
    return { tone: 'neutral', lead: '', text: 'Your settings rule out no food.' };
  const absent = foods.length === 0 ? [] : `no ${formatList(foods, 'disjunction')} found`;
  const text = [diet ? choiceInSentence(diet) : [], absent].flat().join(', ');
  if (text === '' || text.length > maxVerdictLength)
    return { tone: 'ok', lead: 'Fits your settings.', text: '' };
  return { tone: 'ok', lead: 'Fits your settings:', text: `${text}.` };
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

const formatList = (names: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-GB', { type }).format(names);

/** Returns a finding about foods as a sentence; those about diners and minutes are sentences already. */
function findingSentence(kind: FindingKind, names: readonly string[]): string {
  switch (kind) {
    case 'doneness':
      return `Cook the ${formatList(names, 'conjunction')} through.`;
    case 'asked-not-used':
      return `You asked for ${formatList(names, 'conjunction')}, which this recipe does not use.`;
    case 'used-not-listed':
      return `In the steps, but not among the ingredients: ${names.join(', ')}.`;
    case 'listed-not-used':
      return `No step uses the ${formatList(names, 'disjunction')}.`;
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
