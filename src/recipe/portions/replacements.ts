import type { TextRange } from '../recipeText';

/** Words that are shown in the place of others, by their places in the plain text. */
export interface Replacement extends TextRange {
  readonly text: string;
  /** Set of what is said of a line: it stands in the place of nothing. */
  readonly isNote?: true;
}

/** What is laid over a text of a recipe: in order, none over another. */
export type Replacements = readonly Replacement[];

/** The words of a stretch of a text as they are shown: each replacement stands where it begins. */
export function applyReplacements(text: string, range: TextRange, replacements: Replacements): string {
  const words: string[] = [];
  let done = range.start;
  for (const { start, end, text: words_, isNote } of replacements) {
    const isInside = start >= range.start && (isNote ? start <= range.end : start < range.end);
    if (end < range.start || !(isInside || (start < range.start && end > range.start))) continue;
    if (start > done) words.push(text.slice(done, start));
    if (isInside) words.push(isNote ? ` (${words_})` : words_);
    done = Math.max(done, Math.min(end, range.end));
  }
  words.push(text.slice(done, range.end));
  return words.join('');
}
