/** Finds cooking times and oven temperatures in English and Spanish text. Linear in the text. */
import { parseNumber } from './numbers';
import { fold } from './tokenize';

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

interface FoundTime {
  readonly minutes: NumberRange;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface FoundTemperature {
  /** Degrees Celsius, rounded. */
  readonly celsius: NumberRange;
  readonly scale: 'C' | 'F' | 'gas';
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const numberPattern = String.raw`(?:\d{1,3}[.,]\d{1,2}|\d{1,4}\s?[¼½¾⅓⅔]|\d{1,2} \d\/\d|\d\/\d|\d{1,4}|[¼½¾⅓⅔])`;
const wordNumber =
  '(?:half an?|three quarters of an|a quarter of an|quarter of an|un cuarto de|tres cuartos de|cuarto de|media|a couple of|a few|couple of|un par de|unos pocos|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|an?|una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|treinta)';
const amount = `(?:${numberPattern}|${wordNumber}(?=\\s))`;
const range = String.raw`\s{0,2}(?:-|–|—|to|a|or|o|and|y)\s{0,2}`;
const hours = 'hours?|horas?|hrs?|h';
const minutesOfUnit = 'minutes?|minutos?|mins?';
const others = 'seconds?|segundos?|secs?|seg|days?|dias?|weeks?|semanas?';
const time = new RegExp(
  // '-5 minutes' is not a time; '5-10 minutes' is one.
  `(?<![\\p{L}\\p{N}.,/])(?<!(?:^|[\\s(])[-−])(?:(?<overnight>overnight|toda la noche|de un dia para otro|de la noche a la manana)` +
    `|(?<from>${amount})(?:${range}(?<to>${amount}))?[\\s-]{0,2}(?:(?<hours>${hours})(?:(?:\\s(?:and|y))?\\s?(?:(?<half>a half|media)|(?<quarter>a quarter|cuarto)|(?<extra>\\d{1,2})(?!\\d|\\s?(?:-|–|h|seg|sec))(?:\\s?(?:${minutesOfUnit}))?))?|(?<minutes>${minutesOfUnit})|(?<others>${others})))(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Words for a range. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  'a couple of': [2, 3],
  'couple of': [2, 3],
  'un par de': [2, 3],
  'a few': [3, 5],
  'unos pocos': [3, 5],
};
/** Number words that only times have; the others are in numbers.ts. */
const timeNumbers: Readonly<Record<string, number>> = {
  'three quarters of an': 0.75, 'a quarter of an': 0.25, 'quarter of an': 0.25,
  fifteen: 15, twenty: 20, thirty: 30, forty: 40, quince: 15, veinte: 20, treinta: 30,
}; // biome-ignore format: rows

const overnightMinutes: NumberRange = { min: 480, max: 720 };

function parseTimeAmount(text: string): readonly [number, number] {
  const word = fold(text).trim();
  const known = ranges[word];
  if (known) return known;
  const value = timeNumbers[word] ?? parseNumber(text.replace(/\s/g, ' '));
  return [value, value];
}

function minutesPerUnit(groups: Record<string, string | undefined>): number {
  if (groups.hours) return 60;
  if (groups.minutes) return 1;
  const unit = fold(groups.others ?? '');
  if (unit.startsWith('d')) return 1440;
  return /^(?:w|sem)/.test(unit) ? 10080 : 1 / 60;
}

/** Removes accents without moving any character: 'día' → 'dia'. */
const foldInPlace = (text: string): string =>
  text.replace(/[áéíóúüñÁÉÍÓÚÜÑ]/g, (letter) => letter.normalize('NFD').charAt(0));

/**
 * Returns every duration in a text: 'simmer for 10–12 min', '1½ horas', 'half an hour', '1 h 30', 'overnight'.
 * @returns minutes (fractions for seconds) and the position; `text` is the text between `start` and `end`
 */
export function findTimes(text: string): FoundTime[] {
  const found: FoundTime[] = [];
  for (const match of foldInPlace(text).matchAll(time)) {
    const groups = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const minutes = groups.overnight ? overnightMinutes : parseMinutes(groups);
    if (Number.isFinite(minutes.min) && minutes.max > 0) {
      found.push({ minutes, start, end, text: text.slice(start, end) });
    }
  }
  return found;
}

function parseMinutes(groups: Record<string, string | undefined>): NumberRange {
  const unit = minutesPerUnit(groups);
  const more = groups.half ? 30 : groups.quarter ? 15 : Number(groups.extra ?? 0);
  const [fromLow, fromHigh] = parseTimeAmount(groups.from ?? '');
  const high = groups.to ? parseTimeAmount(groups.to)[1] : fromHigh;
  const min = fromLow * unit + more;
  return { min, max: Math.max(min, high * unit + more) };
}

const temperature =
  /(?<![\p{L}\p{N}.,])(?<!\d\/)(?:gas(?:\s?mark)?\s?(?<gas>10|[1-9]|1\/2|1\/4|½|¼)(?![\p{N}]|\s?(?:min|h))|(?<from>\d{2,3})(?:\s?[°º]?\s?(?:C|F)?\s?(?:-|–|to|a)\s?(?<to>\d{2,3}))?(?:\s?(?<mark>°|º|degrees?|grados|deg\b)\s?(?<marked>celsius|centigrados|centigrade|fahrenheit|C|F)?|\s?(?<letter>C|F|celsius|centigrados|fahrenheit)))(?![\p{L}\p{N}])/giu;

const gasMarks: Readonly<Record<string, number>> = {
  '1/4': 110,
  '¼': 110,
  '1/2': 120,
  '½': 120,
  1: 140,
  2: 150,
  3: 170,
  4: 180,
  5: 190,
  6: 200,
  7: 220,
  8: 230,
  9: 240,
  10: 260,
};
/** A bare 'C' or 'F' after a lower number is more likely a cup or a list letter. */
const lowestBareDegrees = 50;
/** 'degrees' without a scale above this are Fahrenheit. */
const highestCelsiusWithoutScale = 260;

const toCelsius = (value: number, scale: 'C' | 'F'): number =>
  Math.round(scale === 'F' ? ((value - 32) * 5) / 9 : value);

/** Returns every temperature in a text: '180 °C', '350F', '200 C', 'gas mark 6', '350 degrees', '180 grados'. */
export function findTemperatures(text: string): FoundTemperature[] {
  const found: FoundTemperature[] = [];
  for (const match of foldInPlace(text).matchAll(temperature)) {
    const { gas, from, to, marked, letter } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const place = { start, end, text: text.slice(start, end) };
    if (gas) {
      const celsius = gasMarks[gas] ?? 0;
      found.push({ celsius: { min: celsius, max: celsius }, scale: 'gas', ...place });
      continue;
    }
    const low = Number(from);
    if (letter?.length === 1 && low < lowestBareDegrees) continue;
    const scale = inferScale(marked ?? letter, low);
    found.push({
      celsius: { min: toCelsius(low, scale), max: toCelsius(Number(to ?? from), scale) },
      scale,
      ...place,
    });
  }
  return found;
}

function inferScale(name: string | undefined, value: number): 'C' | 'F' {
  if (name) return name.toUpperCase().startsWith('F') ? 'F' : 'C';
  return value > highestCelsiusWithoutScale ? 'F' : 'C';
}
