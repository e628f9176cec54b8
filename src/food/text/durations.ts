/** Reads how long something takes, in English and Spanish. */
import { parseNumber } from './numbers';

/** The number in a text; not a number where there is none. */
export const numberIn = (value: number | string): number => {
  if (typeof value === 'number') return value;
  const [digits] = /-?\d+(?:[.,]\d+)?/.exec(value) ?? [];
  return digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
};

const hours =
  /(\d+(?:[.,]\d+)?|[½¼¾]|an?|one|two|three|una?|dos|tres|half an|media)? ?(½|¼|¾)? ?-?(?:h(?:(?:ou)?rs?|s)?|horas?)(?![a-z])/;
const partHours: readonly (readonly [RegExp, number])[] = [
  [/(?:and|y) (?:a )?(?:half|media)|½/, 30],
  [/(?:and|y) (?:a )?(?:quarter|cuarto)/, 15],
];

/** Minutes in words, as far as they are usual. */
const tens = new Map<string, number>([['five', 5], ['cinco', 5], ['ten', 10], ['diez', 10], ['fifteen', 15], ['quince', 15], ['twenty', 20], ['veinte', 20], ['veinticinco', 25], ['thirty', 30], ['treinta', 30], ['forty', 40], ['cuarenta', 40]]); // biome-ignore format: one row

/** Minutes that a text says: '45', '3 hours', '1h30', 'hora y media', 'twenty minutes', 'tres cuartos de hora'; not a number where it says none. */
export function minutesIn(value: string): number {
  const text = value
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\d) and a half/, '$1½');
  const [, clockHours, clockMinutes] = /^\s*(\d{1,2}):(\d{2})\s*(?:h|hours?|horas?)?\s*$/.exec(text) ?? [];
  if (clockHours !== undefined) return Number(clockHours) * 60 + Number(clockMinutes);
  if (/(?:quarter of an|cuartos? de) ?(?:hour|hora)/.test(text)) return /three|tres|3/.test(text) ? 45 : 15;
  const said = hours.exec(text);
  if (!said)
    return Number.isNaN(numberIn(text))
      ? (tens.get(/\p{L}+/u.exec(text)?.[0] ?? '') ?? Number.NaN)
      : numberIn(text);
  const [words, count = '', fraction = ''] = said;
  const whole = count === '' ? (fraction === '' ? 1 : 0) : parseNumber(count);
  const after = text.slice(said.index + words.length);
  const part = partHours.find(([pattern]) => pattern.test(after))?.[1];
  const rest = part ?? numberIn(after);
  return (whole + (parseNumber(fraction) || 0)) * 60 + (Number.isFinite(rest) ? rest : 0);
}
