import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCook, aProfile } from '@tests/support/builders';
import { advanceTime, startFakeClock } from '@tests/support/clock';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { holdResponses } from '@tests/support/holdResponses';
import { fillProfile, fillStep, profileForm } from '@tests/support/profileForm';
import { renderApp } from '@tests/support/renderApp';
import { renderWithoutGuard } from '@tests/support/renderWithoutGuard';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setIdTokenProvider } from '@/api/apiFetch';
import { getEnv } from '@/config/env';
import ProfileScreen from '@/features/profile/screens/ProfileScreen';
import { profileDraftKeys } from '@/features/profile/useWizardStep';
import { setScenario } from '@/local/scenarios/scenarios';
import { adjacentStep } from '@/profile/wizardSteps';

const { field, box, next, previous, step } = profileForm;

const stepNames = ['Personal details', 'Dislikes', 'Diet and health', 'Goals'] as const;

const findStepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

type App = Awaited<ReturnType<typeof renderApp>>;

async function openNewProfile() {
  const app = await renderApp({ at: '/initialForm', as: aCook(), profile: null });
  await findStepHeading('Personal details');
  return app;
}

async function openSavedProfile(changes: Record<string, unknown> = {}) {
  const app = await renderApp({ at: '/initialForm', as: aCook(), profile: aProfile(changes) });
  await findStepHeading('Personal details');
  return app;
}

async function openFilledProfile() {
  const app = await openNewProfile();
  await fillProfile(app.user);
  return app;
}

/** Opens the profile form on its last step, with values from an earlier visit. */
async function openFilledDraft(changes: Partial<typeof sent> = {}) {
  const { firebaseId, email: _, ...values } = { ...sent, ...changes };
  const { values: valuesKey, step: stepKey } = profileDraftKeys(firebaseId);
  window.localStorage.setItem(valuesKey, JSON.stringify({ ...values, age: String(values.age) }));
  window.localStorage.setItem(stepKey, '3');
  const app = await renderApp({ at: '/initialForm', as: aCook(), profile: null });
  await findStepHeading('Goals');
  return app;
}

async function goToStep(user: UserEvent, last: (typeof stepNames)[number]) {
  for (const name of stepNames.slice(1, stepNames.indexOf(last) + 1)) {
    await user.click(next());
    await findStepHeading(name);
  }
}

const submit = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Submit' }));

const saveRequests = ({ requests }: App) => requests.to('POST', '/api/users');

const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('sazon.draft.'));

const sent = {
  firebaseId: 'cook-1',
  email: 'julia@example.com',
  name: 'Julia',
  age: 41,
  worldRegion: 'WesternEurope',
  toolsLevel: 'MasterChef',
  expertiseLevelInKitchen: 'GordonRamsay',
  leastfavoriteCuisine: 'SweetSavoryCombined',
  dislikedFood: 'liver',
  diet: 'LowFODMAP',
  intolerances: ['Nuts', 'Eggs'],
  healthConditions: [],
  activityLevel: 'other',
  cookingPreference: 'none',
  recipeGoal: 'Health',
  specificGoal: 'Detox',
  ingredientPreference: 'Minimally',
  avoidIngredients: ['Pork'],
};

/** Returns the values that a field of the current step offers, without a select's empty placeholder. */
function offeredValues(name: string): string[] {
  const element = profileForm.field(name);
  if (element instanceof HTMLSelectElement) {
    const [placeholder, ...options] = element.options;
    expect(placeholder?.value).toBe('');
    return options.map(({ value }) => value);
  }
  return [...document.querySelectorAll<HTMLInputElement>(`[type=checkbox][name="${name}"]`)].map(
    ({ value }) => value,
  );
}

describe('Profile wizard: steps', () => {
  // Claims 1.6, 2.16, 4.12, 7.3
  it('starts a new profile on the first of four named steps', async () => {
    await openNewProfile();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personalize Your Perfect Menu!');
    expect(step()).toBe('Step 1 of 4: Personal details');
    expect(screen.getByRole('progressbar').children).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  // Claims 4.8, 5.1, 5.3, 5.4, 5.5
  it('checks the step on Next, stays, and focuses the first bad field', async () => {
    const { user } = await openNewProfile();
    await user.click(next());
    for (const message of [
      'The name must have at least 2 characters',
      'Age must be greater than 0',
      'Select a region',
      'Select your tools level',
      'Select your expertise level',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(field('name')).toHaveFocus();
    expect(field('name')).toHaveAccessibleDescription(/The name must have at least 2 characters/);
    expect(step()).toBe('Step 1 of 4: Personal details');
  });

  it('clears an error when its field is edited, but no other', async () => {
    const { user } = await openNewProfile();
    await user.click(next());
    await screen.findByText('Select a region');
    await user.selectOptions(field('worldRegion'), 'Asia');
    expect(screen.queryByText('Select a region')).toBeNull();
    expect(screen.getByText('Select your tools level')).toBeVisible();
  });

  // Claims 4.9, 5.5, 5.6
  it('goes on by Enter and back by Previous, without errors and with the typed text', async () => {
    const app = await openNewProfile();
    const { user } = app;
    await fillStep.personal(user);
    await user.type(field('age'), '{Enter}');
    const heading = await findStepHeading('Dislikes');
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(next());
    expect(await screen.findByText('Select a type of cuisine')).toBeVisible();
    expect(screen.getByText("Enter what you don't like")).toBeVisible();
    await user.click(previous());
    await findStepHeading('Personal details');
    expect(field('name')).toHaveValue('Julia');
    await user.click(next());
    await findStepHeading('Dislikes');
    expect(screen.queryByText('Select a type of cuisine')).toBeNull();
    expect(app.requests.to('POST', '/api/users')).toEqual([]);
  });

  // Claims 4.8, 5.1, 5.2, 5.5, 5.7
  it('checks the third and the fourth step the same way', async () => {
    const { user } = await openSavedProfile({
      diet: 'Carnivore',
      intolerances: [],
      recipeGoal: '',
      specificGoal: '',
    });
    for (const name of ['Dislikes', 'Diet and health']) {
      await user.click(next());
      await findStepHeading(name);
    }
    await user.click(next());
    expect(await screen.findByText('Select a diet')).toBeVisible();
    expect(screen.getByText('Select at least one option')).toBeVisible();
    await user.selectOptions(field('diet'), 'Keto');
    await user.click(next());
    await waitFor(() => expect(box('intolerances', 'None')).toHaveFocus());
    await user.click(box('intolerances', 'None'));
    await user.click(next());
    await findStepHeading('Goals');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Please correct the errors before submitting.')).toBeInTheDocument();
    expect(screen.getByText("Select what you're looking for")).toBeVisible();
    expect(screen.getByText('Select a goal')).toBeVisible();
    await waitFor(() => expect(field('recipeGoal')).toHaveFocus());
  });

  it('opens any step of a saved profile by its name, and comes back with the typed text', async () => {
    const { user } = await openSavedProfile();
    const openStep = (name: string) => user.click(screen.getByRole('button', { name }));
    await user.clear(field('name'));
    await user.type(field('name'), 'Nora');
    await openStep('Goals');
    await waitFor(async () => expect(await findStepHeading('Goals')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Goals' })).toHaveAttribute('aria-current', 'step');
    await openStep('Personal details');
    await findStepHeading('Personal details');
    expect(field('name')).toHaveValue('Nora');
    await user.clear(field('name'));
    await openStep('Goals');
    expect(await screen.findByText('The name must have at least 2 characters')).toBeVisible();
    expect(field('name')).toHaveFocus();
  });

  it('stops on the way to a later step at one that is not valid', async () => {
    const { user } = await openSavedProfile({ diet: 'Carnivore' });
    await user.click(screen.getByRole('button', { name: 'Goals' }));
    expect(await screen.findByText('Select a diet')).toBeVisible();
    expect(step()).toBe('Step 3 of 4: Diet and health');
    expect(field('diet')).toHaveFocus();
  });

  it('opens the steps of a new profile that were seen already', async () => {
    const { user } = await openNewProfile();
    const stepButton = (name: string) => screen.getByRole('button', { name });
    expect(stepButton('Dislikes')).toBeDisabled();
    await fillStep.personal(user);
    await user.click(next());
    await findStepHeading('Dislikes');
    expect(stepButton('Diet and health')).toBeDisabled();
    await user.click(stepButton('Personal details'));
    await findStepHeading('Personal details');
    await user.click(stepButton('Dislikes'));
    await findStepHeading('Dislikes');
  });

  // Claim 3.7
  it('unticks the other choices for None, and None for any other choice', async () => {
    const { user } = await openSavedProfile();
    await user.click(next());
    await findStepHeading('Dislikes');
    await user.click(next());
    await findStepHeading('Diet and health');
    const chosen = () =>
      within(screen.getByRole('group', { name: /Intolerances/ }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ value }) => value);
    expect(chosen()).toEqual(['Nuts', 'Shellfish']);
    await user.click(box('intolerances', 'None'));
    expect(chosen()).toEqual(['None']);
    await user.click(box('intolerances', 'Soy'));
    expect(chosen()).toEqual(['Soy']);
  });
});

describe('Profile wizard: buttons', () => {
  const buttons = () =>
    within(screen.getByRole('form'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  // Claims 2.33, 4.10
  it('shows Previous from step 2 on, Next on steps 1 to 3, and Update on step 4', async () => {
    const { user } = await openSavedProfile();
    expect(buttons()).toEqual(['Next']);
    await goToStep(user, 'Dislikes');
    expect(buttons()).toEqual(['Previous', 'Next']);
    await user.click(next());
    await findStepHeading('Diet and health');
    expect(buttons()).toEqual(['Previous', 'Next']);
    await user.click(next());
    await findStepHeading('Goals');
    expect(buttons()).toEqual(['Previous', 'Update']);
    await user.click(previous());
    await findStepHeading('Diet and health');
  });

  // Claims 4.7, 4.9
  it('does not go before the first or after the last step', () => {
    expect(adjacentStep(0, -1)).toBe(0);
    expect(adjacentStep(3, 1)).toBe(3);
    expect(adjacentStep(1, 1)).toBe(2);
  });
});

describe('Profile wizard: field values', () => {
  // Claims 2.16, 3.5
  it.each<[(typeof stepNames)[number], Record<string, string>]>([
    [
      'Personal details',
      {
        worldRegion: 'NorthAmerica, SouthAmerica, WesternEurope, EasternEurope, Asia, Africa, Oceania, Other',
        toolsLevel: 'None, Basic, Novice, Intermediate, Advanced, Gourmet, MasterChef',
        expertiseLevelInKitchen: 'None, Novice, Junior, Intermediate, Advanced, ExpertChef, GordonRamsay',
      },
    ],
    [
      'Dislikes',
      {
        leastfavoriteCuisine:
          'None, FastFood, SpicyFood, SweetSavoryCombined, GreasyFood, HighlySeasonedFood, FoodWithManySpices, DishesWithSeafoodOrFish, DishesWithLotsOfSauces',
      },
    ],
    [
      'Diet and health',
      {
        diet: 'None, Vegan, Vegetarian, Keto, Paleo, GlutenFree, LowCarb, Mediterranean, DASH, Pescatarian, Flexitarian, Whole30, LowFODMAP, RawFood, Halal, Kosher',
        intolerances:
          'None, Gluten, Lactose, Nuts, Peanuts, Shellfish, Fish, Eggs, Soy, Milk, Wheat, Sesame, Mustard, Celery, Sulfites, TreeNuts, Corn, Legumes, Nightshades, FODMAPs',
        healthConditions:
          'None, Diabetes, Hypertension, HighCholesterol, HeartDisease, Obesity, CeliacDisease, IBS, CrohnsDisease, UlcerativeColitis, KidneyDisease, LiverDisease, Gout, ThyroidIssues, Anemia, Osteoporosis, Pregnancy, Lactation, Cancer',
        activityLevel: 'other, Sedentary, LightlyActive, ModeratelyActive, VeryActive, ExtremelyActive',
      },
    ],
    [
      'Goals',
      {
        cookingPreference: 'none, Everyday, Traditional, Healthy, International, Gourmet, QuickAndEasy',
        recipeGoal:
          'None, Health, Savings, Enjoyment, Experimentation, Convenience, Tradition, Sustainability, SpecificDiet',
        specificGoal:
          'None, LoseWeight, GainMuscle, BalancedDiet, ImproveEnergy, ManageCondition, BoostImmunity, Detox, PerformanceFuel, ImproveDigestion',
        ingredientPreference:
          'None, Organic, Local, Seasonal, Sustainable, FairTrade, Affordable, Minimally, CommonlyAvailable',
        avoidIngredients:
          'None, Oil, Salt, Sugar, Processed, Gluten, Dairy, Nuts, Soy, Eggs, Shellfish, RedMeat, Pork, Beef, Artificial, Preservatives',
      },
    ],
  ])('offers on the step %s exactly those of the specification', async (step, fields) => {
    const { user } = await openSavedProfile();
    await goToStep(user, step);
    for (const [name, values] of Object.entries(fields))
      expect(offeredValues(name)).toEqual(values.split(', '));
  });

  // Claims 3.4, 3.6
  it('accepts text for name and disliked food, and a number for age', async () => {
    const { user } = await openSavedProfile();
    expect(field('name')).toHaveAttribute('type', 'text');
    expect(field('age')).toHaveAttribute('type', 'number');
    await goToStep(user, 'Dislikes');
    expect(field('dislikedFood').tagName).toBe('TEXTAREA');
  });
});

describe('Profile wizard: loading', () => {
  // Claim 2.36
  it('shows a loader under its title', async () => {
    const letGo = holdResponses('get', '/api/users/cook-1');
    await renderApp({ at: '/initialForm', as: aCook(), profile: null });
    expect(screen.getByText('Loading your settings…')).toBeInTheDocument();
    letGo();
    expect(await findStepHeading('Personal details')).toBeVisible();
  });

  // Claims 2.32, 3.2, 3.4, 4.10, 7.2
  it('prefills a completed profile: update mode', async () => {
    await openSavedProfile({ worldRegion: 'Atlantis' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Update Your Settings');
    for (const name of stepNames) expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(field('name')).toHaveValue('Julia');
    expect(field('age')).toHaveValue(41);
    expect(field('worldRegion')).toHaveValue('');
    expect(field('toolsLevel')).toHaveValue('Intermediate');
  });

  // Claim 8.11
  it('treats a profile that could not be loaded as new, logs the error, and can retry', async () => {
    expectConsoleMessage(/The profile could not be checked/);
    expectConsoleMessage(/The profile could not be loaded/);
    server.use(http.get(`${getEnv().apiUrl}/api/users/:id`, () => new HttpResponse(null, { status: 400 })));
    const { user } = await renderApp({ at: '/initialForm', as: aCook(), profile: aProfile() });
    await findStepHeading('Personal details');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personalize Your Perfect Menu!');
    expect(field('name')).toHaveValue('');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Settings' })).toBeVisible();
    await waitFor(() => expect(field('name')).toHaveValue('Julia'));
  });
});

describe('Profile wizard: prefilled', () => {
  // Claims 4.11, 7.2
  it('shows the age and the three lists as saved', async () => {
    const { user } = await openSavedProfile();
    expect(field('age')).toHaveValue(41);
    const chosen = (name: string) =>
      [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)].map(({ value }) => value);
    await goToStep(user, 'Diet and health');
    expect(chosen('intolerances')).toEqual(['Nuts', 'Shellfish']);
    expect(chosen('healthConditions')).toEqual(['None']);
    await user.click(next());
    await findStepHeading('Goals');
    expect(chosen('avoidIngredients')).toEqual(['Pork']);
  });

  // Claims 3.3, 4.13
  it('treats a profile without profileCompleted as incomplete', async () => {
    server.use(
      http.get(`${getEnv().apiUrl}/api/users/cook-1`, () => HttpResponse.json({ user: { name: 'Julia' } })),
    );
    const { location } = await renderApp({ at: '/recipes', as: aCook() });
    await waitFor(() => expect(location()).toBe('/initialForm'));
    await findStepHeading('Personal details');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personalize Your Perfect Menu!');
    expect(field('name')).toHaveValue('');
  });

  // Claim 2.38
  it('centres its success toast, for 2 s', async () => {
    const { user } = await openSavedProfile();
    await goToStep(user, 'Goals');
    startFakeClock();
    const timer = vi.spyOn(window, 'setTimeout');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const toast = await screen.findByText('Settings Updated Successfully!');
    expect(toast.closest('[style*="justify-content: center"]')).not.toBeNull();
    // The toast's remaining time when it is rendered. The navigation's 1.5 s are another timer.
    const delays = timer.mock.calls.map(([, delay]) => delay ?? 0);
    expect(delays.some((delay) => delay > 1800 && delay <= 2000)).toBe(true);
    await advanceTime(1500);
    expect(await screen.findByRole('link', { name: 'Try New Settings' })).toBeVisible();
  });
});

describe('Profile wizard: typed values', () => {
  it('keeps values and step through a reload', async () => {
    const { user, unmount } = await openNewProfile();
    await fillStep.personal(user);
    await user.click(next());
    await findStepHeading('Dislikes');
    await user.type(field('dislikedFood'), 'liver and');
    unmount();

    await renderApp({ at: '/initialForm', isReload: true });
    expect(await screen.findByText('We kept what you had filled in.')).toBeVisible();
    expect(step()).toBe('Step 2 of 4: Dislikes');
    expect(field('dislikedFood')).toHaveValue('liver and');
  });

  // Claim 2.39
  it('asks before leaving only with unsaved changes', async () => {
    const { user } = await openSavedProfile();
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    await user.type(field('name'), 's');
    expect(leaving()).toBe(true);
    await user.type(field('name'), '{Backspace}');
    expect(leaving()).toBe(false);
  });
});

describe('Profile wizard: saving', () => {
  // Claims 1.7, 2.34, 3.4, 4.14, 7.4
  it('sends exactly the profile, toasts, and replaces itself with home after 1.5 s', async () => {
    const app = await openFilledProfile();
    expect(drafts()).not.toEqual([]);
    startFakeClock();
    const timer = vi.spyOn(window, 'setTimeout');
    await submit(app);
    expect(await screen.findByText('Settings Updated Successfully!')).toBeInTheDocument();
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 1500);
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();

    const [save, ...others] = saveRequests(app);
    expect(others).toEqual([]);
    expect(save?.json).toEqual(sent);
    expect(save?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: expect.stringMatching(/^Bearer eyJ/),
    });

    expect(app.location()).toBe('/initialForm');
    await advanceTime(1500);
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
    expect(app.location()).toBe('/');
    expect(window.history.state.idx).toBe(0);
    expect(drafts()).toEqual([]);
  });

  // Claim 2.33
  it('sends changed and unchanged fields', async () => {
    const app = await renderApp({ at: '/initialForm', as: aCook() });
    await findStepHeading('Personal details');
    await app.user.clear(field('age'));
    await app.user.type(field('age'), '42');
    for (const name of ['Dislikes', 'Diet and health', 'Goals']) {
      await app.user.click(next());
      await findStepHeading(name);
    }
    startFakeClock();
    await app.user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Settings Updated Successfully!');
    await advanceTime(1500);
    expect(saveRequests(app).map(({ json }) => json)).toEqual([
      { ...aProfile({ age: 42 }), firebaseId: 'cook-1', email: 'julia@example.com' },
    ]);
    expect(await screen.findByRole('link', { name: 'Try New Settings' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Try New Settings' }));
    await waitFor(() => expect(field('age')).toHaveValue(42));
  });

  // Claim 7.5
  it('treats any 2xx as success', async () => {
    server.use(
      http.post(`${getEnv().apiUrl}/api/users`, () => new HttpResponse('not json', { status: 206 })),
    );
    const app = await openFilledDraft();
    startFakeClock();
    await submit(app);
    expect(await screen.findByText('Settings Updated Successfully!')).toBeInTheDocument();
    await advanceTime(1500);
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  });

  it('sends once, however often it is clicked', async () => {
    const app = await openFilledDraft();
    startFakeClock();
    await app.user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Settings Updated Successfully!');
    await advanceTime(1500);
    await screen.findByRole('link', { name: 'Start Crafting Recipes' });
    expect(saveRequests(app)).toHaveLength(1);
  });
});

describe('Profile wizard: a failed save', () => {
  // Claims 1.18, 7.6
  it('shows status and text in a Spanish banner, toasts, keeps the values, and can retry', async () => {
    server.use(
      http.post(`${getEnv().apiUrl}/api/users`, () => new HttpResponse('Kitchen on fire', { status: 503 }), {
        once: true,
      }),
    );
    const app = await openFilledDraft();
    await submit(app);
    const banner = await screen.findByText('Error al enviar los datos: 503 Kitchen on fire');
    expect(banner).toHaveAttribute('lang', 'es');
    expect(banner.closest('[role=alert]')).toBeVisible();
    expect(screen.getByText('Error submitting settings!')).toBeInTheDocument();
    expect(field('recipeGoal')).toHaveValue('Health');
    expect(drafts()).not.toEqual([]);

    startFakeClock();
    await submit(app);
    expect(await screen.findByText('Settings Updated Successfully!')).toBeInTheDocument();
    expect(screen.queryByText(/Error al enviar/)).toBeNull();
    await advanceTime(1500);
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  });

  it('offers a login if the session has expired, and then restores the typed values', async () => {
    const app = await openFilledDraft();
    await setScenario('401', { only: 'saveProfile' });
    await submit(app);
    expect(await screen.findByText(/^Error al enviar los datos: 401/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/^Your session ended\./)).toBeVisible();
    expect(drafts()).not.toEqual([]);
  });

  // Claims 1.18, 8.12
  it('shows a message if the save got no response', async () => {
    const app = await openFilledDraft();
    await setScenario('offline', { only: 'saveProfile' });
    await submit(app);
    expect(await screen.findByText('Error desconocido al enviar el formulario')).toBeVisible();
    expect(screen.getByText('Error submitting settings!')).toBeInTheDocument();
    expect(app.location()).toBe('/initialForm');
  });

  // Claim 8.13
  it('tells a cook whose session has ended', async () => {
    const app = await openFilledDraft();
    // After a sign-out elsewhere, the next request finds no session before the screen is told.
    setIdTokenProvider(async () => null);
    await submit(app);
    expect(await screen.findByText('Usuario no autenticado')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('User not authenticated!')).toBeInTheDocument();
    expect(saveRequests(app)).toEqual([]);
  });

  // Claim 5.2
  it('goes to the first step with an error', async () => {
    const app = await openFilledDraft({ dislikedFood: ' ', diet: '' });
    await submit(app);
    expect(await screen.findByText('Please correct the errors before submitting.')).toBeInTheDocument();
    expect(step()).toBe('Step 2 of 4: Dislikes');
    expect(screen.getByText("Enter what you don't like")).toBeVisible();
    await waitFor(() => expect(field('dislikedFood')).toHaveFocus());
    expect(saveRequests(app)).toEqual([]);
  });
});

describe('Profile wizard: not signed in', () => {
  // Claims 2.35, 2.36
  it("shows a loader first, then 'Usuario no autenticado'", async () => {
    const { report } = renderWithoutGuard(<ProfileScreen />);
    expect(screen.getByText('Loading your settings…')).toBeInTheDocument();
    await report(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Usuario no autenticado' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
