/* Creates the findings of the consistency report. */
import { findFoodsInText, type RecipeFoods, type TextFoods } from '@/food/check/recipeFoods';
import { isSameFood } from '@/food/check/sameFood';
import { plainText } from '@/food/text/plainText';
import { fold } from '@/food/text/tokenize';
import type { FoundIngredient, Ingredient } from '@/food/types';
import { countWithNoun } from '@/lib/plural';
import { type ConsistencyReport, type Finding, longerStepMinutes } from './consistencyReport';
import { findServings } from './servings';

const formatMinutes = (minutes: number): string => countWithNoun(minutes, 'minute');
export const distinctFoods = (...texts: readonly (readonly FoundIngredient[])[]): Ingredient[] => [
  ...new Set(texts.flatMap((found) => found.map(({ ingredient }) => ingredient))),
];
export const englishFoodName = (ingredient: Ingredient): string => ingredient.names.en[0] ?? ingredient.id;

export function dinersFindings(
  { asked, stated }: ConsistencyReport['diners'],
  texts: readonly string[],
): Finding[] {
  const statedServings = texts.flatMap(findServings);
  const findings: Finding[] = [];
  if (asked !== null && stated !== null && asked !== stated)
    findings.push({
      kind: 'diners',
      summary: `Serves ${stated}, not ${asked}.`,
      text: `You asked for ${countWithNoun(asked, 'diner')}; the recipe is for ${stated}.`,
    });
  const contradiction = statedServings.find(
    ({ min, max }) => stated !== null && (stated < min || stated > max),
  );
  if (contradiction && stated !== null) {
    const range =
      contradiction.min === contradiction.max
        ? `${contradiction.min}`
        : `${contradiction.min} to ${contradiction.max}`;
    findings.push({
      kind: 'diners',
      summary: `Serves ${stated}, or ${range} by its text.`,
      text: `The recipe is for ${countWithNoun(stated, 'diner')}, but its text says ${range}.`,
    });
  }
  return findings;
}

export function minutesFindings({ asked, stated, steps }: ConsistencyReport['minutes']): Finding[] {
  const findings: Finding[] = [];
  if (asked !== null && stated !== null && stated > asked)
    findings.push({
      kind: 'minutes',
      summary: `Takes ${formatMinutes(stated)}, not ${asked}.`,
      text: `You asked for ${formatMinutes(asked)}; the recipe says ${stated}.`,
    });
  const limit = stated ?? asked;
  const longer = longerStepMinutes(steps, limit);
  if (limit !== null && longer !== null) {
    const claim = limit === asked ? 'You asked for' : 'The recipe says';
    findings.push({
      kind: 'minutes',
      summary: stated === null ? `The steps take ${formatMinutes(longer)}, not ${limit}.` : '',
      text: `${claim} ${formatMinutes(limit)}, but the steps add up to at least ${longer}.`,
    });
  }
  return findings;
}

const maxRequestLength = 2_000;
export const maxNamedFoods = 12;

/** Returns the requested entries that name no known food. */
function unknownEntries({ text, named }: TextFoods): string[] {
  return [...text.matchAll(/[^,;\n\r]+/g)].flatMap(({ 0: entry, index }) => {
    const isKnown = named.some(({ start, end }) => start < index + entry.length && end > index);
    return isKnown || !/\p{L}{2}/u.test(entry) ? [] : [entry.trim().slice(0, 60)];
  });
}

/** Says what sausages are of, and names no food beside them. */
const porkOfSausages = /\bpork (?=sausages?\b)|(?<=\bsalchichas?) de cerdo\b/gi;

export function requestedFoodFindings(
  request: string,
  { title, ingredients, description }: RecipeFoods,
  isForbidden: (food: Ingredient) => boolean,
): Finding[] {
  const asked = findFoodsInText(plainText(request.slice(0, maxRequestLength).replace(porkOfSausages, '')));
  const foods = distinctFoods(asked.present);
  // A recipe without an ingredient list names its foods in the steps.
  const list = ingredients.text.trim() === '' ? [title, description] : [title, ingredients];
  const listed = distinctFoods(...list.map(({ present }) => present));
  const words = fold(list.map(({ text }) => text).join('\n'));
  const missing = foods.filter(
    (food) => !listed.some((other) => isSameFood(other, food)) && !isForbidden(food),
  );
  const unknown = unknownEntries(asked).filter((entry) => !words.includes(fold(entry)));
  const isNamed = (food: Ingredient, found: TextFoods['named']) =>
    distinctFoods(found).some((other) => isSameFood(other, food));
  const reasonIsMissing = (food: Ingredient) => {
    if (isNamed(food, description.present)) return 'it is not among the ingredients';
    return isNamed(food, description.named) ? 'left out, as the recipe says' : 'the recipe uses none';
  };
  return [
    ...missing.map((food) => [englishFoodName(food), englishFoodName(food), reasonIsMissing(food)] as const),
    ...unknown.map((entry) => [entry, `“${entry}”`, 'it is not among the ingredients'] as const),
  ]
    .slice(0, maxNamedFoods)
    .map(([summary, name, reason]) => ({
      kind: 'asked-not-used',
      summary,
      text: `You asked for ${name}; ${reason}.`,
    }));
}
