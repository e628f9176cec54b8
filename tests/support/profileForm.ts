import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ByField } from '@/profile/profileFields';

const field = (name: string) => {
  const element = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!element) throw new Error(`No field named ${name}`);
  return element;
};
const checkbox = (name: string, value: string) => {
  const element = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
  if (!element) throw new Error(`No ${value} in ${name}`);
  return element;
};

export const profileForm = {
  field,
  box: checkbox,
  next: () => screen.getByRole('button', { name: 'Next' }),
  previous: () => screen.getByRole('button', { name: 'Previous' }),
  step: () => screen.getByRole('progressbar').getAttribute('aria-valuetext'),
};

type FieldValues = Partial<
  ByField<{ text: string; number: string; singleChoice: string; multipleChoice: string[] }>
>;

async function fillFields(user: UserEvent, answers: FieldValues) {
  for (const [name, given] of Object.entries(answers)) {
    if (typeof given !== 'string') for (const value of given) await user.click(checkbox(name, value));
    else if (field(name) instanceof HTMLSelectElement) await user.selectOptions(field(name), given);
    else await user.type(field(name), given);
  }
}

/** Fills one step of the form and stays on it. */
export const fillStep = {
  personal: (user: UserEvent) =>
    fillFields(user, {
      name: 'Julia',
      age: '41',
      worldRegion: 'WesternEurope',
      toolsLevel: 'MasterChef',
      expertiseLevelInKitchen: 'GordonRamsay',
    }),
  dislikes: (user: UserEvent) =>
    fillFields(user, { leastfavoriteCuisine: 'SweetSavoryCombined', dislikedFood: 'liver' }),
  diet: (user: UserEvent) =>
    fillFields(user, { diet: 'LowFODMAP', activityLevel: 'other', intolerances: ['Nuts', 'Eggs'] }),
  goals: (user: UserEvent) =>
    fillFields(user, {
      cookingPreference: 'none',
      recipeGoal: 'Health',
      specificGoal: 'Detox',
      ingredientPreference: 'Minimally',
      avoidIngredients: ['Pork'],
    }),
};

/** Fills a new profile and stays on the last step. */
export async function fillProfile(user: UserEvent): Promise<void> {
  await fillStep.personal(user);
  await user.click(profileForm.next());
  await screen.findByRole('heading', { name: 'Dislikes' });
  await fillStep.dislikes(user);
  await user.click(profileForm.next());
  await screen.findByRole('heading', { name: 'Diet and health' });
  await fillStep.diet(user);
  await user.click(profileForm.next());
  await screen.findByRole('heading', { name: 'Goals' });
  await fillStep.goals(user);
}
