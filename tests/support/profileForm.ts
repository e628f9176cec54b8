import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const field = (name: string) => {
  const element = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!element) throw new Error(`No field named ${name}`);
  return element;
};
const box = (name: string, value: string) => {
  const element = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
  if (!element) throw new Error(`No ${value} in ${name}`);
  return element;
};

/** The wizard's controls, by the names of their fields. */
export const profileForm = {
  field,
  box,
  next: () => screen.getByRole('button', { name: 'Next' }),
  previous: () => screen.getByRole('button', { name: 'Previous' }),
  step: () => screen.getByRole('progressbar').getAttribute('aria-valuetext'),
};

async function choose(user: UserEvent, choices: Record<string, string>) {
  for (const [name, value] of Object.entries(choices)) await user.selectOptions(field(name), value);
}

/** Fills one step of the wizard and stays on it. */
export const fillStep = {
  personal: async (user: UserEvent) => {
    await user.type(field('name'), 'Julia');
    await user.type(field('age'), '41');
    await choose(user, {
      worldRegion: 'WesternEurope',
      toolsLevel: 'MasterChef',
      expertiseLevelInKitchen: 'GordonRamsay',
    });
  },
  dislikes: async (user: UserEvent) => {
    await choose(user, { leastfavoriteCuisine: 'SweetSavoryCombined' });
    await user.type(field('dislikedFood'), 'liver');
  },
  diet: async (user: UserEvent) => {
    await choose(user, { diet: 'LowFODMAP', activityLevel: 'other' });
    await user.click(box('intolerances', 'Nuts'));
    await user.click(box('intolerances', 'Eggs'));
  },
  goals: async (user: UserEvent) => {
    await choose(user, {
      cookingPreference: 'none',
      recipeGoal: 'Health',
      specificGoal: 'Detox',
      ingredientPreference: 'Minimally',
    });
    await user.click(box('avoidIngredients', 'Pork'));
  },
};

/** Walks a new profile to its last step, filled and ready to send. */
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
