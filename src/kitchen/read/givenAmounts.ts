import { findAmounts } from '@/food/amounts/findAmounts';
import { fold } from '@/food/text/tokenize';

/** What there is of a food, in g, ml or pieces (null). */
export interface GivenAmount {
  readonly amount: number;
  readonly unit: 'g' | 'ml' | null;
}

/** Units that the kitchen weighs and counts in, by parse-ingredient's names; handfuls, tins and bags say too little. */
const units: Readonly<Record<string, readonly [factor: number, unit: GivenAmount['unit']]>> = {
  '': [1, null],
  gram: [1, 'g'],
  kilogram: [1000, 'g'],
  pound: [454, 'g'],
  ounce: [28, 'g'],
  milliliter: [1, 'ml'],
  liter: [1000, 'ml'],
};
/** Words that make a number count something else than the food: '2 handfuls of spinach'. */
const container =
  /\b(?:tins?|cans?|jars?|bags?|packs?|packets?|box(?:es)?|bunch(?:es)?|handfuls?|heads?|cloves?|slices?|sticks?|tubs?|pots?|sprigs?|cups?|fillets?|pieces?|bowls?|portions?|servings?|latas?|botes?|bolsas?|paquetes?|manojos?|punados?|dientes?|rodajas?|lonchas?|tarros?|trozos?|vasos?|tazas?|raciones?)\b/;
const mostPieces = 60;
const mostWeight = 20_000;

const spelled: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a )?couple(?: of)?\b/i, '2'],
  [/\bun par de\b/i, '2'],
  [/\bhalf a dozen\b|\bmedia docena(?: de)?\b/i, '6'],
  [/\b(?:a |una )?(?:dozen|docena)(?: of| de)?\b/i, '12'],
  [/\bhalf an?\b|\bmedi[oa]\b/i, '0.5'],
  [/(\d)\s*[xX×]\s*(?=$|\p{L})/u, '$1 '],
  [/^\s*[xX×]\s*(?=\d)/, ''],
  [/(\d)\s*(?:gr?s?|gramos?|grams?)\b\.?/i, '$1 g '],
  [/\b(?:about|around|approx\.?|roughly|unos|unas|aprox\.?|like|maybe)\s+/i, ''],
];

function amountIn(words: string): GivenAmount | null {
  const digits = spelled.reduce((text, [pattern, by]) => text.replace(pattern, by), words).trim();
  if (
    !/^[\d½¼¾⅓⅔]|^(?:an?|one|two|three|four|five|six|eight|ten|una?|un|dos|tres|cuatro|cinco|seis|ocho|diez)\s/i.test(
      `${digits} `,
    )
  )
    return null;
  if (container.test(fold(digits))) return null;
  const [found] = findAmounts(`${digits} food`);
  const [factor, named] = units[found?.unit?.id ?? ''] ?? [];
  if (found?.start !== 0 || factor === undefined || named === undefined) return null;
  const amount = found.low * factor;
  return amount > (named === null ? mostPieces : mostWeight) ? null : { amount, unit: named };
}

/** Where an amount begins: a digit, or a number in words. */
const beginning =
  /(?:^|\s)((?:(?:half|medi[oa]|una?|an?|couple|dozen|docena|one|two|three|four|five|six|eight|ten|dos|tres|cuatro|cinco|seis|ocho|diez)(?=\s)|[\d½¼¾⅓⅔]).*)$/iu;

/** The amount in the words before a food: 'about 500g leftover'. */
export const amountBefore = (words: string): GivenAmount | null => amountIn(beginning.exec(words)?.[1] ?? '');

/** The amount in the words after a food: 'x 3', '(500 g)', ': 2'. */
export const amountAfter = (words: string): GivenAmount | null => {
  const [, amount] = /^\s*[-–:=(]?\s*([xX×]?\s*[\d½¼¾⅓⅔][\d.,/ ]*\s*(?:\p{L}+)?)/u.exec(words) ?? [];
  return amount === undefined ? null : amountIn(amount.replace(/^[xX×]\s*/, ''));
};
