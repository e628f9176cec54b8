import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The fields of a recipe request by their visible labels. */
export const recipeFields = {
  ingredients: () => screen.getByLabelText('Ingredients'),
  time: () => screen.getByLabelText('Cooking Time (Minutes)'),
  diners: () => screen.getByLabelText('Number of Diners'),
  meal: () => screen.getByLabelText('Meal Type'),
  info: () => screen.getByLabelText('Additional Info for the Chef'),
};

/** Fills in what a recipe request needs, and the wish when one is given. */
export async function fillRecipeForm(user: UserEvent, wish = ''): Promise<void> {
  await user.type(recipeFields.ingredients(), 'Eggs, Rice');
  await user.type(recipeFields.time(), '30');
  await user.type(recipeFields.diners(), '4');
  await user.selectOptions(recipeFields.meal(), 'Dinner');
  if (wish !== '') await user.type(recipeFields.info(), wish);
}
