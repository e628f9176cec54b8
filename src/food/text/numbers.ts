/** Parses and formats numbers in English and Spanish: '1½', '1 1/2', '1,5', 'half a', 'media docena de'. */
import type { Language } from './language';
import { fold } from './tokenize';

const fractionGlyphs: Readonly<Record<string, number>> = {
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
const glyphPattern = `[${Object.keys(fractionGlyphs).join('')}]`;
const slashPattern = String.raw`\d{1,2} ?[/⁄] ?\d{1,2}(?![\d/⁄])`;
const thousandsPattern = String.raw`[1-9]\d{0,2}[.,]\d{3}(?![\d.,]\d)`;

/** Regular expression source for a number in digits and fractions. Flags: iu. */
export const digitsPattern = `(?:\\d{1,3}(?: ?| and | y |-)${glyphPattern}|\\d{1,3}(?: | and | y |-)${slashPattern}|${slashPattern}|${glyphPattern}|${thousandsPattern}|\\d{1,5}(?:[.,]\\d{1,3})?|\\.\\d{1,2})`;

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
  eleven: 11,
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

/**
 * Regular expression source for a number in words. Articles have their own pattern: they count as numbers only in some
 * positions.
 */
export const wordsPattern = `(?:${Object.keys(wordValues).join('|')})(?![\\p{L}\\p{N}])`;
export const articlesPattern = `(?:${Object.keys(articleValues).join('|')})(?![\\p{L}\\p{N}])`;

/** Returns the value of a written number; NaN if the text is not a number. */
export function parseNumber(written: string): number {
  const text = fold(written.trim()).normalize('NFC');
  const word = wordValues[text] ?? articleValues[text];
  if (word !== undefined) return word;
  const [, whole = '', top, bottom, glyph = ''] =
    new RegExp(
      `^(${thousandsPattern}|\\d*(?:[.,]\\d+)?(?![/⁄\\d]| ?[/⁄]))?(?: ?| and | y |-)(?:(\\d{1,2}) ?[/⁄] ?(\\d{1,2})|(${glyphPattern}))?$`,
      'u',
    ).exec(written.trim()) ?? [];
  if (whole === '' && top === undefined && glyph === '') return Number.NaN;
  const isGrouped = new RegExp(`^${thousandsPattern}$`).test(whole) && glyph === '' && top === undefined;
  const base = isGrouped ? whole.replace(/[.,]/, '') : whole.replace(',', '.');
  return (
    Number(base || 0) + (top === undefined ? (fractionGlyphs[glyph] ?? 0) : Number(top) / Number(bottom))
  );
}

const kitchenFractions = (['⅛', '¼', '⅓', '½', '⅔', '¾'] as const).map(
  (glyph) => [glyph, fractionGlyphs[glyph] ?? 0] as const,
);

/** Formats 0.5 as '½', 2.25 as '2¼', 1.2 as '1.2' ('1,2' in Spanish), 1200 as '1,200'. */
export function formatNumber(value: number, language: Language = 'en'): string {
  const whole = Math.floor(value + 1e-9);
  const fraction = kitchenFractions.find(([, part]) => Math.abs(value - whole - part) < 0.004);
  if (fraction) return `${whole === 0 ? '' : whole}${fraction[0]}`;
  return formatDecimal(value, language);
}

/** Formats 0.5 as '0.5', 1.25 as '1.25' ('1,25' in Spanish). */
export const formatDecimal = (value: number, language: Language = 'en'): string =>
  value.toLocaleString(language === 'en' ? 'en-GB' : 'es-ES', { maximumFractionDigits: 2 });
