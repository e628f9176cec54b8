import { fold } from '@/food/text/tokenize';

/** The languages in which the lexicon names foods. */
export type NameLanguage = 'en' | 'es';

/** A food that the cook wants the recipe without. */
export interface FoodToLeaveOut {
  /** What to call it. */
  name: string;
  /** Of the name; null where the cook typed it. */
  language: NameLanguage | null;
  /** The lexicon's id of it; null where the cook typed a name. */
  id: string | null;
  /** The words that the recipe uses for it. */
  words: readonly string[];
}

/** Asks for the recipe anew without these foods: one at least. */
export type RegenerateWithout = (foods: readonly FoodToLeaveOut[]) => void;

/** The words of a name, plural and singular alike. */
const wordsOf = (name: string): string[] =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})e?s$/u, ''));

/** Whether an entry of an ingredient list names a food by one of the words known for it. */
export function entryNamesFood(
  entry: string,
  { name, words }: Pick<FoodToLeaveOut, 'name' | 'words'>,
): boolean {
  const said = wordsOf(entry);
  return [name, ...words]
    .map(wordsOf)
    .filter(({ length }) => length > 0)
    .some((wanted) => said.some((_, at) => wanted.every((word, index) => said[at + index] === word)));
}

const separator = /(\s*[,;\n]+\s*|\s+(?:and|y|e|&|\+)\s+)/i;

/** A list of ingredients, as typed, without some of its entries. */
export function removeEntries(ingredients: string, isLeftOut: (entry: string) => boolean): string {
  const parts = ingredients.split(separator);
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const entry = parts[at] ?? '';
    if (isLeftOut(entry)) continue;
    if (kept.length > 0) kept.push(parts[at - 1] ?? ', ');
    kept.push(entry);
  }
  return kept.join('').trim();
}

const without: Readonly<Record<NameLanguage, string>> = { en: 'without', es: 'sin' };

/** Whether a note to the chef says 'without X' already; 'without soy sauce' says nothing of soy. */
export function noteSaysWithout(note: string, name: string, language: NameLanguage): boolean {
  const [, ...after] = fold(note).split(fold(`${without[language]} ${name}`));
  return after.some((rest) => /^\s*(?:$|[,.;:!?)\n]|(?:and|y|e)\s)/.test(rest));
}

/** The note to the chef with 'without X' ('sin X') at its end; said once, however often it is asked for. */
export function addWithoutToNote(note: string, name: string, language: NameLanguage): string {
  const wish = `${without[language]} ${name}`;
  const before = note.trim();
  if (before === '') return wish;
  if (noteSaysWithout(before, name, language)) return before;
  return `${before}${/[.!?;,]$/.test(before) ? ' ' : ', '}${wish}`;
}

/** Characters that the names of all foods left out may take together. */
export const maxJoinedNamesLength = 200;

/** Names in one phrase, each once, as many as fit: 'whey, almonds and blue cheese'. */
export function joinNames(names: readonly string[], language: NameLanguage): string {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es');
  const phrase = (some: readonly string[]) => list.format(some);
  let fitting: readonly string[] = [];
  for (const name of new Set(names)) {
    const more = [...fitting, name];
    if (fitting.length === 0 || phrase(more).length <= maxJoinedNamesLength) fitting = more;
  }
  return phrase(fitting);
}

/** The language of most of the names, of the first where it is a tie; null where none is known. */
export function majorityLanguage(foods: readonly FoodToLeaveOut[]): NameLanguage | null {
  const known = foods.map(({ language }) => language).filter((language) => language !== null);
  const spanish = known.filter((language) => language === 'es').length;
  if (spanish * 2 === known.length) return known[0] ?? null;
  return spanish * 2 > known.length ? 'es' : 'en';
}
