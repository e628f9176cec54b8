/** The findings of the honesty report, each a short factual sentence. */

import { findFoodsInText, type RecipeTexts, type TextFoods } from '@/food/check/recipeFoods';
import { plainText } from '@/food/text/plainText';
import { fold } from '@/food/text/tokenize';
import type { Ingredient } from '@/food/types';
import type { Finding, FindingKind, HonestyReport } from './honestyReport';
import { isSameFood } from './sameFood';
import { findServings } from './servings';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const minutesText = (minutes: number): string => counted(minutes, 'minute');
export const nameOf = (ingredient: Ingredient): string => ingredient.names.en[0] ?? ingredient.id;
export const warning = (kind: FindingKind, text: string): Finding => ({ kind, severity: 'warning', text });
export const info = (kind: FindingKind, text: string): Finding => ({ kind, severity: 'info', text });

export function dinersFindings({ asked, got }: HonestyReport['diners'], texts: readonly string[]): Finding[] {
  const says = texts.flatMap(findServings);
  const findings: Finding[] = [];
  if (asked !== null && got !== null && asked !== got)
    findings.push(warning('diners', `You asked for ${counted(asked, 'diner')}; the recipe is for ${got}.`));
  const odd = says.find(({ min, max }) => got !== null && (got < min || got > max));
  if (odd && got !== null) {
    const range = odd.min === odd.max ? `${odd.min}` : `${odd.min} to ${odd.max}`;
    findings.push(
      warning('diners', `The recipe is for ${counted(got, 'diner')}, but its text says ${range}.`),
    );
  }
  return findings;
}

/** Steps may run over what is stated by a tenth, or two minutes, before it is worth a word. */
const tolerated = (minutes: number): number => minutes + Math.max(2, minutes / 10);

export function minutesFindings({ asked, stated, steps }: HonestyReport['minutes']): Finding[] {
  const findings: Finding[] = [];
  if (asked !== null && stated !== null && stated > asked)
    findings.push(warning('minutes', `You asked for ${minutesText(asked)}; the recipe says ${stated}.`));
  const limit = stated ?? asked;
  if (steps !== null && limit !== null && steps > tolerated(limit)) {
    const claim = stated === null ? 'You asked for' : 'The recipe says';
    findings.push(
      warning('minutes', `${claim} ${minutesText(limit)}, but the steps add up to at least ${steps}.`),
    );
  }
  return findings;
}

const longestRequest = 2_000;
export const mostNames = 12;

/** Words asked for that are no known food, in entries of the cook's list. */
function unknownEntries({ text, named }: TextFoods): string[] {
  return [...text.matchAll(/[^,;\n\r]+/g)].flatMap(({ 0: entry, index }) => {
    const isKnown = named.some(({ start, end }) => start < index + entry.length && end > index);
    return isKnown || !/\p{L}{2}/u.test(entry) ? [] : [entry.trim().slice(0, 60)];
  });
}

export function askedFindings(
  request: string,
  { title, ingredients, description }: RecipeTexts,
  used: readonly Ingredient[],
  spoken: readonly Ingredient[],
): Finding[] {
  const asked = findFoodsInText(plainText(request.slice(0, longestRequest)));
  const foods = [...new Set(asked.present.map(({ ingredient }) => ingredient))];
  const whole = fold(`${title.text}\n${ingredients.text}\n${description.text}`);
  const unused = foods.filter((food) => !used.some((other) => isSameFood(other, food)));
  const unknown = unknownEntries(asked).filter((entry) => !whole.includes(fold(entry)));
  return [
    ...unused.map((food): Finding => {
      const isExplained = spoken.some((other) => isSameFood(other, food));
      const finding = isExplained
        ? info('asked-not-used', `You asked for ${nameOf(food)}; left out, as the recipe says.`)
        : warning('asked-not-used', `You asked for ${nameOf(food)}; the recipe uses none.`);
      return { ...finding, missing: { name: nameOf(food), how: 'left out' } };
    }),
    ...unknown.map(
      (entry): Finding => ({
        ...info('asked-not-used', `You asked for “${entry}”; the recipe does not name it.`),
        missing: { name: entry, how: 'not named' },
      }),
    ),
  ].slice(0, mostNames);
}
