/** A word. `text.slice(start, end)` is the word as written; `folded` has no case, accents or apostrophes, and one spelling. */
export interface Token {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const asciiOnly = /^[ -~]*$/;

/** Removes accents and case: 'Jalapeño' → 'jalapeno'. */
export const fold = (text: string): string =>
  (asciiOnly.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '')).toLowerCase();

/**
 * Spellings and regional words with the same meaning in any name, plurals too: 'soya sauce' is soy sauce, 'papas' are patatas.
 */
const canonicalSpellings = new Map(
  'soy:soya,soja;chilli:chili,chile;chillies:chilies,chilis,chillis,chiles;yoghurt:yogurt,yogur;yoghurts:yogures;cacahuete:cacahuate,mani;patata:papa;zumo:jugo;stock:broth;canned:tinned;barbecue:barbeque,bbq,barbacoa;wholewheat:wholemeal;pita:pitta;donut:doughnut;gelatine:gelatin;flavouring:flavoring;alioli:aioli;mayonnaise:mayo;peperoncino:pepperoncini'
    .split(';')
    .flatMap((line) => {
      const [word = '', variants = ''] = line.split(':');
      return variants.split(',').map((variant) => [variant, word] as const);
    }),
);

/** Returns the canonical spelling of a folded word: 'soya' → 'soy', 'papas' → 'patatas'. */
function canonicalSpelling(word: string): string {
  const known = canonicalSpellings.get(word);
  if (known || !word.endsWith('s')) return known ?? word;
  const one = canonicalSpellings.get(word.slice(0, -1));
  return one ? `${one}s` : word;
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\p{N}+|&/gu;
const markup = /<\/?[a-z][^<>]{0,500}>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;
const inlineTag = /^<\/?(?:a|b|em|i|mark|s|small|span|strong|sub|sup|u)\b|^&nbsp;|^&#160;/i;

/** Replaces HTML tags and entities by white space of the same length: inline tags by spaces, block tags by line ends. */
export const maskMarkup = (text: string): string =>
  text.replace(markup, (tag) => (inlineTag.test(tag) ? ' ' : '\n').repeat(tag.length));

/** Returns the words of a text, in order. Linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0] === '&' ? 'and' : fold(match[0]).replace(/['’]/g, '');
    tokens.push({
      folded: canonicalSpelling(word),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
}

/** tight: spaces or one hyphen · soft: a comma, bracket or slash · hard: a line, sentence or bullet end. */
export type Gap = 'tight' | 'soft' | 'hard';

const tight = /^(?:[ \t\u00a0\u200b-\u200f*_%"'’`™®©]+|[-‐‑]|)$/;
const hard = /[\n\r!?;•|·]|\.(?:\s|$)|\s[-–—]\s/;

function classifyGap(between: string): Gap {
  if (tight.test(between)) return 'tight';
  return hard.test(between) ? 'hard' : 'soft';
}

/** Returns the gap before each word; the first is 'hard'. Linear in the text. */
export const gapsBefore = (text: string, tokens: readonly Token[]): Gap[] =>
  tokens.map((token, index) => {
    const previous = tokens[index - 1];
    if (!previous) return 'hard';
    const between = text.slice(previous.end, token.start);
    // Initials of one name: 'P.A.N.'
    const isInitial = between === '.' && previous.folded.length === 1 && token.folded.length === 1;
    return isInitial ? 'tight' : classifyGap(between);
  });

export const foldedWords = (text: string): string[] => tokenize(text).map(({ folded }) => folded);
