/**
 * Decides whether two names can mean the same food: 'chicken' and 'chicken thigh', 'cheese' and 'Gouda', 'oil' and 'olive oil'.
 */
import { compareGenerality } from '@/food/lexicon/generalNames';
import type { Category, Ingredient } from '@/food/types';
import { memoize } from '@/lib/memoize';

const includesAllWords = (few: readonly string[], many: readonly string[]): boolean =>
  few.every((word) => many.some((other) => other === word || other === `${word}s` || `${other}s` === word));

const wordsOf = memoize(({ id }: Ingredient) => id.split('-'));

/** True if in doubt: the cook is told which listed foods are missing in the steps, and a false report costs trust. */
export function isSameFood(one: Ingredient, other: Ingredient): boolean {
  if (one.id === other.id || compareGenerality(one, other) !== 'apart') return true;
  if (one.id.endsWith('-mince') && other.id.endsWith('-mince')) return true;
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  if (includesAllWords(words, otherWords) || includesAllWords(otherWords, words)) return true;
  return one.category === other.category && words.some((word) => otherWords.includes(word));
}

const categoryWords: readonly (readonly [RegExp, readonly Category[]])[] = [
  [
    /\b(?:vegetables?|veg(?:gies)?|greens|aromatics|verduras?|hortalizas?|vegetales)\b/i,
    ['vegetable', 'mushroom'],
  ],
  [/\b(?:herbs?|hierbas?|garnish)\b/i, ['herb', 'vegetable']],
  [
    /\b(?:spices?|seasonings?|season|especias?|condimentos?|sazona\w*|aliñ\w*|salpimenta\w*)\b/i,
    ['spice', 'condiment', 'herb'],
  ],
  [/\b(?:meats?|carnes?)\b/i, ['redMeat', 'pork', 'poultry', 'processed meat']],
  [/\b(?:fish|seafood|pescado|mariscos?)\b/i, ['fish', 'shellfish']],
  [/\b(?:fruits?|berries|frutas?)\b/i, ['fruit', 'dried fruit']],
  [/\b(?:nuts|frutos secos)\b/i, ['nut']],
  [/\b(?:beans|pulses|legumbres|frijoles)\b/i, ['legume']],
  [
    /\b(?:toppings?|dressing|sauce|marinade|vinaigrette|glaze|salsa|aderezo|vinagreta|marinada)\b/i,
    ['condiment', 'sauce', 'oil', 'spice', 'sweetener'],
  ],
];

/** Returns the categories that a text names as a whole. */
export const categoriesNamedIn = (text: string): ReadonlySet<Category> =>
  new Set(categoryWords.filter(([words]) => words.test(text)).flatMap(([, categories]) => categories));
