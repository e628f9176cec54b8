/** Offsets in a plain text: of the first character, and after the last. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const separators = ['\n\n', '\n', ' '];

/**
 * Splits a text into ranges of at most `maxLength` characters: after an empty line, a line or a word in the second half
 * of the range if possible.
 */
export function splitText(text: string, maxLength: number): TextRange[] {
  const ranges: TextRange[] = [];
  for (let start = 0; start < text.length; start = ranges.at(-1)?.end ?? text.length) {
    const end = start + maxLength;
    ranges.push({ start, end: end < text.length ? findSplitPosition(text, start, end) : text.length });
  }
  return ranges;
}

/** Returns the best split position in the second half of a range; else its end, but never inside a surrogate pair. */
function findSplitPosition(text: string, start: number, end: number): number {
  const middle = Math.floor((start + end) / 2);
  const secondHalf = text.slice(middle, end);
  for (const separator of separators) {
    const index = secondHalf.lastIndexOf(separator);
    if (index >= 0) return middle + index + separator.length;
  }
  const isInSurrogatePair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end - 1 > start;
  return isInSurrogatePair ? end - 1 : end;
}
