/** A recipe in plain words, for a mail, a message or a piece of paper. */
import { notScaledNote } from '../portions/scaledAmounts';
import type { ExportedIngredient, ExportedRecipe } from './exportRecipe';

/** The ingredient lines, one each, below the names of their groups. */
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

/** What is to buy: the ingredient lines alone, as a plain list. */
export const shoppingList = ({ ingredients }: ExportedRecipe): string =>
  ingredients.map(({ text }) => text).join('\n');

const minutesOf = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
const dinersOf = (diners: number) => (diners === 1 ? 'for 1 diner' : `for ${diners} diners`);

/** The facts of a recipe in a line: '30 minutes · for 3 diners · Budget Meals'. */
const factsOf = ({ minutes, diners, type, mealType }: ExportedRecipe): string =>
  [minutes === null ? '' : minutesOf(minutes), diners === null ? '' : dinersOf(diners), type, mealType]
    .filter(Boolean)
    .join(' · ');

/** Title, facts, ingredients and steps, an empty line between them, and where the recipe is found. */
export function recipeToPlainText(recipe: ExportedRecipe): string {
  const { title, introduction, ingredients, steps, url } = recipe;
  return [
    title,
    factsOf(recipe),
    introduction,
    ingredients.length > 0 ? `Ingredients\n${ingredientsToPlainText(ingredients)}` : '',
    steps.length > 0 ? `Steps\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}` : '',
    url ?? '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
