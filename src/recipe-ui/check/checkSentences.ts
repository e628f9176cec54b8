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

export interface CheckSentence {
  tone: CheckTone;
  /** Bold words before the text; '' for none. */
  lead: string;
  text: string;
}

interface BrokenRuleFood extends Pick<EntryHit, 'certainty' | 'reason'> {
  food: FlaggedFood;
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

/** A rule of the user that a recipe breaks. */
interface BrokenRule extends Pick<EntryHit, 'field'> {
  name: string;
  foods: readonly BrokenRuleFood[];
}

/** Returns the user's rules that a recipe breaks ('nuts', 'not vegan'), each once, with all foods that break it. */
export function groupByRule(foods: readonly FlaggedFood[]): BrokenRule[] {
  const hits = foods.flatMap((food) =>
    food.entries.map((entry) => ({ food, ...entry, name: ruleName(entry) })),
  );
  return [...groupBy(hits, ({ name }) => name)]
    .map(([name, all]) => ({
      name,
      field: all[0]?.field ?? 'dislikedFood',
      foods: [...groupBy(all, ({ food }) => food.id).values()].flatMap(([first]) => first ?? []),
    }))
    .sort((one, other) => fieldsByHarm.indexOf(one.field) - fieldsByHarm.indexOf(other.field));
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
  return field === 'diet' ? `not ${choiceInSentence(value)}` : choiceInSentence(value);
}

/** Characters of three lines on a phone. */
const maxLength = 105;

/**
 * Returns the result of a recipe's check in a few sentences: rules that it breaks, the most harmful first, rules that it
 * may break, and foods to take care with. Names the foods if they fit into three lines on a phone, else the rules only.
 * Other findings have a sentence only if there are none of these.
 */
export function checkSentences(check: RecipeCheck): CheckSentence[] {
  const withFoods = graveSentences(check, true);
  if (withFoods.length === 0) return [quietSentence(check)];
  const length = withFoods.reduce((sum, { lead, text }) => sum + lead.length + text.length + 2, 0);
  return length <= maxLength ? withFoods : graveSentences(check, false);
}

/** Returns the rules that the recipe breaks for certain, in one line: 'Not for you: nuts and 3 more'; '' for none. */
export function listBrokenRules({ flaggedFoods }: RecipeCheck): string {
  const broken = groupByRule(flaggedFoods).filter(({ foods }) => wordsOf(foods, 'contains').length > 0);
  const [first, ...others] = broken.map(({ name }) => name);
  if (first === undefined) return '';
  const more = others.length > 1 ? ` and ${others.length} more` : others.map((name) => `, ${name}`).join('');
  return `Not for you: ${first}${more}`.replace(/^Not for you: not /, 'Not ');
}

const graveSentences = (check: RecipeCheck, namesFoods: boolean): CheckSentence[] => [
  ...certainSentences(check, namesFoods),
  ...completeSentences([
    { tone: 'caution', lead: 'Check first:', text: listRules(check, 'may contain', namesFoods) },
    { tone: 'caution', lead: 'Take care:', text: careText(check, namesFoods) },
    { tone: 'caution', lead: '', text: check.profileCheck?.uncheckedReason ?? '' },
  ]),
];

function certainSentences(check: RecipeCheck, namesFoods: boolean): CheckSentence[] {
  const list = (...fields: EntryHit['field'][]) => listRules(check, 'contains', namesFoods, fields);
  return completeSentences([
    { tone: 'conflict', lead: 'Not for you:', text: list('intolerances', 'healthConditions') },
    { tone: 'conflict', lead: '', text: list('diet').replace(/^n/, 'N') },
    { tone: 'caution', lead: 'You avoid:', text: list('avoidIngredients', 'dislikedFood') },
  ]);
}

/** Returns the sentences with a text, ended by a full stop. */
const completeSentences = (sentences: readonly CheckSentence[]): CheckSentence[] =>
  sentences
    .filter(({ text }) => text !== '')
    .map((sentence) => ({ ...sentence, text: sentence.text.replace(/[^.]$/, '$&.') }));

/** Returns rules, with their foods if they are named: 'nuts (almonds, almond milk), lactose (whey)'. */
function listRules(
  { flaggedFoods }: RecipeCheck,
  wanted: Certainty,
  namesFoods: boolean,
  fields = fieldsByHarm,
): string {
  const rules = groupByRule(flaggedFoods).filter(({ field }) => fields.includes(field));
  const listed = rules.flatMap(({ name, foods }) => {
    const words = wordsOf(foods, wanted);
    const isListedAsCertain = wanted !== 'contains' && wordsOf(foods, 'contains').length > 0;
    if (words.length === 0 || (isListedAsCertain && !namesFoods)) return [];
    const isSame = words.length === 1 && words[0]?.toLowerCase() === name.toLowerCase();
    return namesFoods && !isSame ? `${name} (${words.join(', ')})` : name;
  });
  return listed.join(', ');
}

const wordsOf = (foods: readonly BrokenRuleFood[], wanted: Certainty): string[] =>
  foods.filter(({ certainty }) => certainty === wanted).map(({ food }) => foodAsWritten(food));

/** Returns what to take care with: 'blue cheese (pregnancy). Cook the chicken thigh through.' */
function careText({ flaggedFoods, consistency }: RecipeCheck, namesFoods: boolean): string {
  // Not for foods that are not for the cook anyway.
  const rules = groupByRule(flaggedFoods.filter(({ certainty }) => certainty !== 'contains'));
  const advised = rules.flatMap(({ name, foods }) => {
    const words = wordsOf(foods, 'advice');
    if (words.length === 0) return [];
    return namesFoods ? `${words.join(', ')} (${name})` : name;
  });
  const risky = namesOfKind(consistency.findings, 'doneness');
  const cook = risky.length === 0 ? '' : findingSentence('doneness', risky);
  return advised.length === 0 ? uncapitalize(cook) : `${advised.join(', ')}. ${cook}`.trim();
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
  return { tone: 'ok', text: 'Checked against your profile: no conflicts.' };
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
