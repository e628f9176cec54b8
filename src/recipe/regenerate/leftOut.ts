/** The languages in which the lexicon names foods. */
export type NameLanguage = 'en' | 'es';

/** A food to leave out next time. */
export interface LeftOut {
  /** What to call it. */
  name: string;
  /** Of the name; null where the cook typed it. */
  language: NameLanguage | null;
  /** The lexicon's id of it; null where the cook typed a name. */
  id: string | null;
  /** The words that the recipe uses for it. */
  words: readonly string[];
}

/** Asks for a recipe anew, without these foods: one at least. */
export type RegenerateWithout = (leftOut: readonly LeftOut[]) => void;
