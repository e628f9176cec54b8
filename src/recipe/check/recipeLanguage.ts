/** The language of a request and of the recipe that answers it, read with the lexicon: load it lazily. */
import { findIngredients } from '@/food/names/findIngredients';
import { languageTold } from '@/food/text/language';
import { detectWordLanguage } from '../regenerate/foodName';

/** The languages that can be told apart. */
export type RecipeLanguage = 'English' | 'Spanish';

const names = { en: 'English', es: 'Spanish' } as const;

/** The language that the common words of a text belong to; null where they do not tell. */
export function detectRecipeLanguage(text: string): RecipeLanguage | null {
  const language = languageTold(text);
  return language === undefined ? null : names[language];
}

/** The language of a request: of its note, else of the foods it names, where all are of one; null where they do not tell. */
export function detectRequestLanguage(note: string, ingredients: string): RecipeLanguage | null {
  const told = detectRecipeLanguage(note);
  if (told !== null) return told;
  const languages = findIngredients(ingredients, { denied: 'keep' })
    .map(({ text, ingredient }) => detectWordLanguage(text, ingredient))
    .filter((language) => language !== null);
  const [first] = languages;
  return first && languages.every((language) => language === first) ? names[first] : null;
}
