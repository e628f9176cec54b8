/** What a recipe's texts say for another number of people, or in other units: replacements, laid on when they are shown. */
import { findAmounts } from '@/food/amounts/findAmounts';
import { inSystem, isMeasured, systemOf, type UnitSystem } from '@/food/amounts/measures';
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

/** Said of an ingredient line whose amount could not be read. */
export const notScaledNote = 'not scaled';

/** What is shown in the place of the amounts of an ingredient list. */
export const ingredientReplacements = (list: RecipeText, choice: ScalingOptions): Replacements =>
  replacementsIn(list, choice, () =>
    ingredientLines(list).map(({ start, end }) => ({ start, end, isIngredient: true })),
  );

/** What is shown in the place of the amounts of a description: of its foods, how many it serves, its temperatures. */
export const descriptionReplacements = (description: RecipeText, choice: ScalingOptions): Replacements =>
  replacementsIn(description, choice, () => linesToRead(description));

interface LineToRead extends TextRange {
  isIngredient: boolean;
}

const ingredientsHeading = /^\W*(?:the )?(?:ingredients?|ingredientes|you(?:’|')?ll need)\b[^.]{0,40}$/iu;
const nutritionHeading = /\b(?:nutrition\w*|nutricional(?:es)?|macros|valor(?:es)? nutri\w*)\b/i;

/** The lines of a description, those of its own ingredient list marked; without what it says of one portion. */
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
  // A text that is shown as it is, without a look at its markup, is no text to reckon with.
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

/** 'Serves 4' says how many it serves now, in whole people. */
function servingsFor(line: string, place: TextRange, factor: number): Replacement[] {
  const [found] = findAmounts(line.slice(place.start, place.end));
  if (factor === 1 || !found) return [];
  const people = (value: number) => String(Math.max(1, Math.round(value * factor)));
  const text = found.high === null ? people(found.low) : `${people(found.low)}–${people(found.high)}`;
  return text === line.slice(place.start, place.end) ? [] : [{ ...place, text }];
}

interface ShownAmount extends LineAmount {
  /** The range that it takes the place of, where the same is written in two systems. */
  readonly instead?: TextRange;
}

const between = /^\s*(?:[/(≈=]|\bor\b)\s*(?:about\s+|approx\.?\s+|aprox\.?\s+|unos\s+)?$/i;
/** The same amount in two systems is rounded, but not by more. */
const tolerance = 0.3;

/** Of an amount in two systems, '200 g / 7 oz', the one that the cook chose. */
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
  const [first, last] = metric.map((measure) => inSystem(measure, 'metric', null) ?? measure);
  // A volume and a weight side by side are the same without a doubt: nobody adds them up so.
  if (!first || !last || first.unit !== last.unit) return true;
  return Math.abs(first.value - last.value) <= tolerance * Math.max(first.value, last.value);
}

/** In order, and where two meet, the first of them. */
function apart(replacements: readonly Replacement[]): Replacement[] {
  const inOrder = replacements.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return inOrder.filter((replacement) => {
    if (replacement.start < end) return false;
    end = Math.max(end, replacement.end);
    return true;
  });
}
