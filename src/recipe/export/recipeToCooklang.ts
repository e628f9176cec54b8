/* Writes a recipe in Cooklang, a text format of recipe apps: https://cooklang.org/docs/spec */
import { type FoundAmount, findAmounts } from '@/food/amounts/findAmounts';
import { findIngredients } from '@/food/names/findIngredients';
import { findTimes } from '@/food/text/timesAndTemperatures';
import type { FoundIngredient } from '@/food/types';
import { findIngredientAmounts } from '../portions/ingredientAmounts';
import type { ExportedIngredient, ExportedRecipe } from './exportRecipe';

/** A food of the ingredient list. The quantity stands in braces after its name: '{200%g}'. */
interface CooklangIngredient {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
}

/** Returns a recipe in Cooklang: metadata, and a paragraph for each step. Marks each listed food with its amount at its first use. */
export function recipeToCooklang(recipe: ExportedRecipe): string {
  const unmarkedFoods = recipe.ingredients.map(readCooklangIngredient);
  const steps = recipe.steps.map((step) => markStep(step, unmarkedFoods));
  // Foods that no step names are listed before the steps.
  const unmarkedLine =
    unmarkedFoods.length > 0 ? [`Have ready: ${unmarkedFoods.map(formatMention).join(', ')}.`] : [];
  return `${[formatMetadata(recipe), ...unmarkedLine, ...steps].join('\n\n')}\n`;
}

function formatMetadata({ title, totalMinutes, diners, type, mealType, url }: ExportedRecipe): string {
  const fields: readonly (readonly [string, string])[] = [
    ['title', formatYamlValue(title)],
    ['servings', diners === null ? '' : String(diners)],
    ['time required', totalMinutes === null ? '' : `${totalMinutes} minutes`],
    ['course', formatYamlValue(mealType)],
    ['tags', type === '' ? '' : `[${formatYamlValue(type).replaceAll(',', ' ')}]`],
    ['source', url ?? ''],
  ];
  const lines = fields.flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${value}`]));
  return ['---', ...lines, '---'].join('\n');
}

/** Returns a value on one line that YAML parses as a string. */
function formatYamlValue(value: string): string {
  const line = value.replace(/\s+/g, ' ').replaceAll('---', '—').trim();
  return /^[\p{L}\p{N}]/u.test(line) && !/: |#/.test(line)
    ? line
    : line.replace(/[^\p{L}\p{N} ,.'’()&-]/gu, ' ').trim();
}

/** Returns a text without the characters that are Cooklang syntax. */
const escapeText = (text: string): string =>
  text
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[@#~](?=\S)/g, '')
    .replace(/--+/g, '—')
    .replace(/\[-/g, '[ -');

const formatInBraces = (text: string): string =>
  escapeText(text)
    .replace(/[%{}@#~|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a food's name without Cooklang's prefixes: './soup' refers to another recipe, '?salt' is optional. */
const formatFoodName = (text: string): string =>
  formatInBraces(text)
    .replace(/[()]/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();

const formatMention = ({ name, quantity }: CooklangIngredient): string => `@${name}{${quantity}}`;

function readCooklangIngredient({ text }: ExportedIngredient): CooklangIngredient {
  const foods = findIngredients(text, { includeDenied: true });
  const main = findIngredientAmounts(text, foods).amounts.find(({ isSize }) => !isSize)?.amount;
  const food = foods.find(({ start }) => start >= (main?.end ?? 0)) ?? foods[0];
  const rest = main ? `${text.slice(0, main.start)} ${text.slice(main.end)}` : text;
  const name = food?.text ?? (rest.split(/[,(;]/, 1)[0] ?? '').replace(/^\s*(?:of|de|del)\s+/i, '');
  return {
    id: food?.ingredient.id ?? '',
    name: formatFoodName(name) || 'ingredient',
    quantity: main ? formatQuantity(main) : '',
  };
}

function formatQuantity({ low, high, unit }: FoundAmount): string {
  const number = high === null ? formatNumber(low) : `${formatNumber(low)}-${formatNumber(high)}`;
  return unit ? `${number}%${formatInBraces(unit.written)}` : number;
}

/** Returns '1.5', or a fraction for thirds: '4/3'. */
function formatNumber(value: number): string {
  const thirds = Math.round(value * 3);
  const isThirds = Math.abs(value * 3 - thirds) < 0.01 && thirds % 3 !== 0;
  return isThirds ? `${thirds}/3` : String(Number(value.toFixed(3)));
}

interface StepMarkup {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns a step with its foods and times marked. Removes those foods from `unmarkedFoods`. */
function markStep(step: string, unmarkedFoods: CooklangIngredient[]): string {
  const foods = findIngredients(step).flatMap((found) => {
    const at = unmarkedFoods.findIndex(({ id }) => id !== '' && id === found.ingredient.id);
    const [listed] = at === -1 ? [] : unmarkedFoods.splice(at, 1);
    return listed ? [createFoodMarkup(step, found, listed)] : [];
  });
  const pieces = [...foods, ...createTimerMarkup(step)].sort((a, b) => a.start - b.start);
  let position = 0;
  const words: string[] = [];
  for (const { start, end, text } of pieces) {
    if (start < position) continue;
    words.push(escapeText(step.slice(position, start)), text);
    position = end;
  }
  words.push(escapeText(step.slice(position)));
  return words.join('').replace(/^[>=]+\s*/, '');
}

/** Returns the markup of a food. Replaces the food's name, and the amount before it if that is the listed one. */
function createFoodMarkup(
  step: string,
  { start, end, text }: FoundIngredient,
  listed: CooklangIngredient,
): StepMarkup {
  const before = findAmounts(step.slice(0, start)).at(-1);
  const isAmountInText =
    before !== undefined &&
    /^\s+(?:(?:of|de|del)\s+)?$/i.test(step.slice(before.end, start)) &&
    formatQuantity(before) === listed.quantity;
  const name = formatFoodName(text) || listed.name;
  return { start: isAmountInText ? before.start : start, end, text: formatMention({ ...listed, name }) };
}

const timerPattern = /^(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?\s?(\p{L}+)\.?$/u;

/** Returns the markup of times such as '10 minutes'. Times in words stay text. */
const createTimerMarkup = (step: string): StepMarkup[] =>
  findTimes(step).flatMap(({ start, end, text }): StepMarkup[] => {
    const [, low, high, unit] = timerPattern.exec(text) ?? [];
    if (low === undefined || unit === undefined) return [];
    return [{ start, end, text: `~{${high ? `${low}-${high}` : low}%${unit}}` }];
  });
