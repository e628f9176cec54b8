import type { TextRange } from '../recipeText';

/** Text to show in place of a range of the plain text. */
export interface Replacement extends TextRange {
  readonly text: string;
  /** True for a note about a line, which replaces nothing. */
  readonly isNote?: true;
}

/** Replacements in order, without overlap. */
export type Replacements = readonly Replacement[];

/** Returns the text of a range with its replacements. Leaves out the text of a replacement that begins before the range. */
export function applyReplacements(text: string, range: TextRange, replacements: Replacements): string {
  const words: string[] = [];
  let position = range.start;
  for (const { start, end, text: replacement, isNote } of replacements) {
    const isInside = start >= range.start && (isNote ? start <= range.end : start < range.end);
    if (end < range.start || !(isInside || (start < range.start && end > range.start))) continue;
    if (start > position) words.push(text.slice(position, start));
    if (isInside) words.push(isNote ? ` (${replacement})` : replacement);
    position = Math.max(position, Math.min(end, range.end));
  }
  words.push(text.slice(position, range.end));
  return words.join('');
}
