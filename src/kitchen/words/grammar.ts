import { isPluralName, singularize, toPluralForm } from '@/food/text/plurals';
import { countWithNoun } from '@/lib/plural';

/** Foods whose name is the same for one and for many. */
const uncountable =
  /(?:us|molasses|grass|lemongrass|aminos|watercress|cress|swiss|choy|choi|bulgur|bass|anise|edamame|spaghetti|pasta|rice|soba|nori|fish|salmon|trout|tuna|cod|tofu|spinach|broccoli|kale|pork|beef|lamb|veal|venison|meat|bacon|gammon|veg|amarillo)$/;

/** True if a name is plural: 'lentils', but not 'couscous'. */
export const isPlural = (name: string): boolean => isPluralName(name) && !uncountable.test(name);

/** Returns a name in the singular or plural: 'carrot', 'carrots'. */
export const singularOrPlural = (name: string, many: boolean): string =>
  uncountable.test(name) ? name : many ? toPluralForm(singularize(name), 'en') : singularize(name);

const list = new Intl.ListFormat('en-GB');
/** Returns names as a list: 'a', 'a and b', 'a, b and c'. */
export const joinWithAnd = (names: readonly string[]): string => list.format(names);

/** Returns names with their article, each once: 'the rice and the carrots'. */
export const joinWithThe = (names: readonly string[]): string =>
  joinWithAnd([...new Set(names.map((name) => `the ${name}`))]);

export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns a time in words: 75 → '1 hour 15 minutes'. */
export function writeMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const inHours = hours > 0 ? countWithNoun(hours, 'hour') : '';
  const inMinutes = rest > 0 ? countWithNoun(rest, 'minute') : '';
  return `${inHours} ${inMinutes}`.trim();
}

/** Words that stand twice, except where a name says them so: 'piri piri', 'mahi mahi'. */
export const doubledWords = /\b((?!peri|piri|bang|yang|mahi|dan\b)\p{L}{3,}(?: \p{L}+)?) \1\b/giu;

const alikeSentences =
  /(?<=^|[.!?] )((?:Scatter|Finish|Top|Serve) with|Add|Stir in|Fold in|Lay on) (the (?:(?! for | and )[^.,:;\d])+)( and the [^.,:;\d]+)?\. \1 (?=the )/gu;
/** Two shares that are all of a food: 'most of the oil and the rest of the oil'. */
const severalOf =
  /(?:\bmost of |(\bthe rest of )|[\d½¼¾⅓⅔]+ \w+ of )(the [\p{L} -]+?) (?:with|and) (?:the rest|[\d½¼¾⅓⅔]+ \w+) of \2/gu;
/** What the cookbook calls minced beef is beef mince in a recipe. */
export const asMince = (text: string): string =>
  text.replace(/\bminced (beef|pork|lamb|veal|turkey|chicken)\b/g, '$1 mince');

/** Returns the text as one paragraph: single spaces, no word or sentence twice, none before a stop, capitals at the start of sentences. */
export function tidy(text: string): string {
  return asMince(text)
    .replace(
      alikeSentences,
      (_, verb, first, second = '') => `${verb} ${first}${second.replace(' and', ',')} and `,
    )
    .replace(/\s+/g, ' ')
    .replace(severalOf, '$1$2')
    .replace(/,+([,.;])/g, '$1')
    .replace(doubledWords, '$1')
    .trim()
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
