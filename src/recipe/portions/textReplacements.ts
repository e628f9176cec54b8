/* Computes the replacements that show a recipe's texts for another number of diners, or in other units. */
import { findAmounts } from '@/food/amounts/findAmounts';
import {
  convertToSystem,
  isWeightOrVolume,
  type Measure,
  type UnitSystem,
  unitSystem,
} from '@/food/amounts/measures';
import { ingredientLines } from '@/food/check/ingredientLines';
import { findIngredients } from '@/food/names/findIngredients';
import { detectLanguageOrEnglish } from '@/food/text/language';
import { isHeading } from '@/food/text/plainText';
import type { FoundIngredient } from '@/food/types';
import type { TextRange } from '@/lib/splitText';
import { findServingRanges } from '../consistency/servings';
import type { RecipeText } from '../recipeText';
import { amountReplacements, type ScalingContext, type ScalingOptions } from './amountReplacements';
import { findIngredientAmounts, type LineAmount } from './ingredientAmounts';
import type { Replacement, Replacements } from './replacements';
import { findStepAmounts, isNutritionLine } from './stepAmounts';
import { temperatureReplacements } from './temperatureReplacements';

/** Shown after an ingredient line whose amount was not found. */
export const notScaledNote = 'not scaled';

export const ingredientReplacements = (list: RecipeText, scaling: ScalingOptions): Replacements =>
  findReplacements(list, scaling, () =>
    ingredientLines(list).map(({ start, end }) => ({ start, end, isIngredient: true })),
  );

/** Returns the replacements for a description: amounts of foods, numbers of servings, temperatures. */
export const descriptionReplacements = (description: RecipeText, scaling: ScalingOptions): Replacements =>
  findReplacements(description, scaling, () => findScalableLines(description));

interface ScalableLine extends TextRange {
  isIngredient: boolean;
}

const ingredientsHeadingPattern =
  /^\W*(?:the )?(?:ingredients?|ingredientes|you(?:’|')?ll need)\b[^.]{0,40}$/iu;
const nutritionHeadingPattern = /\b(?:nutrition\w*|nutricional(?:es)?|macros|valor(?:es)? nutri\w*)\b/i;

/** Returns the lines of a description, except nutrition values, which are per portion. Marks those of an ingredient list. */
function findScalableLines(description: RecipeText): ScalableLine[] {
  let section: 'steps' | 'ingredients' | 'nutrition' = 'steps';
  return description.lines.flatMap((line) => {
    const words = description.text.slice(line.start, line.end);
    const isSectionHeading = line.headingEnd > line.start && isHeading(description, line);
    if (isSectionHeading || ingredientsHeadingPattern.test(words)) {
      const isList = ingredientsHeadingPattern.test(words);
      section = isList ? 'ingredients' : nutritionHeadingPattern.test(words) ? 'nutrition' : 'steps';
    }
    if (section === 'nutrition' || isNutritionLine(words)) return [];
    return [
      { start: line.start, end: line.end, isIngredient: section === 'ingredients' && !isSectionHeading },
    ];
  });
}

function findReplacements(
  { text, unparsedReason }: RecipeText,
  scaling: ScalingOptions,
  getLines: () => readonly ScalableLine[],
): Replacements {
  // Unparsed texts are shown unchanged.
  if (unparsedReason || (scaling.factor === 1 && scaling.units === 'as written')) return [];
  const language = detectLanguageOrEnglish(text) === 'es' ? 'es' : 'en';
  const foods = findIngredients(text, { includeDenied: true });
  const context: ScalingContext = { ...scaling, text, foods, language };
  const found = getLines().flatMap((line) => lineReplacements(context, line));
  return removeOverlaps(found);
}

function lineReplacements(
  context: ScalingContext,
  { start, end, isIngredient }: ScalableLine,
): Replacement[] {
  const { text, factor, units } = context;
  const line = text.slice(start, end);
  const shift = (replacement: Replacement): Replacement => ({
    ...replacement,
    start: replacement.start + start,
    end: replacement.end + start,
  });
  const foods = context.foods
    .filter((food) => food.start >= start && food.end <= end)
    .map((food): FoundIngredient => ({ ...food, start: food.start - start, end: food.end - start }));
  const inLine = { ...context, text: line, foods };
  const servings = findServingRanges(line);
  const temperatures = units === 'as written' ? [] : temperatureReplacements(line, units);
  const { amounts, hasUnreadableAmount } = isIngredient
    ? findIngredientAmounts(line, foods)
    : { amounts: findStepAmounts(line, foods), hasUnreadableAmount: false };
  const counted = amounts.filter(
    ({ amount }) => !servings.some((place) => place.start < amount.end && place.end > amount.start),
  );
  const newAmounts = mergeDualMeasures(line, counted, units).flatMap(({ amount, isSize, replacedRange }) => {
    const rewritten = amountReplacements(inLine, amount, isSize ? 1 : factor);
    if (!replacedRange) return rewritten;
    const range = { start: Math.min(amount.start, replacedRange.start), end: replacedRange.end };
    return [{ ...range, text: applyLineReplacements(line, amount, rewritten) }];
  });
  const isNoteNeeded = hasUnreadableAmount && factor !== 1 && servings.length === 0;
  return [
    ...servings.flatMap((place) => servingsReplacements(line, place, factor)),
    ...temperatures,
    ...newAmounts,
    ...(isNoteNeeded
      ? [{ start: line.length, end: line.length, text: notScaledNote, isNote: true } as const]
      : []),
  ].map(shift);
}

function applyLineReplacements(line: string, { start, end }: TextRange, replacements: Replacements): string {
  let shown = line.slice(start, end);
  for (const one of replacements.toReversed())
    if (one.end <= end) shown = shown.slice(0, one.start - start) + one.text + shown.slice(one.end - start);
  return shown;
}

/** Returns the replacement for the number of 'Serves 4', in whole people. */
function servingsReplacements(line: string, place: TextRange, factor: number): Replacement[] {
  const [found] = findAmounts(line.slice(place.start, place.end));
  if (factor === 1 || !found) return [];
  const people = (value: number) => String(Math.max(1, Math.round(value * factor)));
  const text = found.high === null ? people(found.low) : `${people(found.low)}–${people(found.high)}`;
  return text === line.slice(place.start, place.end) ? [] : [{ ...place, text }];
}

interface ShownAmount extends LineAmount {
  /** The range to replace, for an amount in two systems. */
  readonly replacedRange?: TextRange;
}

const sameAmountSeparator = /^\s*(?:[/(≈=]|\bor\b)\s*(?:about\s+|approx\.?\s+|aprox\.?\s+|unos\s+)?$/i;
/** Two amounts that differ by a larger share are not one amount in two systems. */
const maxRelativeDifference = 0.3;

/** Returns the amounts. Of an amount in two systems ('200 g / 7 oz'), keeps only the one in the cook's system. */
function mergeDualMeasures(
  line: string,
  amounts: readonly LineAmount[],
  units: ScalingOptions['units'],
): ShownAmount[] {
  if (units === 'as written') return [...amounts];
  const shown: ShownAmount[] = [];
  for (const [index, one] of amounts.entries()) {
    const before = amounts[index - 1];
    const last = shown.at(-1);
    if (!before || !last || last.replacedRange || !isSameAmount(line, before, one, units)) {
      shown.push(one);
      continue;
    }
    const isOpen = line.slice(before.amount.end, one.amount.start).includes('(');
    const close = isOpen && /^\s*\)/.exec(line.slice(one.amount.end));
    if (isOpen && !close) {
      shown.push(one);
      continue;
    }
    const replacedRange = { start: before.amount.start, end: one.amount.end + (close ? close[0].length : 0) };
    const wanted = unitSystem(one.amount.unit?.id ?? null) === units ? one : before;
    shown.splice(-1, 1, { ...wanted, replacedRange });
  }
  return shown;
}

/** Returns kilograms as grams, and litres as millilitres. */
function toBaseUnit({ value, unit }: Measure): Measure {
  if (unit === 'kilogram') return { value: value * 1000, unit: 'gram' };
  return unit === 'liter' ? { value: value * 1000, unit: 'milliliter' } : { value, unit };
}

function isSameAmount(line: string, one: LineAmount, other: LineAmount, system: UnitSystem): boolean {
  const [unit, second] = [one.amount.unit?.id ?? null, other.amount.unit?.id ?? null];
  if (one.isSize !== other.isSize || !isWeightOrVolume(unit) || !isWeightOrVolume(second)) return false;
  const systems = [unitSystem(unit), unitSystem(second)];
  if (!systems.includes(system) || systems[0] === systems[1]) return false;
  if (!sameAmountSeparator.test(line.slice(one.amount.end, other.amount.start))) return false;
  const usMeasures = [one, other].map(({ amount }) => {
    const measure = { value: amount.low, unit: amount.unit?.id ?? null };
    return convertToSystem(measure, 'us', null) ?? measure;
  });
  const [first, last] = usMeasures.map((measure) =>
    toBaseUnit(convertToSystem(measure, 'metric', null) ?? measure),
  );
  // A volume beside a weight is the same amount: '1 cup / 120 g flour'.
  if (!first || !last || first.unit !== last.unit) return true;
  return Math.abs(first.value - last.value) <= maxRelativeDifference * Math.max(first.value, last.value);
}

/** Returns the replacements in order, without those that overlap an earlier one. */
function removeOverlaps(replacements: readonly Replacement[]): Replacement[] {
  const inOrder = replacements.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return inOrder.filter((replacement) => {
    if (replacement.start < end) return false;
    end = Math.max(end, replacement.end);
    return true;
  });
}
