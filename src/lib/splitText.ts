/** A part of a text, by its places: the first character, and the one after the last. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where a text is best cut, the best first. */
const seams = ['\n\n', '\n', ' '];

/** Cuts a text into stretches of at most so many characters: after an empty line, a line or a word where one ends near. */
export function splitText(text: string, longest: number): TextRange[] {
  const stretches: TextRange[] = [];
  for (let start = 0; start < text.length; start = stretches.at(-1)?.end ?? text.length) {
    const end = start + longest;
    stretches.push({ start, end: end < text.length ? seamBefore(text, start, end) : text.length });
  }
  return stretches;
}

/** The best place to cut in the latter half of a stretch; its end where there is none, but inside no character. */
function seamBefore(text: string, start: number, end: number): number {
  const half = Math.floor((start + end) / 2);
  const latter = text.slice(half, end);
  for (const seam of seams) {
    const at = latter.lastIndexOf(seam);
    if (at >= 0) return half + at + seam.length;
  }
  const isInside = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end - 1 > start;
  return isInside ? end - 1 : end;
}
