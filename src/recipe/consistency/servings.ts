/* Finds numbers of servings in English and Spanish texts. */
import type { NumberRange } from '@/food/text/timesAndTemperatures';

const englishNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spanishNumbers = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const countPattern = `(\\d{1,4}|${[...englishNumbers, ...spanishNumbers, 'una'].join('|')})`;
const rangePattern = `${countPattern}(?:\\s?(?:-|–|to|or|a|o)\\s?${countPattern})?`;
const peoplePattern =
  '(?:people|persons?|diners?|servings?|portions?|personas?|comensales|comensal|raciones|ración|racion|porciones|porción)';
const servingsPattern = new RegExp(
  `\\b(?:(?:serves|feeds|serving|servings|sirve a|raciones|porciones|comensales|personas|rinde|yield|yields|makes|for|para|alcanza para)\\b\\s?:?\\s?(?:about |unas |a )?${rangePattern}\\s(?:hungry |generous )?${peoplePattern}|(?:serves|feeds|servings:|raciones:|porciones:|comensales:)\\s?:?\\s?(?:about )?${rangePattern})(?![\\p{L}\\p{N}])`,
  'dgiu',
);
/** Precedes a number that repeats the request: 'you asked for 4'. */
const askedPattern = /\basked\b[^.;]{0,40}$/i;

function parseCount(text: string): number {
  const word = text.toLowerCase();
  if (word === 'una') return 1;
  const index = Math.max(englishNumbers.indexOf(word), spanishNumbers.indexOf(word));
  return index >= 0 ? index : Number(text);
}

/** Returns the ranges of the numbers in 'serves 4', 'for 4–6 people'. */
export const findServingRanges = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(servingsPattern)].flatMap(({ indices }) => {
    const [low, high] = [indices?.[1] ?? indices?.[3], indices?.[2] ?? indices?.[4]];
    return low ? [{ start: low[0], end: (high ?? low)[1] }] : [];
  });

/** Returns the numbers of each 'serves 4', 'for 2 people', 'para 4–6 personas' in a text, in order. */
export function findServings(text: string): NumberRange[] {
  return [...text.matchAll(servingsPattern)]
    .filter(({ index }) => !askedPattern.test(text.slice(Math.max(0, index - 60), index)))
    .map((match) => {
      const min = parseCount(match[1] ?? match[3] ?? '');
      return { min, max: Math.max(min, parseCount(match[2] ?? match[4] ?? '0')) };
    })
    .filter(({ min }) => min > 0);
}
