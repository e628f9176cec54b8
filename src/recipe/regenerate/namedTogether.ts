import type { LeftOut, NameLanguage } from './leftOut';

/** Characters that what is left out may take, all names together. */
export const longestNames = 200;

const lists: Readonly<Record<NameLanguage, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  es: new Intl.ListFormat('es'),
};

/** Names in one phrase, each once, as many as fit: 'whey, almonds and blue cheese'. */
export function namedTogether(names: readonly string[], language: NameLanguage): string {
  const phrase = (some: readonly string[]) => lists[language].format(some);
  let fitting: readonly string[] = [];
  for (const name of new Set(names)) {
    const more = [...fitting, name];
    if (fitting.length === 0 || phrase(more).length <= longestNames) fitting = more;
  }
  return phrase(fitting);
}

/** The language of most of the names, of the first where it is a tie; null where none is known. */
export function languageOfMost(foods: readonly LeftOut[]): NameLanguage | null {
  const told = foods.map(({ language }) => language).filter((language) => language !== null);
  const spanish = told.filter((language) => language === 'es').length;
  if (spanish * 2 === told.length) return told[0] ?? null;
  return spanish * 2 > told.length ? 'es' : 'en';
}
