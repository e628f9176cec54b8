/** Text as the finders read it: words with their places, without case or accents. */

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

/** Spellings and regional words that stand for one another in any name: 'soya sauce' is soy sauce, 'papas' are patatas. */
const oneWord = new Map(
  `soy:soya,soja
soys:soyas,sojas
chilli:chili,chile
chillies:chilies,chilis,chiles
yoghurt:yogurt,yogur
yoghurts:yogurts,yogures
cacahuete:cacahuate,mani
cacahuetes:cacahuates
patata:papa
patatas:papas
zumo:jugo
zumos:jugos
stock:broth
canned:tinned
barbecue:barbeque,bbq,barbacoa
barbecues:barbacoas
wholewheat:wholemeal
pita:pitta
donut:doughnut
donuts:doughnuts
gelatine:gelatin
flavouring:flavoring
alioli:aioli
aliolis:aiolis
peperoncino:pepperoncini`
    .split('\n')
    .flatMap((line) => {
      const [word = '', variants = ''] = line.split(':');
      return variants.split(',').map((variant) => [variant, word] as const);
    }),
);

/** The one spelling of a folded word: 'soya' → 'soy'. */
export const spelledOneWay = (word: string): string => oneWord.get(word) ?? word;

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
