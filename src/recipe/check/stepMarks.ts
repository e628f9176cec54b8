import type { CookingStep } from '../steps';
import type { Mark } from './marks';

/** The marks of a description that fall into one of its steps, by their places in the step's text. */
export function stepMarks({ text, lines }: CookingStep, marks: readonly Mark[]): Mark[] {
  /** Where a place of the description went; what was cut off before a line went where the line begins. */
  const placeOf = (place: number): number => {
    const line = lines.find(({ from, length }) => place <= from + length);
    return line ? Math.min(Math.max(line.to + Math.max(place - line.from, 0), 0), text.length) : text.length;
  };
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  return marks
    .filter(({ start, end }) => end > first.from && start < last.from + last.length)
    .map((mark) => ({ ...mark, start: placeOf(mark.start), end: placeOf(mark.end) }))
    .filter(({ start, end }) => end > start);
}
