import { fold } from '@/food/text';
import type { LeftOut } from './leftOut';

const joint = /(\s*[,;\n]+\s*|\s+(?:and|y|e|&|\+)\s+)/i;

/** The words of a name, plural and singular alike. */
const wordsOf = (name: string): string[] =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})e?s$/u, ''));

function names(entry: string, wanted: readonly string[]): boolean {
  const words = wordsOf(entry);
  return words.some((_, at) => wanted.every((word, index) => words[at + index] === word));
}

/** A list of ingredients, as typed, without the entries that name the food. */
export function withoutFood(ingredients: string, { name, words }: LeftOut): string {
  const wanted = [name, ...words].map(wordsOf).filter(({ length }) => length > 0);
  const parts = ingredients.split(joint);
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const entry = parts[at] ?? '';
    if (wanted.some((food) => names(entry, food))) continue;
    if (kept.length > 0) kept.push(parts[at - 1] ?? ', ');
    kept.push(entry);
  }
  return kept.join('').trim();
}

/** The note for the chef with 'without X' at its end; said once, however often it is asked for. */
export function withNote(note: string, name: string): string {
  const wish = `without ${name}`;
  const former = note.trim();
  if (former === '') return wish;
  if (fold(former).includes(fold(wish))) return former;
  return `${former}${/[.!?;,]$/.test(former) ? ' ' : ', '}${wish}`;
}
