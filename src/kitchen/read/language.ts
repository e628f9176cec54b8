import { lineLanguages } from '@/food/text/language';
import { fold, gapsBefore, tokenize } from '@/food/text/tokenize';
import type { BasketFood } from './basket';

/** One form of a word, whatever its number: 'huevos' and 'huevo' are 'huev'. */
const stem = (name: string) => fold(name).replace(/(?:es|os|as|s|o|a|e)$/, '');

const isNamedIn = (language: 'en' | 'es', { ingredient, written }: BasketFood) =>
  ingredient.names[language].some((name) => stem(name) === stem(written));

/** Whether a request is written in Spanish: its foods, else its small words, say so. */
export function isSpanish(text: string, foods: readonly BasketFood[]): boolean {
  const spanish = foods.filter((food) => isNamedIn('es', food) && !isNamedIn('en', food)).length;
  const english = foods.filter((food) => isNamedIn('en', food) && !isNamedIn('es', food)).length;
  if (spanish !== english) return spanish > english;
  const tokens = tokenize(text);
  return lineLanguages(tokens, gapsBefore(text, tokens), () => false)[0] === 'es';
}
