import type { Ingredient } from '../types';
import { isPourable } from './cupWeights';
import { type FoundAmount, findAmounts } from './findAmounts';
import { convertToSystem } from './measures';
import { parseUnit } from './units';

/** What there is of a food, in g, ml or pieces (null). */
export interface GivenAmount {
  readonly amount: number;
  readonly unit: 'g' | 'ml' | null;
}

/** Units that the kitchen weighs and counts in, by parse-ingredient's names; handfuls, tins and bags say too little. */
const units: Readonly<Record<string, readonly [factor: number, unit: GivenAmount['unit']]>> = {
  '': [1, null], gram: [1, 'g'], kilogram: [1000, 'g'], pound: [454, 'g'], ounce: [28, 'g'], milliliter: [1, 'ml'], liter: [1000, 'ml'],
}; // biome-ignore format: one row
const maxPieces = 60;
const maxWeight = 20_000;

/** '2 x 200g' is 400 g. */
const multiplied = (words: string) =>
  words.replace(/(\d+) ?[x×] ?(\d+) ?(?=(?:g|ml|kg|oz)\b)/giu, (_, count, each) => `${count * each} `);

function given({ low, unit }: FoundAmount, food: Ingredient): GivenAmount | null {
  const said = { value: low, unit: unit?.id ?? null };
  // '2 cups of bulgur' are 360 g, and of milk 480 ml.
  const isInCups = said.unit === 'cup';
  const measure = (isInCups && convertToSystem(said, 'metric', food.id, isPourable(food, ''))) || said;
  const [factor, named] = units[measure.unit ?? ''] ?? [];
  if (factor === undefined || named === undefined) return null;
  const exact = measure.value * factor;
  // '1 lb' is 450 g.
  const amount = named === null || exact < 100 ? exact : Math.round(exact / 10) * 10;
  return amount > (named === null ? maxPieces : maxWeight) ? null : { amount, unit: named };
}

/** The amount in the words before a food: 'about 500g leftover', 'a couple of', '3 x'. */
export function amountBefore(words: string, food: Ingredient): GivenAmount | null {
  if (!/\d/.test(words) && /\b(?:few|little|some|poc[oa]s?|un[oa]s|algo)\b/i.test(words)) return null;
  const text = multiplied(words)
    .replace(/\b(?:half a dozen|media docena)\b/i, '6')
    .replace(/\b(?:a |una )?(?:dozen|docena)\b/i, '12')
    .replace(/\b(?:a )?couple\b|\bun par\b/i, '2')
    .replace(/(\d) ?[x×](?!\p{L})/iu, '$1');
  const [found] = findAmounts(`${text} food`);
  // '2 small handfuls of' counts something else than the food.
  const isOfAnother = (word: string) =>
    parseUnit(word) !== undefined || /^(?:bowls?|portions?|servings?|raciones)$/i.test(word);
  return !found ||
    text
      .slice(found.end)
      .replace(/\(.*?\)/g, '')
      .split(/[^\p{L}]+/u)
      .some(isOfAnother)
    ? null
    : given(found, food);
}

/** The amount in the words after a food: 'x 3', '(500 g)', ': 2', 'shin 800 g'. */
export function amountAfter(written: string, food: Ingredient): GivenAmount | null {
  const words = multiplied(written);
  const [found] = findAmounts(words);
  const isNext =
    found?.kind === 'digits' &&
    /^\s*(?:(?!for\b|para\b)\p{L}+\s){0,2}\s*[-–:=(]?\s*[x×]?\s*$/iu.test(words.slice(0, found.start));
  return isNext ? given(found, food) : null;
}
