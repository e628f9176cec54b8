/** Detects the language of a request and of its recipe. Imports the lexicon: load it lazily. */
import { findIngredients } from '@/food/names/findIngredients';
import { detectLanguage } from '@/food/text/language';
import { detectWordLanguage } from '../regenerate/foodName';

export type LanguageName = 'English' | 'Spanish';

const languageNames = { en: 'English', es: 'Spanish' } as const;

/** Returns the language of a text's common words; null if unclear. */
export function detectTextLanguage(text: string): LanguageName | null {
  const language = detectLanguage(text);
  return language === undefined ? null : languageNames[language];
}

/** Returns the language of a request's note, else of its foods if all have the same one; null if unclear. */
export function detectRequestLanguage(note: string, ingredients: string): LanguageName | null {
  const noteLanguage = detectTextLanguage(note);
  if (noteLanguage !== null) return noteLanguage;
  const languages = findIngredients(ingredients, { includeDenied: true })
    .map(({ text, ingredient }) => detectWordLanguage(text, ingredient))
    .filter((language) => language !== null);
  const [first] = languages;
  return first && languages.every((language) => language === first) ? languageNames[first] : null;
}
