import type { ReactNode } from 'react';
import { type Mark, markId } from '@/recipe/check/marks';
import type { TextRange } from '@/recipe/recipeText';
import { FoodMark } from './FoodMark';

interface MarkedTextProps {
  /** Plain text, exactly as it was read. */
  text: string;
  /** By their places in the text, in order. */
  marks: readonly Mark[];
  /** Begins the ids of the marks. */
  markPrefix: string;
}

/**
 * A line of plain text with the words marked that meet the cook's profile. No line ends inside 'gluten-free': the text
 * stays as it is, for those who search or copy it.
 */
export function MarkedText({ text, marks, markPrefix }: MarkedTextProps) {
  const show = (part: TextRange, content: ReactNode) =>
    isMark(part) ? (
      <FoodMark
        id={markId(markPrefix, part)}
        title={part.title}
        data-grade={part.grade}
        data-end
        spoken={part.spoken}
      >
        {content}
      </FoodMark>
    ) : (
      <span className="whitespace-nowrap">{content}</span>
    );
  // The longer first; of a word and a mark in the same place, the mark is around the word.
  const parts: TextRange[] = [...marks, ...unbrokenWords(text, marks)];
  parts.sort((a, b) => a.start - b.start || b.end - a.end);
  return nested(text, { start: 0, end: text.length }, parts, show);
}

const isMark = (part: TextRange): part is Mark => 'grade' in part;

/** A stretch of a text with its parts, in order, each shown around those that lie within it. */
function nested(
  text: string,
  { start, end }: TextRange,
  [outer, ...others]: readonly TextRange[],
  show: (part: TextRange, content: ReactNode) => ReactNode,
): ReactNode {
  if (!outer) return text.slice(start, end);
  const inside = others.filter((part) => isWithin(part, outer));
  const behind = others.filter((part) => part.start >= outer.end);
  return (
    <>
      {text.slice(start, outer.start)}
      {show(outer, nested(text, outer, inside, show))}
      {nested(text, { start: outer.end, end }, behind, show)}
    </>
  );
}

/** Whether a stretch of a text lies within another. */
const isWithin = (inner: TextRange, outer: TextRange): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** Longer words than this, in characters, have to break: on a phone they would not fit on a line. */
const longest = 20;

/**
 * Where a text has words with a hyphen inside, which would read badly on two lines: 'gluten-free'. A word that a mark
 * ends in, or begins in and goes on behind, is none of them.
 */
export function unbrokenWords(text: string, marks: readonly TextRange[]): TextRange[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)+/gu)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .filter(
      (word) =>
        word.end - word.start <= longest &&
        marks.every(
          (mark) =>
            mark.end <= word.start || mark.start >= word.end || isWithin(mark, word) || isWithin(word, mark),
        ),
    );
}
