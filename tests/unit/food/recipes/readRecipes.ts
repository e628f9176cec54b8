/*
 * Reads whole recipes with what they truly hold for each value of a profile, set down from knowledge of food and not from the
 * lexicon:
 *
 *     # title
 *     ingredient list
 *     ---
 *     method
 *     ===
 *     Milk Vegan: butter, cream      these values are met, and one of these words says so
 *     ? Sulfites Celery              may be met: depends on the maker or on an alternative, and is not counted
 *
 * Every value that no line names is not met.
 */
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import type { RecipeTexts } from '@/food/check/recipeFoods';
import { allIntolerances } from '@/food/types';

/** Diets with rules firm enough to test. */
export const labelledDiets = ['Vegan', 'Vegetarian', 'Pescatarian', 'GlutenFree', 'Halal', 'Kosher'] as const;

export const labelledValues: readonly string[] = [...allIntolerances, ...labelledDiets];

export interface LabelledRecipe extends RecipeTexts {
  readonly contains: ReadonlyMap<string, readonly string[]>;
  readonly possible: ReadonlySet<string>;
}

function valuesOf(text: string): string[] {
  const values = text.trim().split(/\s+/);
  const unknown = values.filter((value) => !labelledValues.includes(value));
  if (unknown.length > 0) throw new Error(`Unknown values: ${unknown}`);
  return values;
}

function readRecipe(block: string): LabelledRecipe {
  const [title = '', rest = ''] = block.split(/\n([\s\S]*)/);
  const [ingredients = '', after = ''] = rest.split('\n---\n');
  const [description = '', labels = ''] = after.split('\n===\n');
  const contains = new Map<string, string[]>();
  const possible = new Set<string>();
  for (const line of labels.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('?')) {
      for (const value of valuesOf(line.slice(1))) possible.add(value);
    } else {
      const [values = '', words = ''] = line.split(':');
      for (const value of valuesOf(values)) {
        contains.set(
          value,
          words.split(',').map((word) => word.trim()),
        );
      }
    }
  }
  return { ...parseRecipeTexts({ title: title.trim(), ingredients, description }), contains, possible };
}

/** Returns the recipes of a table, in order. Throws on an unknown label. */
export const parseLabelledRecipes = (table: string): readonly LabelledRecipe[] =>
  table.split(/^# /m).slice(1).map(readRecipe);
