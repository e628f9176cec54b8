/** A stretch of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export const isWithin = (inner: Range, outer: Range): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** Longer words than this, in characters, have to break: on a phone they would not fit on a line. */
const longest = 20;

/**
 * Where a text has words with a hyphen inside, which would read badly on two lines: 'gluten-free'. A word that a mark
 * ends in, or begins in and goes on behind, is none of them.
 */
export function unbrokenWords(text: string, marks: readonly Range[]): Range[] {
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
