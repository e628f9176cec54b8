/* Writes a recipe as plain text, for emails and messages. */
import { countWithNoun } from '@/lib/plural';
import { notScaledNote } from '../portions/textReplacements';
import type { ExportedIngredient, ExportedRecipe } from './exportRecipe';

/** Returns the ingredient lines below the names of their groups. */
export function ingredientsToPlainText(ingredients: readonly ExportedIngredient[]): string {
  let group = '';
  return ingredients
    .flatMap(({ text, group: of, isUnscaled }) => {
      const heading = of === group || of === '' ? [] : [`${of}:`];
      group = of;
      return [...heading, `- ${text}${isUnscaled ? ` (${notScaledNote})` : ''}`];
    })
    .join('\n');
}

/** Returns the ingredient lines, without the names of groups. */
export const shoppingList = ({ ingredients }: ExportedRecipe): string =>
  ingredients.map(({ text }) => text).join('\n');

/** Returns the facts of a recipe in a line: '30 minutes · for 3 diners · Budget Meals'. */
const formatFacts = ({ minutes, diners, type, mealType }: ExportedRecipe): string =>
  [
    minutes === null ? '' : countWithNoun(minutes, 'minute'),
    diners === null ? '' : `for ${countWithNoun(diners, 'diner')}`,
    type,
    mealType,
  ]
    .filter(Boolean)
    .join(' · ');

/** Returns title, facts, ingredients, steps and URL, separated by empty lines. */
export function recipeToPlainText(recipe: ExportedRecipe): string {
  const { title, introduction, ingredients, steps, url } = recipe;
  return [
    title,
    formatFacts(recipe),
    introduction,
    ingredients.length > 0 ? `Ingredients\n${ingredientsToPlainText(ingredients)}` : '',
    steps.length > 0 ? `Steps\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}` : '',
    url ?? '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
