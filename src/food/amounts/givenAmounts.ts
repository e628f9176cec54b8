import { numberByWord } from '@/lib/words';
import type { Ingredient } from '../types';
import { isPourable } from './cupWeights';
import { type FoundAmount, findAmounts } from './findAmounts';
import { convertToSystem } from './measures';
import { parseUnit } from './units';

/** What there is of a food, in g, ml or pieces (null). */
export interface GivenAmount {
  readonly amount: number;
  readonly unit: 'g' | 'ml' | null;
  /** A pack of a usual size: the cook said 'a tin'. */
  readonly isEstimate?: true;
}

/** Returns what there is of a food that is named twice; the first amount where they can't be added. */
export const sumOf = (one: GivenAmount | undefined, other: GivenAmount | null): GivenAmount | null =>
  one && other?.unit === one.unit ? { ...one, amount: one.amount + other.amount } : (one ?? other);

/** Grams or millilitres, drained, of a usual pack, by parse-ingredient's unit, and by id or category of the food. */
const packs: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  can: numberByWord(`
30: anchovy
110: fish shellfish
240: legume
250: sweetcorn bell-pepper mushrooms fruit
330: beer
400: tomato tinned-tomato coconut-milk condensed-milk evaporated-milk
`),
  jar: numberByWord(`
190: pesto
290: bell-pepper
330: beer
400: legume tomato-sauce tomato tinned-tomato coconut-milk condensed-milk
690: passata
`),
  bottle: numberByWord(`
330: beer
500: cider
700: passata
750: alcohol
`),
  glass: numberByWord(`
150: alcohol
200: milk cream orange broth
`),
  package: numberByWord(`
200: bacon cream spinach rocket lettuce cheese
250: mushrooms cherry-tomato
280: tofu tempeh
500: pasta passata gnocchi
320: puff-pastry
400: tomato tinned-tomato tomato-sauce coconut-milk
1000: milk broth
`),
  bag: numberByWord(`
200: spinach rocket lettuce kale
`),
  block: numberByWord(`
200: cheese
280: tofu tempeh
`),
  ball: numberByWord(`
125: mozzarella burrata
`),
  tub: numberByWord(`
180: cream-cheese
250: ricotta mascarpone
`),
  pot: numberByWord(`
125: yoghurt
200: cream sour-cream
`),
  slice: numberByWord(`
25: ham serrano-ham bacon cheese
`),
};
/** Units that are a piece of a food. */
const pieceUnits: Readonly<Record<string, RegExp>> = {
  clove: /^garlic$/, stick: /^celery$/, slice: /^bread$/, fillet: /./,
  head: /^(?:broccoli|cauliflower|.*cabbage|lettuce|fennel)$/, ear: /^sweetcorn$/,
}; // biome-ignore format: one row
/** Words for packs that parse-ingredient does not know as units. */
const otherPacks =
  /(?<!\p{L})(?:punnets?|trays?|bandejas?|cartons?|(?:tetra)?bri(?:ck?|k)s?|packs?)(?!\p{L})/giu;

/** 'Tin of tomatoes', 'packet bacon': one, where the list has no number. */
const onePack =
  /^[\s,\-*•·]*((?:(?:small|large|big|whole|full) )?(?:tin|jar|pack|packet|punnet|carton|bag|tub|block|bottle|lata|bote|tarro|paquete|bolsa|bandeja|botella|(?:tetra)?bri(?:ck?|k)|can(?= of )|pot(?= of ))(?!\p{L}))/iu;

/** Units that the kitchen weighs and counts in, by parse-ingredient's names; handfuls say too little. */
const units: Readonly<Record<string, readonly [factor: number, unit: GivenAmount['unit']]>> = {
  '': [1, null], gram: [1, 'g'], kilogram: [1000, 'g'], pound: [454, 'g'], ounce: [28, 'g'], milliliter: [1, 'ml'], liter: [1000, 'ml'],
}; // biome-ignore format: one row
const maxPieces = 60;
const maxWeight = 20_000;

/** '2 x 200g' and '2 (200g)' are 400 g. */
const multiplied = (words: string) =>
  words.replace(
    /(\d+) ?[x×(] ?(\d+) ?(g|ml|kg|oz)\b\)?/giu,
    (_, count, each, unit) => `${count * each} ${unit}`,
  );
/** A tin, after its weight; beans are three fifths of theirs. */
const tinAfter = /^\s*(?:tins?|cans?|jars?|latas?|botes?)(?!\p{L})/iu;
const drainedShare = 0.6;

function given({ low, unit }: FoundAmount, food: Ingredient): GivenAmount | null {
  const said = { value: low, unit: unit?.id ?? null };
  // '2 cups of bulgur' are 360 g, and of milk 480 ml.
  const isInCups = said.unit === 'cup';
  if (pieceUnits[said.unit ?? '']?.test(food.id)) return { amount: said.value, unit: null };
  const pack = packs[said.unit ?? ''];
  const held = pack?.get(food.id) ?? pack?.get(food.category);
  if (held !== undefined)
    return { amount: said.value * held, unit: isPourable(food, '') ? 'ml' : 'g', isEstimate: true };
  const measure = (isInCups && convertToSystem(said, 'metric', food.id, isPourable(food, ''))) || said;
  const [factor, named] = units[measure.unit ?? ''] ?? [];
  if (factor === undefined || named === undefined) return null;
  // 'Half a loaf' says little.
  if (named === null && food.id === 'bread') return null;
  const exact = measure.value * factor;
  // '1 lb' is 450 g.
  const amount = named === null || exact < 100 ? exact : Math.round(exact / 10) * 10;
  return amount > (named === null ? maxPieces : maxWeight) ? null : { amount, unit: named };
}

/** The amount in the words before a food: 'about 500g leftover', 'a couple of', '3 x'. */
function amountBefore(words: string, food: Ingredient): GivenAmount | null {
  if (!/\d/.test(words) && /\b(?:few|little|some|poc[oa]s?|un[oa]s|algo)\b/i.test(words)) return null;
  const text = multiplied(/\d/.test(words) ? words : words.replace(onePack, '1 $1'))
    .replace(/\b(?:half a dozen|media docena)\b/i, '6')
    .replace(/\b(?:a |una )?(?:dozen|docena)\b/i, '12')
    .replace(/\b(?:a )?couple\b|\bun par\b/i, '2')
    .replace(/(\d) ?[x×](?!\p{L})/iu, '$1')
    .replace(otherPacks, 'package');
  const [found] = findAmounts(`${text} food`);
  // '2 small handfuls of' counts something else than the food; '4 bone-in' has no inches.
  const isOfAnother = (word: string) =>
    (word !== 'in' && parseUnit(word) !== undefined) ||
    /^(?:bowls?|portions?|servings?|raciones|bars?|loaf|loaves|logs?|mugs?|nests?|tabletas?|wheels?)$/i.test(
      word,
    );
  const isTinned = found?.unit?.id === 'gram' && tinAfter.test(text.slice(found.end));
  if (isTinned && food.category === 'legume')
    return { amount: Math.round(found.low * drainedShare), unit: 'g', isEstimate: true };
  return !found ||
    text
      .slice(found.end)
      .replace(isTinned ? tinAfter : /\(.*?\)/g, '')
      .split(/[^\p{L}]+/u)
      .some(isOfAnother)
    ? null
    : given(found, food);
}

/** The amount in the words after a food: 'x 3', '(500 g)', ': 2', 'shin 800 g'. */
function amountAfter(written: string, food: Ingredient): GivenAmount | null {
  const words = multiplied(written);
  const [found] = findAmounts(words);
  const isNext =
    found?.kind === 'digits' &&
    /^\s*(?:(?!for\b|para (?!guisar|estofar|asar|freír|cocer|plancha))\p{L}+\s){0,2}\s*[-–:=(]?\s*[x×]?\s*$/iu.test(
      words.slice(0, found.start),
    );
  return isNext ? given(found, food) : null;
}

/** The amount that the words before and after a food say: '2 x 200 g', '3 (500 g)' are 500 g, '2 de 400 g' are 800 g. */
export function givenAmount(before: string, after: string, food: Ingredient): GivenAmount | null {
  // 'An egg each' is as many as there are diners, which the list does not say.
  if (/^\s*(?:each|apiece|per (?:person|head)|por (?:persona|cabeza)|cada uno)\b(?!.*\d)/i.test(after))
    return null;
  const [count, weight] = [amountBefore(before, food), amountAfter(after, food)];
  if (count === null || count.unit !== null || weight === null || weight.unit === null)
    return count ?? weight;
  return { ...weight, amount: weight.amount * (/^\s*de /i.test(after) ? count.amount : 1) };
}
