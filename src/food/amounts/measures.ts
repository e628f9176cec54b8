/** Amounts that a cook can measure: rounded to what scales, jugs and spoons show, and in the units of either system. */
import { convertUnit } from 'parse-ingredient';
import { gramsPerCup, gramsPerCupOfPieces } from './cupWeights';
import { writeDecimal, writeNumber } from './numbers';
import { extraUnits } from './units';

/** An amount in a unit as parse-ingredient names it; null counts pieces. */
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

/** The system that a unit is of; null for spoons and whatever is counted. */
export const systemOf = (unit: string | null): UnitSystem | null =>
  unit === null ? null : metricUnits.includes(unit) ? 'metric' : usUnits.includes(unit) ? 'us' : null;

export const isLength = (unit: string | null): boolean => unit !== null && lengths.includes(unit);

/** Whether a unit measures a weight or a volume. */
export const isMeasured = (unit: string | null): boolean =>
  unit !== null &&
  !isLength(unit) &&
  (systemOf(unit) !== null || unit === 'tablespoon' || unit === 'teaspoon');

/** Sold and opened as one: a size beside it is that of one. */
export const isContainer = (unit: string | null): boolean =>
  unit !== null && /^(?:can|jar|package|pack|bag|box|carton|container|bottle|tub|pot|block)$/.test(unit);

/** Nobody measures these. */
export const isVague = (unit: string | null): boolean => unit === 'splash' || unit === 'drop';

/** What comes in whole ones. */
const wholeUnits = ['clove', 'sprig', 'leaf', 'sheet', 'cube', 'ball', 'stem'];
const pinches = ['pinch', 'dash'];

const toStep = (value: number, step: number) => Math.max(step, Math.round(value / step + 1e-9) * step);
/** The nearest of a few numbers, as ratios go. */
const nearest = (value: number, list: readonly number[]): number =>
  list.reduce((best, one) =>
    Math.abs(Math.log(one / value)) < Math.abs(Math.log(best / value)) ? one : best,
  );
const withFraction = (value: number, fractions: readonly number[]): number => {
  const whole = Math.floor(value + 1e-9);
  return nearest(
    value,
    fractions.map((part) => whole + part),
  );
};
const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** Grams and millilitres: fives and tens. */
function small(value: number): number {
  if (value < 1) return toStep(value, 0.25);
  if (value < 10) return toStep(value, 1);
  return toStep(value, value < 500 ? 5 : 10);
}

/** Grams in kilograms, millilitres in litres: where there are many. */
function metric(value: number, unit: string, larger: string): Measure {
  if (value < 995) return { value: small(value), unit };
  return { value: toStep(value / 1000, value < 10_000 ? 0.05 : 0.5), unit: larger };
}

/** Kilograms and litres: a quarter, a half and three quarters are said, anything else is weighed. */
function large(value: number, unit: string, smaller: string): Measure {
  const isQuarter = Math.abs(value * 4 - Math.round(value * 4)) < 1e-6;
  return isQuarter && value >= 0.25 && value < 1 ? { value, unit } : metric(value * 1000, smaller, unit);
}

function spoons(teaspoons: number): Measure {
  if (teaspoons < 0.2) return { value: 1 / 8, unit: 'teaspoon' };
  if (teaspoons < 1) return { value: nearest(teaspoons, [1 / 4, 1 / 2, 3 / 4, 1]), unit: 'teaspoon' };
  return { value: toStep(teaspoons, 0.5), unit: 'teaspoon' };
}

function tablespoons(value: number): Measure {
  if (value < 0.45) return spoons(value * 3);
  return { value: toStep(value, value < 4 ? 0.5 : 1), unit: 'tablespoon' };
}

function cups(value: number): Measure {
  if (value < 0.22) return tablespoons(value * 16);
  if (value < 4) return { value: withFraction(value, cupParts), unit: 'cup' };
  return { value: toStep(value, value < 10 ? 0.5 : 1), unit: 'cup' };
}

/** Pieces: wholes and halves, quarters of one, wholes from four on. */
function pieces(value: number): number {
  if (value < 1) return nearest(value, [1 / 4, 1 / 2, 3 / 4, 1]);
  return toStep(value, value < 4 ? 0.5 : 1);
}

/** The amount that a cook would measure instead: 337 g → 340 g, ⅛ cup → 2 tablespoons, 4½ eggs → 5. Never nothing. */
export function measurable({ value, unit }: Measure): Measure {
  switch (unit) {
    case 'gram':
      return metric(value, unit, 'kilogram');
    case 'milliliter':
      return metric(value, unit, 'liter');
    case 'kilogram':
      return large(value, unit, 'gram');
    case 'liter':
      return large(value, unit, 'milliliter');
    case 'teaspoon':
      return value < 6 ? spoons(value) : tablespoons(value / 3);
    case 'tablespoon':
      return tablespoons(value);
    case 'cup':
      return cups(value);
    case 'ounce':
    case 'fluid ounce':
      return { value: toStep(value, value < 1 ? 0.25 : value < 10 ? 0.5 : 1), unit };
    case 'pound':
      return value < 0.24
        ? measurable({ value: value * 16, unit: 'ounce' })
        : { value: toStep(value, value < 5 ? 0.25 : 0.5), unit };
    case 'pint':
    case 'quart':
    case 'gallon':
    case 'inch':
      return { value: toStep(value, value < 3 ? 0.25 : 0.5), unit };
    case 'centimeter':
    case 'deciliter':
    case 'centiliter':
      return { value: toStep(value, value < 3 ? 0.5 : 1), unit };
    case 'millimeter':
    case 'milligram':
      return { value: toStep(value, 1), unit };
    default:
      if (unit !== null && wholeUnits.includes(unit)) return { value: toStep(value, 1), unit };
      // One and a half of a pinch is a pinch.
      if (unit !== null && pinches.includes(unit)) return { value: toStep(value - 1e-6, 1), unit };
      return { value: pieces(value), unit };
  }
}

const convert = (value: number, from: string, to: string): number =>
  convertUnit(value, from, to, { additionalUOMs: extraUnits }) ?? Number.NaN;

/** Cookbooks take a cup for 240 ml. */
const cupMillilitres = 240;
const millilitresIn = (value: number, unit: string): number =>
  unit === 'centiliter'
    ? value * 10
    : unit === 'cup'
      ? value * cupMillilitres
      : convert(value, unit, 'milliliter');

/** What comes of another system is rounded more: a pound is 450 g, and 14 ounces are 400. */
const rounded = (value: number, unit: 'gram' | 'milliliter'): Measure =>
  measurable({ value: value < 300 ? value : Math.round(value / 10) * 10, unit });

const weights = ['gram', 'kilogram', 'milligram', 'ounce', 'pound'];
/** Poured from a jug also where its weight is known. */
const flowing = ['honey', 'maple-syrup', 'golden-syrup', 'coconut-oil', 'yoghurt', 'sour-cream'];

/**
 * An amount in the units of the other system, as it would be measured there; null where it is of that system, of none, or
 * nobody can tell. A volume becomes a weight, and a weight a volume, only of a food whose weight by the cup is known.
 * @param foodId of the ingredient that is measured; null where it is not known
 * @param isPoured false of what is not known to be: a jug does not measure it
 */
export function inSystem(
  { value, unit }: Measure,
  system: UnitSystem,
  foodId: string | null,
  isPoured = true,
): Measure | null {
  const perCup = foodId === null ? undefined : gramsPerCup[foodId];
  if (unit === 'stick' && system === 'metric' && (foodId === 'butter' || foodId === 'margarine'))
    return rounded(value * 113.4, 'gram');
  if (unit === null || systemOf(unit) === null || systemOf(unit) === system) return null;
  if (isLength(unit)) {
    const to = system === 'metric' ? 'centimeter' : 'inch';
    return measurable({ value: convert(value, unit, to), unit: to });
  }
  if (weights.includes(unit)) {
    const grams = unit === 'milligram' ? value / 1000 : convert(value, unit, 'gram');
    if (system === 'metric') return rounded(grams, 'gram');
    if (perCup !== undefined) return measurable(fromCups(grams / perCup));
    return grams < 450
      ? measurable({ value: convert(grams, 'gram', 'ounce'), unit: 'ounce' })
      : measurable({ value: convert(grams, 'gram', 'pound'), unit: 'pound' });
  }
  const millilitres = millilitresIn(value, unit);
  if (system === 'us') return measurable(fromCups(millilitres / cupMillilitres));
  const isFlowing = unit === 'fluid ounce' || (foodId !== null && flowing.includes(foodId));
  const grams = perCup ?? (foodId === null || isPoured ? undefined : gramsPerCupOfPieces[foodId]);
  if (isFlowing || (grams === undefined && isPoured)) return rounded(millilitres, 'milliliter');
  return grams === undefined ? null : rounded((millilitres / cupMillilitres) * grams, 'gram');
}

/** Cups where there is at least a quarter, then tablespoons, then teaspoons. */
function fromCups(value: number): Measure {
  if (value >= 0.22) return { value, unit: 'cup' };
  return value >= 1 / 17
    ? { value: value * 16, unit: 'tablespoon' }
    : { value: value * 48, unit: 'teaspoon' };
}

/** How units are written: singular and plural, in English and Spanish. */
const names: Readonly<Record<string, Readonly<Record<'en' | 'es', readonly [one: string, many: string]>>>> = {
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

/** The name of a unit for so much of it. */
export function unitName(unit: string, value: number, language: 'en' | 'es'): string {
  const [one, many] = names[unit]?.[language] ?? [unit, `${unit}s`];
  return value > 1 ? many : one;
}

const decimals = [
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
 * The number of an amount: '1½', or '1.5' where the metric system is used to decimals.
 * @param asFraction writes '½ kg' for whoever wrote it so
 */
export const writeValue = ({ value, unit }: Measure, language: 'en' | 'es', asFraction = false): string =>
  unit !== null && decimals.includes(unit) && !asFraction && value > 1
    ? writeDecimal(value, language)
    : writeNumber(value, language);
