import { foodById } from '@/food/lexicon/foods';
import type { Language } from '@/food/text/language';
import { singularAndPluralForms } from '@/food/text/plurals';
import { fold, tokenize } from '@/food/text/tokenize';
import type { Ingredient } from '@/food/types';
import type { ExcludedFood } from './excludedFood';

/** Returns the folded words of a name, with a space around each. */
const foldedWords = (name: string): string =>
  ` ${tokenize(name)
    .map(({ folded }) => folded)
    .join(' ')} `;

function isNameIn(language: Language, word: string, { names }: Ingredient): boolean {
  return names[language].some((name) => {
    const words = fold(name)
      .replace(/['’]/g, '')
      .split(/[\s-]+/);
    return [name, ...singularAndPluralForms(words, language)].some((form) =>
      word.includes(foldedWords(form)),
    );
  });
}

/** Returns the language in which a word names a food; null if both languages do, or neither. */
export function detectWordLanguage(word: string, food: Ingredient): Language | null {
  const [isEnglish, isSpanish] = (['en', 'es'] as const).map((each) =>
    isNameIn(each, foldedWords(word), food),
  );
  if (isEnglish === isSpanish) return null;
  return isEnglish ? 'en' : 'es';
}

/**
 * Returns the name of a food in the language of the recipe's words for it, and in these words if they are one of its
 * names: 'huevos' → 'huevo', 'whole milk' → 'milk', 'dairy-free yoghurt' → 'dairy-free yoghurt'. A food
 * that is not in the lexicon keeps the recipe's word.
 * @param recipeLanguage for words that both languages share
 */
export function foodDisplayName(
  id: string,
  words: readonly string[],
  recipeLanguage: Language,
): Pick<ExcludedFood, 'name'> & { language: Language } {
  const food = foodById(id);
  const asWritten = words[0] ?? id;
  if (!food) return { name: asWritten, language: recipeLanguage };
  const detected = words.map((word) => detectWordLanguage(word, food)).find((language) => language !== null);
  const language = detected ?? recipeLanguage;
  const names = food.names[language];
  const inWords = names.find((name) => words.some((word) => fold(word) === fold(name)));
  return { name: inWords ?? names[0] ?? asWritten, language };
}
