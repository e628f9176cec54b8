import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const recipeFields = {
  ingredients: () => screen.getByLabelText('Ingredients'),
  time: () => screen.getByLabelText('Cooking Time (Minutes)'),
  diners: () => screen.getByLabelText('Number of Diners'),
  meal: () => screen.getByLabelText('Meal Type'),
  info: () => screen.getByLabelText('Additional Info for the Chef'),
};

/** Fills the recipe request form. Long texts are pasted, which is faster than typing. */
export async function fillRecipeForm(
  user: UserEvent,
  {
    ingredients = 'Eggs, Rice',
    time = '30',
    diners = '4',
    meal = 'Dinner',
    info = '',
  }: Partial<Record<keyof typeof recipeFields, string>> = {},
): Promise<void> {
  const paste = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  await paste(recipeFields.ingredients(), ingredients);
  await user.type(recipeFields.time(), time);
  await user.type(recipeFields.diners(), diners);
  await user.selectOptions(recipeFields.meal(), meal);
  if (info !== '') await paste(recipeFields.info(), info);
}
