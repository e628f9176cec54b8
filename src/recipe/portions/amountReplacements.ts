/* Computes the replacements of an amount: scaled, and in the cook's units. */

import { countedNounEdits } from '@/food/amounts/countedNouns';
import { isPourable } from '@/food/amounts/cupWeights';
import type { FoundAmount } from '@/food/amounts/findAmounts';
import {
  convertToSystem,
  formatValue,
  isLengthUnit,
  isVagueUnit,
  type Measure,
  roundToMeasurable,
  type UnitSystem,
  unitName,
} from '@/food/amounts/measures';
import { inflectUnit } from '@/food/amounts/units';
import type { Language } from '@/food/text/language';
import type { FoundIngredient } from '@/food/types';
import type { Replacement } from './replacements';

export interface ScalingOptions {
  readonly factor: number;
  readonly units: 'as written' | UnitSystem;
}

/** The options, with the text around an amount. */
export interface ScalingContext extends ScalingOptions {
  readonly text: string;
  /** In order of their offsets in the text. */
  readonly foods: readonly FoundIngredient[];
  readonly language: Language;
}

/** A cup of cooked food has another weight than a cup of raw food. */
const cookedPattern = /\b(?:cooked|boiled|leftover|cocid[oa]s?|hervid[oa]s?|sobrantes?)\b/i;
const maxFoodDistance = 40;
/** Characters after a food's name that may say how it is measured: ' juice', ' purée'. */
const maxNounLength = 6;

/** Returns the food that an amount measures: the first one after it, else the last one before it. */
function findMeasuredFood(
  { text, foods }: ScalingContext,
  { start, end }: FoundAmount,
): FoundIngredient | undefined {
  const line = { start: text.lastIndexOf('\n', start) + 1, end: lineEnd(text, end) };
  const following = foods.find(
    (food) => food.start >= end && food.start < Math.min(line.end, end + maxFoodDistance),
  );
  return following ?? foods.findLast((food) => food.end <= start && food.start >= line.start);
}

const lineEnd = (text: string, from: number) => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

/** Returns the id of the measured food, for its weight, and whether the food is poured. */
function findConversionFood(context: ScalingContext, amount: FoundAmount) {
  const { text } = context;
  const food = findMeasuredFood(context, amount);
  if (!food) return { foodId: null, isPoured: false };
  const words = text.slice(Math.min(amount.end, food.start), food.end + maxNounLength);
  const isCooked = cookedPattern.test(text.slice(amount.end, lineEnd(text, amount.end)));
  return { foodId: isCooked ? null : food.ingredient.id, isPoured: isPourable(food.ingredient, words) };
}

/** True for foods that come in whole pieces: a bay leaf, a clove of garlic, a clove. */
const isCountedWhole = (food: FoundIngredient | undefined): boolean =>
  food !== undefined &&
  (food.ingredient.category === 'herb' ||
    food.ingredient.category === 'spice' ||
    /^garlic\b/.test(food.ingredient.id));

/** Returns the ends of a range, or a single amount, scaled and converted; null if it stays as written. */
function scaleRange(context: ScalingContext, amount: FoundAmount, factor: number) {
  const unit = amount.unit?.id ?? null;
  if (isVagueUnit(unit)) return null;
  const { units } = context;
  const conversion = findConversionFood(context, amount);
  const convert = (value: number) =>
    units === 'as written'
      ? null
      : convertToSystem({ value: value * factor, unit }, units, conversion.foodId, conversion.isPoured);
  const low = convert(amount.low);
  const high = amount.high === null ? null : convert(amount.high);
  if (low && Number.isFinite(low.value)) return { low, high, isConverted: true };
  if (factor === 1) return null;
  const food = unit === null ? findMeasuredFood(context, amount) : undefined;
  const scaleValue = (value: number): Measure => {
    if (isCountedWhole(food))
      return { value: roundToMeasurable({ value: value * factor, unit: 'clove' }).value, unit };
    // A quarter of an egg is hard to measure, and not missed.
    const scaled = value * factor;
    const isEgg = food?.ingredient.category === 'egg' && scaled > 1 && scaled % 1 <= 0.25;
    return roundToMeasurable({ value: isEgg ? Math.floor(scaled) : scaled, unit });
  };
  return {
    low: scaleValue(amount.low),
    high: amount.high === null ? null : scaleValue(amount.high),
    isConverted: false,
  };
}

/** Returns the replacements of an amount; empty if the amount stays as written. */
export function amountReplacements(
  context: ScalingContext,
  amount: FoundAmount,
  factor: number,
): Replacement[] {
  const scaled = scaleRange(context, amount, factor);
  if (!scaled) return [];
  const { text, language } = context;
  const written = text.slice(amount.numberSpan.start, amount.numberSpan.end);
  const isFraction = amount.kind !== 'digits' || /[^\d.,\s]/.test(written.replace(/[-–—]/g, ''));
  const unit = amount.unit?.id ?? null;
  const { low } = scaled;
  const high =
    scaled.high && Math.abs(scaled.high.value - low.value) < 1e-6 && scaled.high.unit === low.unit
      ? null
      : scaled.high;
  const value = (high ?? low).value;
  const isSameUnit = low.unit === unit && (high ?? low).unit === unit;
  const number = (measure: Measure) => formatValue(measure, language, isFraction);
  if (isSameUnit && !scaled.isConverted) {
    const isUnchanged = low.value === amount.low && (high?.value ?? null) === amount.high;
    if (isUnchanged) return [];
    const numbers = high ? `${number(low)}–${number(high)}` : number(low);
    return [
      { ...amount.numberSpan, text: numbers },
      ...noBreakSpaceReplacement(text, amount),
      ...agreementReplacements(context, amount, value > 1),
      ...(amount.addition ? [{ ...amount.addition, text: '' }] : []),
    ];
  }
  // 'an 8 inch tin', but 'two inches'.
  const isBeforeNoun = isLengthUnit(low.unit) && /^[ -]\p{L}/u.test(text.slice(amount.end));
  const withUnit = ({ value, unit }: Measure) =>
    unit === null
      ? number({ value, unit })
      : `${number({ value, unit })}\u00a0${unitName(unit, isBeforeNoun ? 1 : value, language)}`;
  const from = high?.unit === low.unit ? number(low) : withUnit(low);
  const whole = high ? `${from}–${withUnit(high)}` : withUnit(low);
  return [{ start: amount.start, end: amount.end, text: whole }];
}

/** Returns a no-break space in place of the space before the unit. */
const noBreakSpaceReplacement = (text: string, { numberSpan: { end }, unit }: FoundAmount): Replacement[] =>
  unit && text.slice(end, unit.start) === ' ' ? [{ start: end, end: unit.start, text: '\u00a0' }] : [];

/** Returns the replacements that put the unit, or the noun, in singular or plural. */
function agreementReplacements(
  { text, foods, language }: ScalingContext,
  amount: FoundAmount,
  isPlural: boolean,
): Replacement[] {
  if (!amount.unit) {
    const wasPlural = (amount.high ?? amount.low) > 1;
    return wasPlural === isPlural ? [] : countedNounEdits(text, amount.end, foods, isPlural, language);
  }
  const { start, end, written } = amount.unit;
  const unit = inflectUnit(written, isPlural);
  return unit === written ? [] : [{ start, end, text: unit }];
}
