import type { Language } from '@/food/text/language';
import { fold } from '@/food/text/tokenize';

export interface ExcludedFood {
  name: string;
  /** Language of the name; null if the cook typed it. */
  language: Language | null;
  /** Its id in the lexicon; null if the cook typed the name. */
  id: string | null;
  words: readonly string[];
}

/** Requests the recipe again without these foods (at least one). */
export type RegenerateWithout = (foods: readonly ExcludedFood[]) => void;

/** Returns the folded words of a name, without plural endings. */
const singularWords = (name: string): string[] =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})e?s$/u, ''));

/** True if an entry of an ingredient list contains one of the food's names. */
export function isEntryForFood(
  entry: string,
  { name, words }: Pick<ExcludedFood, 'name' | 'words'>,
): boolean {
  const entryWords = singularWords(entry);
  return [name, ...words]
    .map(singularWords)
    .filter(({ length }) => length > 0)
    .some((wanted) =>
      entryWords.some((_, at) => wanted.every((word, index) => entryWords[at + index] === word)),
    );
}

const separatorPattern = /(\s*[,;\n]+\s*|\s+(?:and|y|e|&|\+)\s+)/i;

export function removeEntries(ingredients: string, isExcluded: (entry: string) => boolean): string {
  const parts = ingredients.split(separatorPattern);
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const entry = parts[at] ?? '';
    if (isExcluded(entry)) continue;
    if (kept.length > 0) kept.push(parts[at - 1] ?? ', ');
    kept.push(entry);
  }
  return kept.join('').trim();
}

const withoutWord: Readonly<Record<Language, string>> = { en: 'without', es: 'sin' };

/** True if a note to the chef says 'without X'. 'without soy sauce' does not mean 'without soy'. */
export function isExcludedInNote(note: string, name: string, language: Language): boolean {
  const [, ...after] = fold(note).split(fold(`${withoutWord[language]} ${name}`));
  return after.some((rest) => /^\s*(?:$|[,.;:!?)\n]|(?:and|y|e)\s)/.test(rest));
}

/** Returns the note to the chef with 'without X' ('sin X') at its end, unless it says so already. */
export function addExclusionToNote(note: string, name: string, language: Language): string {
  const phrase = `${withoutWord[language]} ${name}`;
  const before = note.trim();
  if (before === '') return phrase;
  if (isExcludedInNote(before, name, language)) return before;
  return `${before}${/[.!?;,]$/.test(before) ? ' ' : ', '}${phrase}`;
}

/** In characters, for all names together. */
export const maxJoinedNamesLength = 200;

/** Returns the distinct names in one phrase, as many as fit: 'whey, almonds and blue cheese'. */
export function joinNames(names: readonly string[], language: Language): string {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es');
  const phrase = (some: readonly string[]) => list.format(some);
  let fitting: readonly string[] = [];
  for (const name of new Set(names)) {
    const more = [...fitting, name];
    if (fitting.length === 0 || phrase(more).length <= maxJoinedNamesLength) fitting = more;
  }
  return phrase(fitting);
}

/** Returns the language of most names, in a tie that of the first name; null if none is known. */
export function majorityLanguage(foods: readonly ExcludedFood[]): Language | null {
  const known = foods.map(({ language }) => language).filter((language) => language !== null);
  const spanish = known.filter((language) => language === 'es').length;
  if (spanish * 2 === known.length) return known[0] ?? null;
  return spanish * 2 > known.length ? 'es' : 'en';
}
