import { findIngredients } from '@/food/findIngredients';
import { parseIngredientLine } from '../amounts/quantities';
import { type Food, foodAsWritten } from '../handling/foods';
import type { ServingUnit } from '../handling/handling';
import { plainText } from './plainText';

/** Text beyond this is not read: nobody cooks with it. */
const longestText = 4000;
const mostFoods = 24;
/** How far before a food its amount is looked for. */
const amountReach = 24;

/** Something the cook has and would like to use. */
export interface WantedFood extends Food {
  /** How much the cook said there is, when in a unit the kitchen uses. */
  given?: { amount: number; unit: ServingUnit };
}

/** In every savoury dish anyway. */
const takenForGranted: ReadonlySet<string> = new Set(['salt-and-pepper', 'seasoning', 'water']);

export interface Wanted {
  foods: readonly WantedFood[];
  /** Words that name no food the kitchen knows. */
  unknown: readonly string[];
  /** Foods it knows but does not cook with: 'crisps'. */
  uncooked: readonly string[];
}

const units: Record<string, [factor: number, unit: ServingUnit]> = {
  '': [1, 'piece'],
  gram: [1, 'g'],
  kilogram: [1000, 'g'],
  milliliter: [1, 'ml'],
  liter: [1000, 'ml'],
};
/** How a list is divided as people write it: commas, lines, 'and', 'y'. */
const dividerPattern = /[,;\n\r|•·+&]+|(?<!\d)\/|\s(?:and|with|y|e|con)\s/gi;
/** An amount of the food itself, at most with a word of its looks: not '2 handfuls of spinach'. */
const ofTheFood = /^(?:\p{L}+ )?food$/u;

function givenBefore(text: string): WantedFood['given'] {
  const line = `${text.split(dividerPattern).at(-1)?.trimEnd() ?? ''} food`;
  const { quantity, unit, description } = parseIngredientLine(line);
  const [factor, named] = units[unit ?? ''] ?? [];
  if (!quantity || !factor || !named || !ofTheFood.test(description)) return undefined;
  return { amount: quantity * factor, unit: named };
}

function segmentsOf(text: string): { start: number; end: number }[] {
  const segments: { start: number; end: number }[] = [];
  let start = 0;
  for (const divider of text.matchAll(dividerPattern)) {
    segments.push({ start, end: divider.index });
    start = divider.index + divider[0].length;
  }
  return [...segments, { start, end: text.length }];
}

/** Reads the ingredients of a request, in English or Spanish, as people type them. */
export function readWanted(written: string): Wanted {
  const text = written.slice(0, longestText);
  const found = findIngredients(text);
  const foods = new Map<string, WantedFood>();
  const uncooked = new Set<string>();
  for (const { ingredient, text: name, start } of found) {
    if (takenForGranted.has(ingredient.id)) continue;
    const food = foodAsWritten(ingredient, name);
    const known = foods.has(ingredient.id);
    if (!food) uncooked.add(ingredient.names.en[0] ?? ingredient.id);
    else if (!known && foods.size < mostFoods) {
      const given = givenBefore(text.slice(Math.max(0, start - amountReach), start));
      foods.set(ingredient.id, given ? { ...food, given } : food);
    } else if (!known) uncooked.add(food.handling.label);
  }
  const unknown = segmentsOf(text)
    .filter((segment) => !found.some(({ start, end }) => start < segment.end && end > segment.start))
    .map(({ start, end }) => plainText(text.slice(start, end), 40).replace(/^[\d\s.,]+/, ''))
    .filter((words) => /\p{L}{2}/u.test(words));
  return { foods: [...foods.values()], unknown: [...new Set(unknown)], uncooked: [...uncooked] };
}
