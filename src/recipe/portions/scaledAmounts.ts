/** Computes the replacements that show a recipe's texts for another number of diners, or in other units. */
import { findAmounts } from '@/food/amounts/findAmounts';
import { inSystem, isMeasured, type Measure, systemOf, type UnitSystem } from '@/food/amounts/measures';
import { ingredientLines } from '@/food/check/ingredientLines';
import { findIngredients } from '@/food/names/findIngredients';
import { languageOfText } from '@/food/text/language';
import { isHeading } from '@/food/text/plainText';
import type { FoundIngredient } from '@/food/types';
import { findServingRanges } from '../consistency/servings';
import type { RecipeText, TextRange } from '../recipeText';
import { amountReplacements, type ScalingContext, type ScalingOptions } from './amountReplacements';
import { findIngredientAmounts, type LineAmount } from './ingredientAmounts';
import type { Replacement, Replacements } from './replacements';
import { findStepAmounts, isNutritionLine } from './stepAmounts';
import { temperatureReplacements } from './temperatureReplacements';

/** Shown after an ingredient line whose amount was not found. */
export const notScaledNote = 'not scaled';

/** Returns the replacements for the amounts of an ingredient list. */
export const ingredientReplacements = (list: RecipeText, choice: ScalingOptions): Replacements =>
  replacementsIn(list, choice, () =>
    ingredientLines(list).map(({ start, end }) => ({ start, end, isIngredient: true })),
  );

/** Returns the replacements for a description: amounts of foods, numbers of servings, temperatures. */
export const descriptionReplacements = (description: RecipeText, choice: ScalingOptions): Replacements =>
  replacementsIn(description, choice, () => linesToRead(description));

interface LineToRead extends TextRange {
  isIngredient: boolean;
}

const ingredientsHeading = /^\W*(?:the )?(?:ingredients?|ingredientes|you(?:’|')?ll need)\b[^.]{0,40}$/iu;
const nutritionHeading = /\b(?:nutrition\w*|nutricional(?:es)?|macros|valor(?:es)? nutri\w*)\b/i;

/** Returns the lines of a description, except nutrition values, which are per portion. Marks those of an ingredient list. */
function linesToRead(description: RecipeText): LineToRead[] {
  let section: 'steps' | 'ingredients' | 'nutrition' = 'steps';
  return description.lines.flatMap((line) => {
    const words = description.text.slice(line.start, line.end);
    const isHead = line.headingEnd > line.start && isHeading(description, line);
    if (isHead || ingredientsHeading.test(words)) {
      const isList = ingredientsHeading.test(words);
      section = isList ? 'ingredients' : nutritionHeading.test(words) ? 'nutrition' : 'steps';
    }
    if (section === 'nutrition' || isNutritionLine(words)) return [];
    return [{ start: line.start, end: line.end, isIngredient: section === 'ingredients' && !isHead }];
  });
}

function replacementsIn(
  { text, unparsedReason }: RecipeText,
  choice: ScalingOptions,
  linesOf: () => readonly LineToRead[],
): Replacements {
  // Unparsed texts are shown unchanged.
  if (unparsedReason || (choice.factor === 1 && choice.units === 'as written')) return [];
  const language = languageOfText(text) === 'es' ? 'es' : 'en';
  const foods = findIngredients(text, { denied: 'keep' });
  const context: ScalingContext = { ...choice, text, foods, language };
  const found = linesOf().flatMap((line) => lineReplacements(context, line));
  return apart(found);
}

function lineReplacements(context: ScalingContext, { start, end, isIngredient }: LineToRead): Replacement[] {
  const { text, factor, units } = context;
  const line = text.slice(start, end);
  const moved = (replacement: Replacement): Replacement => ({
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
  const written = withoutSecondMeasures(line, counted, units).flatMap(({ amount, isSize, instead }) => {
    const rewritten = amountReplacements(inLine, amount, isSize ? 1 : factor);
    if (!instead) return rewritten;
    const range = { start: Math.min(amount.start, instead.start), end: instead.end };
    return [{ ...range, text: withEdits(line, amount, rewritten) }];
  });
  const isNoted = hasUnreadableAmount && factor !== 1 && servings.length === 0;
  return [
    ...servings.flatMap((place) => servingsFor(line, place, factor)),
    ...temperatures,
    ...written,
    ...(isNoted
      ? [{ start: line.length, end: line.length, text: notScaledNote, isNote: true } as const]
      : []),
  ].map(moved);
}

function withEdits(line: string, { start, end }: TextRange, edits: readonly Replacement[]): string {
  let shown = line.slice(start, end);
  for (const edit of edits.toReversed())
    if (edit.end <= end)
      shown = shown.slice(0, edit.start - start) + edit.text + shown.slice(edit.end - start);
  return shown;
}

/** Returns the replacement for the number of 'Serves 4', in whole people. */
function servingsFor(line: string, place: TextRange, factor: number): Replacement[] {
  const [found] = findAmounts(line.slice(place.start, place.end));
  if (factor === 1 || !found) return [];
  const people = (value: number) => String(Math.max(1, Math.round(value * factor)));
  const text = found.high === null ? people(found.low) : `${people(found.low)}–${people(found.high)}`;
  return text === line.slice(place.start, place.end) ? [] : [{ ...place, text }];
}

interface ShownAmount extends LineAmount {
  /** The range to replace, if the amount is written in two systems. */
  readonly instead?: TextRange;
}

const between = /^\s*(?:[/(≈=]|\bor\b)\s*(?:about\s+|approx\.?\s+|aprox\.?\s+|unos\s+)?$/i;
/** Two amounts that differ by a larger share are not one amount in two systems. */
const tolerance = 0.3;

/** Returns the amounts, but of an amount in two systems ('200 g / 7 oz') only the one in the cook's system. */
function withoutSecondMeasures(
  line: string,
  amounts: readonly LineAmount[],
  units: ScalingOptions['units'],
): ShownAmount[] {
  if (units === 'as written') return [...amounts];
  const shown: ShownAmount[] = [];
  for (const [index, one] of amounts.entries()) {
    const before = amounts[index - 1];
    const last = shown.at(-1);
    if (!before || !last || last.instead || !isSameAgain(line, before, one, units)) {
      shown.push(one);
      continue;
    }
    const isOpen = line.slice(before.amount.end, one.amount.start).includes('(');
    const close = isOpen && /^\s*\)/.exec(line.slice(one.amount.end));
    if (isOpen && !close) {
      shown.push(one);
      continue;
    }
    const instead = { start: before.amount.start, end: one.amount.end + (close ? close[0].length : 0) };
    const wanted = systemOf(one.amount.unit?.id ?? null) === units ? one : before;
    shown.splice(-1, 1, { ...wanted, instead });
  }
  return shown;
}

/** Kilograms in grams, litres in millilitres. */
function inBaseUnit({ value, unit }: Measure): Measure {
  if (unit === 'kilogram') return { value: value * 1000, unit: 'gram' };
  return unit === 'liter' ? { value: value * 1000, unit: 'milliliter' } : { value, unit };
}

function isSameAgain(line: string, one: LineAmount, other: LineAmount, system: UnitSystem): boolean {
  const [unit, second] = [one.amount.unit?.id ?? null, other.amount.unit?.id ?? null];
  if (one.isSize !== other.isSize || !isMeasured(unit) || !isMeasured(second)) return false;
  const systems = [systemOf(unit), systemOf(second)];
  if (!systems.includes(system) || systems[0] === systems[1]) return false;
  if (!between.test(line.slice(one.amount.end, other.amount.start))) return false;
  const metric = [one, other].map(({ amount }) => {
    const measure = { value: amount.low, unit: amount.unit?.id ?? null };
    return inSystem(measure, 'us', null) ?? measure;
  });
  const [first, last] = metric.map((measure) => inBaseUnit(inSystem(measure, 'metric', null) ?? measure));
  // A volume beside a weight is the same amount: '1 cup / 120 g flour'.
  if (!first || !last || first.unit !== last.unit) return true;
  return Math.abs(first.value - last.value) <= tolerance * Math.max(first.value, last.value);
}

/** Returns the replacements in order, without those that overlap an earlier one. */
function apart(replacements: readonly Replacement[]): Replacement[] {
  const inOrder = replacements.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return inOrder.filter((replacement) => {
    if (replacement.start < end) return false;
    end = Math.max(end, replacement.end);
    return true;
  });
}
