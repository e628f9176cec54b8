/** Text as the finders read it: words with their places, without case or accents, and what stands between them. */

/** A word of a text. `text.slice(start, end)` is the word as written; `folded` has no case, accents or apostrophes, and one spelling. */
export interface Token {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const plain = /^[ -~]*$/;

/** Removes accents and case: 'Jalapeño' → 'jalapeno'. */
export const fold = (text: string): string =>
  (plain.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '')).toLowerCase();

/** Spellings and regional words that stand for one another in any name, plurals too: 'soya sauce' is soy sauce, 'papas' are patatas. */
const oneWord = new Map(
  'soy:soya,soja;chilli:chili,chile;chillies:chilies,chilis,chillis,chiles;yoghurt:yogurt,yogur;yoghurts:yogures;cacahuete:cacahuate,mani;patata:papa;zumo:jugo;stock:broth;canned:tinned;barbecue:barbeque,bbq,barbacoa;wholewheat:wholemeal;pita:pitta;donut:doughnut;gelatine:gelatin;flavouring:flavoring;alioli:aioli;mayonnaise:mayo;peperoncino:pepperoncini'
    .split(';')
    .flatMap((line) => {
      const [word = '', variants = ''] = line.split(':');
      return variants.split(',').map((variant) => [variant, word] as const);
    }),
);

/** The one spelling of a folded word: 'soya' → 'soy', 'papas' → 'patatas'. */
function spelledOneWay(word: string): string {
  const known = oneWord.get(word);
  if (known || !word.endsWith('s')) return known ?? word;
  const one = oneWord.get(word.slice(0, -1));
  return one ? `${one}s` : word;
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\p{N}+|&/gu;
const markup = /<\/?[a-z][^<>]{0,500}>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;
const inlineTag = /^<\/?(?:a|b|em|i|mark|s|small|span|strong|sub|sup|u)\b|^&nbsp;|^&#160;/i;

/** Blanks out HTML tags and entities, keeping every position: an inline tag becomes spaces, a block tag a line end. */
export const maskMarkup = (text: string): string =>
  text.replace(markup, (tag) => (inlineTag.test(tag) ? ' ' : '\n').repeat(tag.length));

/** The words of a text, in order. Linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = match[0] === '&' ? 'and' : fold(match[0]).replace(/['’]/g, '');
    tokens.push({
      folded: spelledOneWay(word),
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

/** The words of a text as they are looked up. */
export const foldedWords = (text: string): string[] => tokenize(text).map(({ folded }) => folded);
