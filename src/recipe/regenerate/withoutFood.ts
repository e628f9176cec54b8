import { fold } from '@/food/text';
import type { LeftOut, NameLanguage } from './leftOut';

const joint = /(\s*[,;\n]+\s*|\s+(?:and|y|e|&|\+)\s+)/i;

/** The words of a name, plural and singular alike. */
const wordsOf = (name: string): string[] =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})e?s$/u, ''));

/** Whether an entry of a list names a food by the words that are known for it. */
export function isNamedIn(entry: string, { name, words }: Pick<LeftOut, 'name' | 'words'>): boolean {
  const said = wordsOf(entry);
  return [name, ...words]
    .map(wordsOf)
    .filter(({ length }) => length > 0)
    .some((wanted) => said.some((_, at) => wanted.every((word, index) => said[at + index] === word)));
}

/** A list of ingredients, as typed, without some of its entries. */
export function withoutEntries(ingredients: string, isLeftOut: (entry: string) => boolean): string {
  const parts = ingredients.split(joint);
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

/** Whether a note says 'without X' already; 'without soy sauce' says nothing of soy. */
export function isToldIn(note: string, name: string, language: NameLanguage): boolean {
  const [, ...after] = fold(note).split(fold(`${without[language]} ${name}`));
  return after.some((rest) => /^\s*(?:$|[,.;:!?)\n]|(?:and|y|e)\s)/.test(rest));
}

/** The note for the chef with 'without X' ('sin X') at its end; said once, however often it is asked for. */
export function withNote(note: string, name: string, language: NameLanguage): string {
  const wish = `${without[language]} ${name}`;
  const former = note.trim();
  if (former === '') return wish;
  if (isToldIn(former, name, language)) return former;
  return `${former}${/[.!?;,]$/.test(former) ? ' ' : ', '}${wish}`;
}
