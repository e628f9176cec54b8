import { act, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { anAuthUser } from '@tests/support/fakeAuth';
import { holdResponses } from '@tests/support/holdResponses';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { renderWithoutGuard } from '@tests/support/renderWithoutGuard';
import { server } from '@tests/support/server';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { hoursToMs } from '@/api/queryClient';
import { getEnv } from '@/config/env';
import RecipeRequestScreen from '@/features/generate/screens/RecipeRequestScreen';
import { setScenario } from '@/local/scenarios/scenarios';
import type { ScenarioName } from '@/local/store/settings';

const draftKey = 'sazon.draft.cook-1.recipe-request';

const submitButton = () => screen.getByRole('button', { name: 'Submit Recipe' });

type App = Awaited<ReturnType<typeof renderApp>>;

async function openForm(state: unknown = { buttonName: 'Vegan Bliss' }) {
  const cook = aCook();
  const app = await renderApp({ at: '/lastForm', as: cook, state, chooseGoogle: async () => cook.email });
  await screen.findByText(/The chef already knows/);
  return app;
}

async function submitFilled(app: App, values?: Parameters<typeof fillRecipeForm>[1]) {
  await fillRecipeForm(app.user, values);
  await app.user.click(submitButton());
}

/** Responds to the next creations with this error. */
function respondToCreation(body: unknown, init: ResponseInit) {
  server.use(http.post(`${getEnv().apiUrl}/api/recipes`, () => HttpResponse.json(body as null, init)));
}

/** Renders only the screen: with the guard, the profile has usually been read already. */
async function renderScreen(answerProfile: () => Response | Promise<Response>) {
  server.use(http.get(`${getEnv().apiUrl}/api/users/cook-1`, answerProfile));
  const { user, report } = renderWithoutGuard(<RecipeRequestScreen />);
  await report(anAuthUser());
  return user;
}

describe('Recipe request: heading and fields', () => {
  it('fills in time, diners and meal of the last request by one button, until logout', async () => {
    const key = 'sazon.draft.cook-1.last-request';
    const first = await openForm();
    await submitFilled(first, { time: '45', diners: '3' });
    await screen.findByRole('link', { name: 'Make more recipes!' });
    window.location.hash = '#/lastForm';
    await first.user.click(
      await screen.findByRole('button', { name: 'As last time: 45 min, 3 people, dinner' }),
    );
    expect(recipeFields.time()).toHaveValue(45);
    expect(recipeFields.diners()).toHaveValue(3);
    expect(recipeFields.meal()).toHaveValue('Dinner');

    expect(window.localStorage.getItem(key)).not.toBeNull();
    await first.user.click(screen.getByRole('button', { name: 'Logout' }));
    await first.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull());
  });

  it('offers nothing if the last request cannot be read', async () => {
    window.localStorage.setItem(
      'sazon.draft.cook-1.last-request',
      '{"tiempoCoccion":"45","diners":3,"tipoComida":"Elevenses"}',
    );
    await openForm();
    expect(screen.queryByRole('button', { name: /^As last time/ })).not.toBeInTheDocument();
  });

  it('sets usual minutes and diners by buttons', async () => {
    const { user } = await openForm();
    const minutes = (count: number) => screen.getByRole('button', { name: `${count} minutes` });
    await user.click(minutes(45));
    expect(recipeFields.time()).toHaveValue(45);
    expect(minutes(45)).toHaveAttribute('aria-pressed', 'true');
    await user.clear(recipeFields.time());
    await user.type(recipeFields.time(), '15');
    expect(minutes(15)).toHaveAttribute('aria-pressed', 'true');
    expect(minutes(45)).toHaveAttribute('aria-pressed', 'false');

    await user.click(screen.getByRole('button', { name: '1 diner' }));
    expect(recipeFields.diners()).toHaveValue(1);
    await user.click(screen.getByRole('button', { name: '4 diners' }));
    expect(recipeFields.diners()).toHaveValue(4);
  });

  it('says above the fields what the chef already knows', async () => {
    await openForm();
    const note = screen.getByText(/The chef already knows/);
    expect(note.compareDocumentPosition(recipeFields.ingredients())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the usual request while time, diners and meal are filled otherwise', async () => {
    const { user } = await openForm();
    const usual = () => screen.queryByRole('button', { name: 'Use 30 min, 2 people, dinner' });
    await fillRecipeForm(user, { time: '45' });
    await user.click(usual() ?? document.body);
    expect(usual()).not.toBeInTheDocument();
    expect(recipeFields.meal()).toHaveFocus();
    expect(recipeFields.time()).toHaveValue(30);
    await user.click(screen.getByRole('button', { name: '45 minutes' }));
    expect(usual()).toBeVisible();
  });

  // Claims 2.44, 3.9
  it.each([
    [{ buttonName: 'Sweet Treats' }, 'Sweet Treats'],
    [null, 'Default Recipe'],
    [{ buttonName: { html: '<b>' } }, 'Default Recipe'],
    ['Vegan Bliss', 'Default Recipe'],
  ])('takes its type from navigation state %j', async (state, type) => {
    await openForm(state);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Ok let's make a ${type} Recipe`);
    expect(document.querySelector('input[type=hidden][name=tipoReceta]')).toHaveValue(type);
  });

  // Claims 2.45, 3.9, 5.12
  it('names, labels and hints every field as specified', async () => {
    await openForm();
    const { ingredients, time, diners, meal, info } = recipeFields;
    expect(ingredients()).toHaveAttribute('name', 'ingredientes');
    expect(ingredients()).toHaveAttribute('placeholder', 'Eggs, Avocado, Rice...');
    for (const [field, name, placeholder] of [
      [time(), 'tiempoCoccion', 'E.g., 30'],
      [diners(), 'diners', 'E.g., 4'],
    ] as const) {
      expect(field).toHaveAttribute('name', name);
      expect(field).toHaveAttribute('placeholder', placeholder);
      expect(field).toHaveAttribute('type', 'number');
      expect(field).toHaveAttribute('inputmode', 'numeric');
    }
    expect(meal()).toHaveAttribute('name', 'tipoComida');
    const options = within(meal()).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      'None',
      'Breakfast',
      'Lunch',
      'Dinner',
      'Snack',
      'Brunch',
      'Fast Food',
      'Appetizer',
      'Tapas',
    ]);
    expect(options[0]).toHaveTextContent('Select Type of Food');
    expect(info()).toHaveAttribute('name', 'necesidadesDiners');
    expect(info()).toHaveAttribute('placeholder', 'Any extra requests?');
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '#/services');
  });
});

describe('Recipe request: validation', () => {
  // Claims 4.23, 5.8
  it('names each missing field, sends nothing, and focuses the first', async () => {
    const { user, requests } = await openForm();
    await user.click(submitButton());
    const { ingredients, time, diners, meal, info } = recipeFields;
    await waitFor(() => expect(ingredients()).toHaveAccessibleDescription(/^Ingredients are required/));
    expect(time()).toHaveAccessibleDescription('Cooking time is required');
    expect(diners()).toHaveAccessibleDescription('Number of diners is required');
    expect(meal()).toHaveAccessibleDescription('Type of food is required For any meal, choose None.');
    for (const field of [ingredients(), time(), diners(), meal()]) {
      expect(field).toBeInvalid();
      expect(field).toHaveClass('border-tomato-ink');
    }
    expect(info()).toBeValid();
    expect(ingredients()).toHaveFocus();
    expect(requests.to('POST', '/api/recipes')).toEqual([]);
  });

  // Claim 4.22
  it("clears a field's error when it is edited, and no other", async () => {
    const { user } = await openForm();
    await user.click(submitButton());
    await screen.findByText('Cooking time is required');
    await user.type(recipeFields.time(), '5');
    expect(screen.queryByText('Cooking time is required')).not.toBeInTheDocument();
    expect(recipeFields.time()).not.toHaveClass('border-tomato-ink');
    await user.clear(recipeFields.time());
    expect(screen.queryByText('Cooking time is required')).not.toBeInTheDocument();
    expect(screen.getByText('Ingredients are required')).toBeVisible();
    await user.click(submitButton());
    expect(await screen.findByText('Cooking time is required')).toBeVisible();
  });
});

describe('Recipe request: success', () => {
  // Claims 3.10, 3.11, 3.13, 7.7
  it('sends exactly the specified payload, with the token', async () => {
    const app = await openForm();
    await submitFilled(app, { info: 'No coriander' });
    await screen.findByRole('heading', { name: 'Your New Recipe' });
    const sent = app.requests.to('POST', '/api/recipes');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    expect(sent[0]?.headers.authorization).toMatch(/^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/);
    // Compared as text, because the order of keys matters too.
    expect(sent[0]?.text).toBe(
      JSON.stringify({
        _id: '',
        userId: 'cook-1',
        firebaseId: 'cook-1',
        dificultad: '',
        ingredientes: 'Eggs, Rice',
        tiempoCoccion: '30',
        diners: 4,
        necesidadesDiners: 'No coriander',
        tipoComida: 'Dinner',
        tipoReceta: 'Vegan Bliss',
        userPreferences: {
          toolsLevel: 'Intermediate',
          expertiseLevelInKitchen: 'Novice',
          dislikedFood: 'liver',
          intolerances: ['Nuts', 'Shellfish'],
          avoidIngredients: ['Pork'],
          diet: 'None',
          healthConditions: ['None'],
          activityLevel: 'LightlyActive',
          recipeGoal: 'Enjoyment',
          specificGoal: 'BalancedDiet',
        },
      }),
    );
  });

  // Claims 2.27, 2.46, 4.19
  it('covers the screen and disables the button while sending', async () => {
    const app = await openForm();
    const letGo = holdResponses('post', '/api/recipes');
    await submitFilled(app);
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(screen.getByText('Processing...').closest('[role=status]')).toBeVisible();
    letGo();
    await screen.findByRole('heading', { name: 'Your New Recipe' });
    expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
    expect(app.requests.to('POST', '/api/recipes')).toHaveLength(1);
  });

  // Claims 2.47, 4.20, 7.8
  it('passes the recipe on as navigation state, deletes the draft and refreshes the list', async () => {
    const app = await renderApp({ at: '/recipes', as: aCook(), recipes: [aRecipe()] });
    await waitFor(() => expect(app.requests.to('GET', '/api/users/cook-1/recipes')).toHaveLength(1));
    window.location.hash = '#/lastForm';
    await screen.findByText(/The chef already knows/);
    await submitFilled(app);
    await screen.findByRole('heading', { name: 'Your New Recipe' });
    expect(app.location()).toBe('/newRecipe');
    expect(window.history.state.usr).toMatchObject({ tipoReceta: 'Default Recipe', diners: 4 });
    expect(window.localStorage.getItem(draftKey)).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Go to my recipes!' }));
    await waitFor(() => expect(app.requests.to('GET', '/api/users/cook-1/recipes')).toHaveLength(2));
  });

  // Claims 3.12, 5.10
  it('sends empty additional info if there is none', async () => {
    const app = await openForm();
    await submitFilled(app);
    await screen.findByRole('heading', { name: 'Your New Recipe' });
    expect(app.requests.to('POST', '/api/recipes')[0]?.json).toMatchObject({ necesidadesDiners: '' });
  });
});

describe('Recipe request: failure', () => {
  // Claim 4.21
  it.each<[ScenarioName, string]>([
    ['500', 'Internal server error'],
    ['401', 'Invalid or expired token'],
    ['malformed JSON', 'Failed to submit recipe'],
    ['offline', 'Failed to submit recipe'],
  ])('%s: shows the message above the form and keeps the typed text', async (scenario, message) => {
    const app = await openForm();
    await fillRecipeForm(app.user, { info: 'Mild, please' });
    await setScenario(scenario);
    await app.user.click(submitButton());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(message);
    expect(banner.parentElement).toHaveFocus();
    expect(recipeFields.ingredients()).toHaveValue('Eggs, Rice');
    expect(recipeFields.info()).toHaveValue('Mild, please');
    expect(submitButton()).toBeEnabled();
    expect(window.localStorage.getItem(draftKey)).toContain('Mild, please');
  });

  // Claim 8.14
  it('429: shows the remaining requests and the reset time, in Spanish', async () => {
    const app = await openForm();
    const reset = 1_900_000_000;
    respondToCreation(
      { error: 'Slow down' },
      { status: 429, headers: { 'RateLimit-Remaining': '2', 'RateLimit-Reset': String(reset) } },
    );
    await submitFilled(app);
    const when = new Date(reset * 1000).toLocaleString();
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toBe(
      `Slow down. Te quedan 2 solicitudes. El límite se restablece el ${when}.`,
    );
    expect(banner.querySelector('[lang=es]')?.textContent).toBe(
      `Te quedan 2 solicitudes. El límite se restablece el ${when}.`,
    );
  });

  it('429: says when to retry, and what is possible meanwhile', async () => {
    const app = await openForm();
    const reset = Math.floor(Date.now() / 1000) + 12 * 60;
    respondToCreation(null, { status: 429, headers: { 'RateLimit-Reset': String(reset) } });
    await submitFilled(app);
    expect(await screen.findByText(/What you typed stays here\. Try again in 12 minutes\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'cook one of your recipes' })).toHaveAttribute(
      'href',
      '#/recipes',
    );
  });

  // Claims 8.14, 8.15
  it('429 without a message: shows the fallback without a time', async () => {
    const app = await openForm();
    respondToCreation(null, { status: 429 });
    await submitFilled(app);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Rate limit exceeded. Te quedan 0 solicitudes.',
    );
  });

  it('can be submitted again', async () => {
    const app = await openForm();
    await setScenario('500', { only: 'createRecipe', times: 1 });
    await submitFilled(app);
    await screen.findByRole('alert');
    await app.user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Your New Recipe' })).toBeVisible();
  });
});

describe("Recipe request: the cook's profile", () => {
  // Claims 7.12, 9.3
  it('is fresh for 1 hour, under the user’s id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { requests } = await renderApp({ at: '/lastForm', as: aCook() });
    await screen.findByText(/The chef already knows/);
    const reads = () => requests.to('GET', '/api/users/cook-1').length;
    const before = reads();
    const leaveFor = async (milliseconds: number) => {
      window.location.hash = '#/about';
      await screen.findByRole('heading', { level: 1, name: /^About/ });
      vi.setSystemTime(Date.now() + milliseconds);
      window.location.hash = '#/lastForm';
      await screen.findByText(/The chef already knows/);
    };
    await leaveFor(hoursToMs(1) - 5_000);
    expect(reads()).toBe(before);
    await leaveFor(10_000);
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  // Claims 2.48, 7.24
  it('says why it could not be read, links back, and reads it on retry', async () => {
    expectConsoleMessage(/The profile could not be checked/);
    let reads = 0;
    const user = await renderScreen(() => {
      reads += 1;
      return reads <= 4
        ? HttpResponse.json({ error: 'The pantry is flooded' }, { status: 500 })
        : HttpResponse.json({ user: { ...aProfile(), profileCompleted: true } });
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error loading user data: The pantry is flooded');
    expect(reads).toBe(4);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/services');
    expect(screen.queryByRole('button', { name: 'Submit Recipe' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Submit Recipe' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // Claim 7.25
  it.each([
    ['has no status to tell', () => HttpResponse.error(), 'Failed to fetch user data'],
    ['has no words', () => new HttpResponse('', { status: 503 }), 'HTTP error! status: 503'],
  ])('shows a fallback if the failure %s', async (_case, answer, message) => {
    expectConsoleMessage(/The profile could not be checked/);
    await renderScreen(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Error loading user data: ${message}`);
  });

  // Claim 4.24
  it.each([
    [
      'has not loaded',
      async () => {
        await delay('infinite');
        return HttpResponse.json(null);
      },
    ],
    ['does not exist', () => HttpResponse.json({ error: 'User not found' }, { status: 404 })],
  ])('blocks the request while it %s', async (_case, answer) => {
    const user = await renderScreen(answer);
    await fillRecipeForm(user);
    await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('User data not available. Please try again.');
    expect(screen.getByLabelText('Ingredients')).toHaveValue('Eggs, Rice');
  });
});

describe('Recipe request: draft', () => {
  it('is restored after a reload, with its theme', async () => {
    const before = await openForm({ buttonName: 'Street Eats' });
    await fillRecipeForm(before.user);
    const state = window.history.state.usr;
    before.unmount();
    await renderApp({ at: '/lastForm', isReload: true, state });
    expect(await screen.findByDisplayValue('Eggs, Rice')).toBeVisible();
    expect(recipeFields.diners()).toHaveValue(4);
    expect(recipeFields.meal()).toHaveValue('Dinner');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Street Eats');
  });

  it('uses the theme chosen now, not the draft’s', async () => {
    const before = await openForm({ buttonName: 'Street Eats' });
    await fillRecipeForm(before.user);
    before.unmount();
    const app = await renderApp({ at: '/lastForm', isReload: true, state: { buttonName: 'Healthy Bites' } });
    await screen.findByDisplayValue('Eggs, Rice');
    await screen.findByText(/The chef already knows/);
    await app.user.click(submitButton());
    await screen.findByRole('heading', { name: 'Your New Recipe' });
    expect(app.requests.to('POST', '/api/recipes')[0]?.json).toMatchObject({
      ingredientes: 'Eggs, Rice',
      tipoReceta: 'Healthy Bites',
    });
  });

  it('is kept if the session ends while sending', async () => {
    const before = await openForm();
    await fillRecipeForm(before.user);
    await setScenario('expired session');
    await before.user.click(submitButton());
    await waitFor(() => expect(before.location()).toBe('/login'));
    expect(before.requests.to('POST', '/api/recipes')).toEqual([]);
    await setScenario('normal');
    await act(() => before.client.signInWithGoogle());
    await waitFor(() => expect(before.location()).toBe('/lastForm'));
    expect(await screen.findByDisplayValue('Eggs, Rice')).toBeVisible();
  });
});
