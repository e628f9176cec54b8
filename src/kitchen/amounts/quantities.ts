/** Reads the quantities of ingredient lines, in English and Spanish. */
import { parseIngredient } from 'parse-ingredient';
import { extraUnits } from '@/food/amounts/units';
import { fold } from '@/food/text/tokenize';

interface ParsedLine {
  /** The amount, or the lower end of a range; null when the line names none ('salt to taste'). */
  readonly quantity: number | null;
  /** Unit id such as 'gram', 'tablespoon' or 'clove'; null for plain counts. */
  readonly unit: string | null;
  /** What remains: 'garbanzos cocidos (1 bote)'. */
  readonly description: string;
}

const numberWords: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  un: '1',
  una: '1',
  uno: '1',
  half: '1/2',
  medio: '1/2',
  media: '1/2',
  quarter: '1/4',
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
  four: '4',
  cuatro: '4',
  five: '5',
  cinco: '5',
  six: '6',
  seis: '6',
  eight: '8',
  ocho: '8',
  ten: '10',
  diez: '10',
  dozen: '12',
  docena: '12',
};
const leadingNumber = /^(half|medio|media|quarter)(?:\s+(?:a|an|of a|of an))?(?=\s)|^(\p{L}+)(?=\s)/iu;
const bullet = /^[\s\-–—•*·]+(?=\S)/u;
const multiplied = /^(\d{1,3})\s*[x×]\s*(?=\d)/i;
/** '1 (15 oz) can' is one can. */
const sizeFirst =
  /^(\S{1,6})\s*(\([^()]{1,30}\))\s*(cans?|tins?|jars?|packages?|packets?|latas?|botes?)(?=\s)/i;
const decimalComma = /(?:^|\s)\d{1,4},\d{1,2}(?=\D|$)/;

function withDigits(line: string): string {
  return line.replace(leadingNumber, (match: string, fraction?: string, word?: string) => {
    return numberWords[fold(fraction ?? word ?? '')] ?? match;
  });
}

/**
 * Reads one ingredient line: '1½–2 tazas de harina' → 1.5 cups of 'harina'. '2 x 400g tins' keeps the size in the
 * description. Never throws.
 */
export function parseIngredientLine(line: string): ParsedLine {
  const clean = line
    .replace(/[\r\n]+/g, ' ')
    .replace(bullet, '')
    .trim()
    .replace(multiplied, '$1 ')
    .replace(sizeFirst, '$1 $3 $2');
  const [parsed] = parseIngredient([withDigits(clean)], {
    additionalUOMs: extraUnits,
    ignoreUOMs: ['small', 'medium', 'large'],
    decimalSeparator: decimalComma.test(clean) ? ',' : '.',
    rangeSeparators: ['to', 'or', 'a', 'o'],
    descriptionStripPrefixes: ['of', 'de', 'del'],
    leadingQuantityPrefixes: [
      'about',
      'approx.',
      'approximately',
      'around',
      'aprox.',
      'unos',
      'unas',
      'aproximadamente',
    ],
    groupHeaderPatterns: ['For', 'Para'],
  });
  return {
    quantity: parsed?.quantity ?? null,
    unit: parsed?.unitOfMeasureID ?? null,
    description: parsed?.description ?? clean,
  };
}
