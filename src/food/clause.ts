/** What stands between two words, as far as ingredient names and denials care. */
import type { Token } from './text';

/** tight: spaces or one hyphen · soft: a comma, bracket or slash · hard: a line, sentence or bullet end. */
export type Gap = 'tight' | 'soft' | 'hard';

const tight = /^(?:[ \t\u00a0\u200b-\u200f*_%"'’`™®©]+|[-‐‑]|)$/;
const hard = /[\n\r!?;•|·]|\.(?:\s|$)|\s[-–—]\s/;

function gapOf(between: string): Gap {
  if (tight.test(between)) return 'tight';
  return hard.test(between) ? 'hard' : 'soft';
}

/** For each word, the gap before it; the first word's is hard. Linear in the text. */
export const gapsBefore = (text: string, tokens: readonly Token[]): Gap[] =>
  tokens.map((token, index) => {
    const previous = tokens[index - 1];
    if (!previous) return 'hard';
    const between = text.slice(previous.end, token.start);
    // Letters of one name: 'P.A.N.'
    const isInitial = between === '.' && previous.folded.length === 1 && token.folded.length === 1;
    return isInitial ? 'tight' : gapOf(between);
  });
