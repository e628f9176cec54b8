/** Reads, scales and writes the quantities of ingredient lines, in English and Spanish. */
import { formatQuantity as formatFraction } from 'format-quantity';
import { isNumericQuantity, numericQuantity } from 'numeric-quantity';
import { parseIngredient } from 'parse-ingredient';
import { fold } from '@/food/text';
import { extraUnits } from './units';

export interface ParsedLine {
  /** The amount, or the lower end of a range; null when the line names none ('salt to taste'). */
  readonly quantity: number | null;
  /** The upper end of a range. */
  readonly quantityTo: number | null;
  /** Unit id such as 'gram', 'tablespoon' or 'clove'; null for plain counts. */
  readonly unit: string | null;
  /** The unit as written. */
  readonly unitText: string | null;
  /** What remains: 'garbanzos cocidos (1 bote)'. */
  readonly description: string;
  /** Whether the line only names a group, such as 'For the icing:'. */
  readonly isHeader: boolean;
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
 * Reads one ingredient line: '1½–2 tazas de harina' → 1.5 to 2 cups of 'harina'. '2 x 400g tins' keeps the size in the
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
    quantityTo: parsed?.quantity2 ?? null,
    unit: parsed?.unitOfMeasureID ?? null,
    unitText: parsed?.unitOfMeasure ?? null,
    description: parsed?.description ?? clean,
    isHeader: parsed?.isGroupHeader ?? false,
  };
}

const metric = new Set(['gram', 'kilogram', 'milliliter', 'liter', 'centiliter', 'deciliter']);

/** Nobody weighs 133.3 g: to 5 from 100, to 1 from 10, to one decimal below. */
function roundMetric(value: number): number {
  if (value >= 100) return Math.round(value / 5) * 5;
  return value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}

/** What spoons and cups come in; a sixteenth or a fifth is nobody's measure. */
const spoonFractions = [0, 1 / 4, 1 / 2, 3 / 4, 1 / 3, 2 / 3, 1, 1 / 8, 3 / 8, 5 / 8, 7 / 8];
/** All that matters of a large count. */
const halves = [0, 1 / 2, 1];
const nearEnough = 0.03;

/**
 * An amount as a cook reads it: '1½', '⅔', '135'. Metric units get decimals, the rest fractions.
 * @param unit unit id of parseIngredientLine
 */
export function formatQuantity(quantity: number, unit: string | null = null): string {
  if (!Number.isFinite(quantity) || quantity < 0) return '';
  if (unit && metric.has(unit)) return String(roundMetric(quantity));
  const whole = Math.floor(quantity);
  const fraction = (quantity > 10 ? halves : spoonFractions).find(
    (one) => Math.abs(quantity - whole - one) <= nearEnough,
  );
  if (fraction === undefined)
    return String(quantity > 10 ? Math.round(quantity) : Math.round(quantity * 100) / 100);
  return formatFraction(whole + fraction, { vulgarFractions: true, tolerance: 0.01 }) ?? String(whole);
}

/** The same line for more or fewer diners. A line without a quantity stays as it is. */
export function scaleQuantity(line: ParsedLine, factor: number): ParsedLine {
  if (line.quantity === null || !Number.isFinite(factor) || factor <= 0) return line;
  return {
    ...line,
    quantity: line.quantity * factor,
    quantityTo: line.quantityTo === null ? null : line.quantityTo * factor,
  };
}

/** Reads a number alone: '1 1/2', '½', '2'; undefined when the text is not one. */
export const parseQuantity = (text: string): number | undefined =>
  isNumericQuantity(text) ? Number(numericQuantity(text)) : undefined;
