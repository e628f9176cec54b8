/** Rounds amounts to what scales, jugs and spoons show, and converts them between metric and US units. */

import { convertUnit } from 'parse-ingredient';
import type { Language } from '../text/language';
import { formatDecimal, formatNumber } from '../text/numbers';
import { gramsPerCup, gramsPerCupOfPieces } from './cupWeights';
import { extraUnits } from './units';

/** An amount. `unit` is a unit id of parse-ingredient; null means pieces. */
export interface Measure {
  readonly value: number;
  readonly unit: string | null;
}

export type UnitSystem = 'metric' | 'us';

const metricUnits = [
  'gram',
  'kilogram',
  'milligram',
  'milliliter',
  'centiliter',
  'deciliter',
  'liter',
  'centimeter',
  'millimeter',
];
const usUnits = ['ounce', 'pound', 'cup', 'fluid ounce', 'pint', 'quart', 'gallon', 'inch'];
const lengths = ['centimeter', 'millimeter', 'inch'];

/** Returns the system of a unit; null for spoons, counts and pieces. */
export const unitSystem = (unit: string | null): UnitSystem | null =>
  unit === null ? null : metricUnits.includes(unit) ? 'metric' : usUnits.includes(unit) ? 'us' : null;

export const isLengthUnit = (unit: string | null): boolean => unit !== null && lengths.includes(unit);

export const isWeightOrVolume = (unit: string | null): boolean =>
  unit !== null &&
  !isLengthUnit(unit) &&
  (unitSystem(unit) !== null || unit === 'tablespoon' || unit === 'teaspoon');

/** True for packages, for which a size beside the count is the size of one. */
export const isContainerUnit = (unit: string | null): boolean =>
  unit !== null && /^(?:can|jar|package|pack|bag|box|carton|container|bottle|tub|pot|block)$/.test(unit);

export const isVagueUnit = (unit: string | null): boolean => unit === 'splash' || unit === 'drop';

const wholeUnits = ['clove', 'sprig', 'leaf', 'sheet', 'cube', 'ball', 'stem'];
const pinchUnits = ['pinch', 'dash'];

/** Rounds to whole steps, at least one. */
export const roundToStep = (value: number, step: number) =>
  Math.max(step, Math.round(value / step + 1e-9) * step);
export const nearestByRatio = (value: number, list: readonly number[]): number =>
  list.reduce((best, one) =>
    Math.abs(Math.log(one / value)) < Math.abs(Math.log(best / value)) ? one : best,
  );
const nearestFraction = (value: number, fractions: readonly number[]): number => {
  const whole = Math.floor(value + 1e-9);
  return nearestByRatio(
    value,
    fractions.map((part) => whole + part),
  );
};
const cupFractions = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** Rounds grams or millilitres to steps of 1, 5 or 10. */
function roundSmallMetric(value: number): number {
  if (value < 1) return roundToStep(value, 0.25);
  if (value < 10) return roundToStep(value, 1);
  return roundToStep(value, value < 500 ? 5 : 10);
}

/** Rounds grams or millilitres, from 995 on in kilograms or litres. */
function roundMetric(value: number, unit: string, larger: string): Measure {
  if (value < 995) return { value: roundSmallMetric(value), unit };
  return { value: roundToStep(value / 1000, value < 10_000 ? 0.05 : 0.5), unit: larger };
}

/** Keeps ¼, ½ and ¾ kg or l; writes other fractions in the smaller unit. */
function roundLargeMetric(value: number, unit: string, smaller: string): Measure {
  const isQuarter = Math.abs(value * 4 - Math.round(value * 4)) < 1e-6;
  return isQuarter && value >= 0.25 && value < 1 ? { value, unit } : roundMetric(value * 1000, smaller, unit);
}

function roundTeaspoons(teaspoons: number): Measure {
  if (teaspoons < 0.2) return { value: 1 / 8, unit: 'teaspoon' };
  if (teaspoons < 1) return { value: nearestByRatio(teaspoons, [1 / 4, 1 / 2, 3 / 4, 1]), unit: 'teaspoon' };
  return { value: roundToStep(teaspoons, 0.5), unit: 'teaspoon' };
}

function roundTablespoons(value: number): Measure {
  if (value < 0.45) return roundTeaspoons(value * 3);
  return { value: roundToStep(value, value < 4 ? 0.5 : 1), unit: 'tablespoon' };
}

function roundCups(value: number): Measure {
  if (value < 0.22) return roundTablespoons(value * 16);
  if (value < 4) return { value: nearestFraction(value, cupFractions), unit: 'cup' };
  return { value: roundToStep(value, value < 10 ? 0.5 : 1), unit: 'cup' };
}

/** Rounds to quarters below 2, to halves below 4, then to whole pieces. */
function roundPieces(value: number): number {
  if (value < 1) return nearestByRatio(value, [1 / 4, 1 / 2, 3 / 4, 1]);
  return roundToStep(value, value < 2 ? 0.25 : value < 4 ? 0.5 : 1);
}

/** Rounds an amount to what a cook can measure: 337 g → 340 g, ⅛ cup → 2 tablespoons, 4½ eggs → 5. Never returns 0. */
export function roundToMeasurable({ value, unit }: Measure): Measure {
  switch (unit) {
    case 'gram':
      return roundMetric(value, unit, 'kilogram');
    case 'milliliter':
      return roundMetric(value, unit, 'liter');
    case 'kilogram':
      return roundLargeMetric(value, unit, 'gram');
    case 'liter':
      return roundLargeMetric(value, unit, 'milliliter');
    case 'teaspoon':
      return value < 6 ? roundTeaspoons(value) : roundTablespoons(value / 3);
    case 'tablespoon':
      return roundTablespoons(value);
    case 'cup':
      return roundCups(value);
    case 'ounce':
    case 'fluid ounce':
      return { value: roundToStep(value, value < 1 ? 0.25 : value < 10 ? 0.5 : 1), unit };
    case 'pound':
      return value < 0.24
        ? roundToMeasurable({ value: value * 16, unit: 'ounce' })
        : { value: roundToStep(value, value < 5 ? 0.25 : 0.5), unit };
    case 'pint':
    case 'quart':
    case 'gallon':
    case 'inch':
      return { value: roundToStep(value, value < 3 ? 0.25 : 0.5), unit };
    case 'centimeter':
    case 'deciliter':
    case 'centiliter':
      return { value: roundToStep(value, value < 3 ? 0.5 : 1), unit };
    case 'millimeter':
    case 'milligram':
      return { value: roundToStep(value, 1), unit };
    default:
      if (unit !== null && wholeUnits.includes(unit)) return { value: roundToStep(value, 1), unit };
      // One and a half pinches round to one pinch.
      if (unit !== null && pinchUnits.includes(unit)) return { value: roundToStep(value - 1e-6, 1), unit };
      return { value: roundPieces(value), unit };
  }
}

const convert = (value: number, from: string, to: string): number =>
  convertUnit(value, from, to, { additionalUOMs: extraUnits }) ?? Number.NaN;

/** Cookbooks use 240 ml per cup. */
const millilitresPerCup = 240;
const toMillilitres = (value: number, unit: string): number =>
  unit === 'centiliter'
    ? value * 10
    : unit === 'cup'
      ? value * millilitresPerCup
      : convert(value, unit, 'milliliter');

/** Rounds converted amounts to tens from 300 on: a pound is 450 g, 14 ounces are 400 g. */
const roundConverted = (value: number, unit: 'gram' | 'milliliter'): Measure =>
  roundToMeasurable({ value: value < 300 ? value : Math.round(value / 10) * 10, unit });

const weightUnits = ['gram', 'kilogram', 'milligram', 'ounce', 'pound'];
/** Ids of foods that are measured in millilitres although their weight per cup is known. */
const alwaysPouredIds = ['honey', 'maple-syrup', 'golden-syrup', 'coconut-oil', 'yoghurt', 'sour-cream'];

/**
 * Converts an amount to the other unit system and rounds it. Returns null if the amount is already in that system, or in
 * neither, or if the food's weight per cup is needed and unknown.
 * @param foodId id of the measured ingredient; null if unknown
 * @param isPoured false for foods that a jug does not measure
 */
export function convertToSystem(
  { value, unit }: Measure,
  system: UnitSystem,
  foodId: string | null,
  isPoured = true,
): Measure | null {
  const perCup = foodId === null ? undefined : gramsPerCup[foodId];
  if (unit === 'stick' && system === 'metric' && (foodId === 'butter' || foodId === 'margarine'))
    return roundConverted(value * 113.4, 'gram');
  if (unit === null || unitSystem(unit) === null || unitSystem(unit) === system) return null;
  if (isLengthUnit(unit)) {
    const to = system === 'metric' ? 'centimeter' : 'inch';
    return roundToMeasurable({ value: convert(value, unit, to), unit: to });
  }
  if (weightUnits.includes(unit)) {
    const grams = unit === 'milligram' ? value / 1000 : convert(value, unit, 'gram');
    if (system === 'metric') return roundConverted(grams, 'gram');
    if (perCup !== undefined) return roundToMeasurable(cupsOrSpoons(grams / perCup));
    return grams < 450
      ? roundToMeasurable({ value: convert(grams, 'gram', 'ounce'), unit: 'ounce' })
      : roundToMeasurable({ value: convert(grams, 'gram', 'pound'), unit: 'pound' });
  }
  const millilitres = toMillilitres(value, unit);
  if (system === 'us') return roundToMeasurable(cupsOrSpoons(millilitres / millilitresPerCup));
  const isFlowing = unit === 'fluid ounce' || (foodId !== null && alwaysPouredIds.includes(foodId));
  const grams = perCup ?? (foodId === null || isPoured ? undefined : gramsPerCupOfPieces[foodId]);
  if (isFlowing || (grams === undefined && isPoured)) return roundConverted(millilitres, 'milliliter');
  return grams === undefined ? null : roundConverted((millilitres / millilitresPerCup) * grams, 'gram');
}

function cupsOrSpoons(value: number): Measure {
  if (value >= 0.22) return { value, unit: 'cup' };
  return value >= 1 / 17
    ? { value: value * 16, unit: 'tablespoon' }
    : { value: value * 48, unit: 'teaspoon' };
}

type UnitNames = Readonly<Record<Language, readonly [one: string, many: string]>>;

const unitNames: Readonly<Record<string, UnitNames>> = {
  gram: { en: ['g', 'g'], es: ['g', 'g'] },
  kilogram: { en: ['kg', 'kg'], es: ['kg', 'kg'] },
  milliliter: { en: ['ml', 'ml'], es: ['ml', 'ml'] },
  liter: { en: ['litre', 'litres'], es: ['litro', 'litros'] },
  teaspoon: { en: ['tsp', 'tsp'], es: ['cucharadita', 'cucharaditas'] },
  tablespoon: { en: ['tbsp', 'tbsp'], es: ['cucharada', 'cucharadas'] },
  cup: { en: ['cup', 'cups'], es: ['taza', 'tazas'] },
  ounce: { en: ['oz', 'oz'], es: ['oz', 'oz'] },
  pound: { en: ['lb', 'lb'], es: ['lb', 'lb'] },
  inch: { en: ['inch', 'inches'], es: ['pulgada', 'pulgadas'] },
  centimeter: { en: ['cm', 'cm'], es: ['cm', 'cm'] },
};

export function unitName(unit: string, value: number, language: Language): string {
  const [one, many] = unitNames[unit]?.[language] ?? [unit, `${unit}s`];
  return value > 1 ? many : one;
}

const decimalUnits = [
  'kilogram',
  'liter',
  'gram',
  'milliliter',
  'deciliter',
  'centiliter',
  'centimeter',
  'millimeter',
];

/**
 * Formats the number of an amount: '1½', or '1.5' for metric units above 1.
 * @param asFraction writes fractions for metric units too: '½ kg'
 */
export const formatValue = ({ value, unit }: Measure, language: Language, asFraction = false): string =>
  unit !== null && decimalUnits.includes(unit) && !asFraction && value > 1
    ? formatDecimal(value, language)
    : formatNumber(value, language);
