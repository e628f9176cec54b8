/** Words the reasons of hits as sentences, with the recipe's own words for the foods. */
import type { Hit } from '@/food/check/checkAgainstProfile';
import { conjugateFor } from '@/food/text/plurals';
import { choiceInSentence, choiceLabel } from '@/profile/foodChoices';

/** Returns a recipe's word in the middle of a sentence. Names that the lexicon writes with a capital keep it. */
export const wordInSentence = (word: string, name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(word) && !/^\p{Lu}/u.test(name) ? word.charAt(0).toLowerCase() + word.slice(1) : word;

/** Conditions for which some foods are left out, as in 'not in pregnancy'. */
const withCondition: Readonly<Record<string, string>> = {
  Pregnancy: 'in pregnancy',
  Lactation: 'while breastfeeding',
};

/** Returns advice on a health condition: 'White wine has alcohol: not in pregnancy', 'go easy on honey: you listed diabetes'. */
function adviceSentence({ value, word, ingredient: { name } }: Hit, advice: string): string {
  const listed = choiceInSentence(value);
  if (!advice.startsWith(`${name} `))
    return `${advice.replace(name, wordInSentence(word, name))}: you listed ${listed}`;
  const fact = `${word} ${conjugateFor(word, advice.slice(name.length + 1))}`;
  return fact.includes(listed) ? fact : `${fact}: not ${withCondition[value] ?? `with ${listed}`}`;
}

/** Plainer words for the conditions of the food check, under which a food is only possible. */
const plainConditions: Readonly<Record<string, string>> = {
  'if you make that change': 'only as an option',
  'if you serve it so': 'only to serve with it',
  'as a trace': 'only as a trace',
};
const conditionPattern = / \(([^()]+)\)$/;

/** Returns why a food may conflict, in half a clause: 'some kinds have lactose', 'only as an option'. */
export function whyPossible({ reason }: Pick<Hit, 'reason'>): string {
  const [, condition] = conditionPattern.exec(reason) ?? [];
  if (condition !== undefined) return plainConditions[condition] ?? condition;
  const [, verb, rest] = /\bmay (have|be) ([^.;(]+)/.exec(reason) ?? [];
  if (rest === undefined) return 'it can’t be ruled out';
  return `some kinds ${verb === 'be' ? 'are' : 'have'} ${rest}`;
}

/** Returns the fact of a reason that says more than its rule: 'a milk product', 'has alcohol'; else ''. */
export const whyCertain = ({ reason }: Pick<Hit, 'reason'>): string =>
  / (?:is|are) (an? [^.]+)\.| (has alcohol)$/.exec(reason)?.slice(1).join('') ?? '';

/** Returns the fact and the profile entry that a reason states: ['almonds are nuts', 'You listed nuts']. */
function splitReason(hit: Hit): [fact: string, rule: string] {
  const { field, value, word, ingredient } = hit;
  const { name } = ingredient;
  const reason = hit.reason.replace(conditionPattern, '');
  const advicePrefix = `you listed ${choiceLabel(value)}: `;
  if (reason.startsWith(advicePrefix)) return [adviceSentence(hit, reason.slice(advicePrefix.length)), ''];
  const dislikePattern = /^.*: you said you dislike (?:them|it)/;
  if (field === 'dislikedFood' && dislikePattern.test(reason))
    return [reason.replace(dislikePattern, `You said you dislike ${wordInSentence(word, name)}`), ''];
  const inRecipeWords = reason.startsWith(`${name} `)
    ? `${word} ${conjugateFor(word, reason.slice(name.length + 1))}`
    : reason;
  const [fact = '', rule = ''] = inRecipeWords.split(/\. (?=You |Your )/);
  // Not 'peanuts have peanuts'.
  const stem = choiceInSentence(value).toLowerCase().replace(/e?s$/, '');
  const isObvious = rule !== '' && !fact.includes(' may ') && word.toLowerCase().includes(stem);
  if (reason !== hit.reason) return [`${fact} (${whyPossible(hit)})`, rule];
  return [isObvious ? '' : fact, rule];
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the reasons of the hits at one place, each fact once: 'Whey is a milk product. You listed lactose and milk.' */
export function reasonSentences(hits: readonly Hit[]): string {
  const rulesByFact = new Map<string, Set<string>>();
  for (const [fact, rule] of hits.map(splitReason)) {
    const rules = rulesByFact.get(fact) ?? new Set<string>();
    rulesByFact.set(fact, rule === '' ? rules : rules.add(rule));
  }
  return [...rulesByFact]
    .flatMap(([fact, rules]) => {
      const listed = [...rules].filter((rule) => rule.startsWith('You listed '));
      const others = [...rules].filter((rule) => !listed.includes(rule));
      // Not Intl.ListFormat, which is slow for thousands of marks.
      const entries = listed
        .map((rule) => rule.slice('You listed '.length))
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' and ');
      return [fact, entries && `You listed ${entries}`, ...others];
    })
    .filter(Boolean)
    .map((sentence) => `${capitalize(sentence)}.`.replace(/([.!?])\.$/, '$1'))
    .join(' ');
}
