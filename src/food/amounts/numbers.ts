/** Numbers as cooks write them, in English and Spanish: '1½', '1 1/2', '1,5', 'half a', 'media docena de'. */
import { fold } from '../text/tokenize';

const signs: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
};
const sign = `[${Object.keys(signs).join('')}]`;
const slash = String.raw`\d{1,2} ?[/⁄] ?\d{1,2}(?![\d/⁄])`;
const thousands = String.raw`[1-9]\d{0,2}[.,]\d{3}(?![\d.,]\d)`;

/** A number in digits and fractions, as the source of a regular expression. Flags: iu. */
export const digitsPattern = `(?:\\d{1,3}(?: ?| and | y |-)${sign}|\\d{1,3}(?: | and | y |-)${slash}|${slash}|${sign}|${thousands}|\\d{1,5}(?:[.,]\\d{1,3})?|\\.\\d{1,2})`;

const wordValues: Readonly<Record<string, number>> = {
  'three quarters of a': 3 / 4,
  'tres cuartos de': 3 / 4,
  'a quarter of a': 1 / 4,
  'quarter of a': 1 / 4,
  'un cuarto de': 1 / 4,
  'cuarto de': 1 / 4,
  'half a dozen': 6,
  'media docena de': 6,
  'una docena de': 12,
  'a dozen': 12,
  'half of an': 1 / 2,
  'half of a': 1 / 2,
  'half an': 1 / 2,
  'half a': 1 / 2,
  'a half': 1 / 2,
  half: 1 / 2,
  medio: 1 / 2,
  media: 1 / 2,
  'a couple of': 2,
  'un par de': 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
};
const articleValues: Readonly<Record<string, number>> = { an: 1, a: 1, una: 1, un: 1 };

/** A number in words; the articles, which are numbers in some places only, are in a pattern of their own. */
export const wordsPattern = `(?:${Object.keys(wordValues).join('|')})(?![\\p{L}\\p{N}])`;
export const articlesPattern = `(?:${Object.keys(articleValues).join('|')})(?![\\p{L}\\p{N}])`;

/** What a number says; NaN for what is none. */
export function readNumber(written: string): number {
  const text = fold(written.trim()).normalize('NFC');
  const word = wordValues[text] ?? articleValues[text];
  if (word !== undefined) return word;
  const [, whole = '', top, bottom, glyph = ''] =
    new RegExp(
      `^(${thousands}|\\d*(?:[.,]\\d+)?(?![/⁄\\d]| ?[/⁄]))?(?: ?| and | y |-)(?:(\\d{1,2}) ?[/⁄] ?(\\d{1,2})|(${sign}))?$`,
      'u',
    ).exec(written.trim()) ?? [];
  if (whole === '' && top === undefined && glyph === '') return Number.NaN;
  const isGrouped = new RegExp(`^${thousands}$`).test(whole) && glyph === '' && top === undefined;
  const base = isGrouped ? whole.replace(/[.,]/, '') : whole.replace(',', '.');
  return Number(base || 0) + (top === undefined ? (signs[glyph] ?? 0) : Number(top) / Number(bottom));
}

const kitchenFractions = (['⅛', '¼', '⅓', '½', '⅔', '¾'] as const).map(
  (glyph) => [glyph, signs[glyph] ?? 0] as const,
);

/** 0.5 to '½', 2.25 to '2¼', 1.2 to '1.2' ('1,2' in Spanish), 1200 to '1,200'. */
export function writeNumber(value: number, language: 'en' | 'es' = 'en'): string {
  const whole = Math.floor(value + 1e-9);
  const fraction = kitchenFractions.find(([, part]) => Math.abs(value - whole - part) < 0.004);
  if (fraction) return `${whole === 0 ? '' : whole}${fraction[0]}`;
  return writeDecimal(value, language);
}

/** 0.5 to '0.5', 1.25 to '1.25' ('1,25' in Spanish). */
export const writeDecimal = (value: number, language: 'en' | 'es' = 'en'): string =>
  value.toLocaleString(language === 'en' ? 'en-GB' : 'es-ES', { maximumFractionDigits: 2 });
