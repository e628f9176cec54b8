import { fireEvent, screen, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { holdResponses } from '@tests/support/holdResponses';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/apiError';
import { setIdTokenProvider } from '@/api/apiFetch';
import { getEnv } from '@/config/env';
import { setScenario } from '@/local/scenarios/scenarios';
import type { ScenarioName } from '@/local/store/settings';

const path = '/api/api/quickrecipe';

type App = Awaited<ReturnType<typeof renderApp>>;

const draftKey = 'sazon.draft.visitor.quick-recipe';

const generateButton = () => screen.getByRole('button', { name: 'Generate Recipe' });

const openForm = (state: unknown = null) => renderApp({ at: '/quickrecipe', state });

const result = () => screen.findByRole('link', { name: 'Create Another Recipe' });

async function generate(app: App, values?: Parameters<typeof fillRecipeForm>[1]) {
  await fillRecipeForm(app.user, values);
  await app.user.click(generateButton());
}

describe('Quick recipe: request', () => {
  // Claims 2.71, 2.72, 5.8
  it('labels its fields as specified, with optional additional info', async () => {
    const { user } = await openForm({ buttonName: 'Street Eats' });
    const { ingredients, time, diners, meal, info } = recipeFields;
    expect(
      [ingredients(), time(), diners(), meal(), info()].map((field) => field.getAttribute('name')),
    ).toEqual(['ingredientes', 'tiempoCoccion', 'diners', 'tipoComida', 'necesidadesDiners']);
    expect(document.querySelector('[name=tipoReceta]')).toHaveValue('Street Eats');
    await user.click(generateButton());
    expect(await screen.findByText('Ingredients are required')).toBeVisible();
    expect(info()).toBeValid();
    expect(ingredients()).toHaveClass('border-tomato-ink');
  });

  // Claims 2.73, 3.21, 5.10, 5.13, 6.10, 7.18, 7.19
  it("sends a visitor's request without a token and without empty additional info", async () => {
    const app = await openForm();
    await generate(app);
    await result();
    const sent = app.requests.to('POST', path);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    // Compared as text, because the order of keys matters too.
    expect(sent[0]?.text).toBe(
      JSON.stringify({
        ingredientes: 'Eggs, Rice',
        tiempoCoccion: '30',
        diners: '4',
        tipoComida: 'Dinner',
        tipoReceta: 'Default Recipe',
      }),
    );
    expect(app.location()).toBe('/quick-recipe-result');
    expect(window.localStorage.getItem(draftKey)).toBeNull();
  });

  // Claims 2.72, 3.21, 6.9, 7.19
  it('sends additional info, recipe type and token of a signed-in cook', async () => {
    const app = await renderApp({
      at: '/quickrecipe',
      as: aCook(),
      profile: null,
      state: { buttonName: 'Street Eats' },
    });
    await generate(app, { info: 'Not too hot' });
    await result();
    const sent = app.requests.to('POST', path)[0];
    expect(sent?.headers.authorization).toMatch(/^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/);
    expect(sent?.text).toBe(
      JSON.stringify({
        ingredientes: 'Eggs, Rice',
        tiempoCoccion: '30',
        diners: '4',
        necesidadesDiners: 'Not too hot',
        tipoComida: 'Dinner',
        tipoReceta: 'Street Eats',
      }),
    );
  });

  // Claims 4.27, 5.8
  it('names missing fields, sends nothing, and clears an error when its field is edited', async () => {
    const { user, requests } = await openForm();
    await user.click(generateButton());
    expect(await screen.findByText('Ingredients are required')).toBeVisible();
    expect(screen.getByText('Cooking time is required')).toBeVisible();
    expect(screen.getByText('Number of diners is required')).toBeVisible();
    expect(screen.getByText('Type of food is required')).toBeVisible();
    expect(recipeFields.ingredients()).toHaveFocus();
    await user.selectOptions(recipeFields.meal(), 'Tapas');
    expect(screen.queryByText('Type of food is required')).not.toBeInTheDocument();
    expect(screen.getByText('Cooking time is required')).toBeVisible();
    expect(requests.to('POST', path)).toEqual([]);
  });

  // Claims 2.74, 4.25
  it('shows the loading screen and says Generating...', async () => {
    const app = await openForm();
    const letGo = holdResponses('post', path);
    await generate(app);
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled();
    expect(screen.getByText('Processing...')).toBeVisible();
    letGo();
    await result();
  });

  // Claim 2.27
  it("covers the screen with the robot and the text 'Processing...'", async () => {
    const app = await openForm();
    const letGo = holdResponses('post', path);
    await generate(app);
    const overlay = (await screen.findByText('Processing...')).closest('[role=status]');
    expect(overlay).toHaveClass('fixed', 'inset-0');
    expect(overlay?.querySelector('svg')).toBeInTheDocument();
    letGo();
    await result();
  });

  // Claims 4.26, 7.20
  it.each<[ScenarioName, string, string]>([
    ['500', 'Internal server error', 'The server has a problem.'],
    ['429', 'Too many recipe requests', 'The server is getting too many requests.'],
    ['malformed JSON', 'Failed to generate recipe', 'The server’s answer could not be read.'],
    ['offline', 'Failed to generate recipe', 'The server did not answer.'],
  ])('%s: shows the message in the form and keeps the typed text', async (scenario, message, happened) => {
    const app = await openForm();
    await setScenario(scenario);
    await generate(app, { info: 'Mild, please' });
    const banner = await screen.findByRole('alert');
    expect(within(banner).getByText(message)).toBeVisible();
    const explanation = `${happened} What you typed is kept. Try again in a moment.`;
    expect(within(banner).getByText(explanation)).toBeVisible();
    expect(banner.parentElement).toHaveFocus();
    expect(recipeFields.info()).toHaveValue('Mild, please');
    expect(generateButton()).toBeEnabled();
  });

  // Claim 4.26
  it('shows a fallback for an error without a message', async () => {
    server.use(
      http.post(`${getEnv().apiUrl}${path}`, () => HttpResponse.json({ error: ' ' }, { status: 400 })),
    );
    const app = await openForm();
    await generate(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate recipe');
  });

  // Claim 8.18
  it('shows a message for a failed request', async () => {
    const app = await openForm();
    setIdTokenProvider(() => Promise.reject(new ApiError('auth', '')));
    await generate(app);
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Your session has ended\. .*An error occurred\. Please try again\.$/,
    );
  });

  it('fills in a usual dinner by one button', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Use 30 min, 2 people, dinner' }));
    expect(recipeFields.time()).toHaveValue(30);
    expect(recipeFields.diners()).toHaveValue(2);
    expect(recipeFields.meal()).toHaveValue('Dinner');
  });

  it('offers the time, diners and meal of the last request', async () => {
    const { user, unmount } = await openForm();
    const offer = () => screen.queryByRole('button', { name: /^As last time/ });
    expect(offer()).not.toBeInTheDocument();
    await fillRecipeForm(user, { time: '45', diners: '3', meal: 'None' });
    await user.click(generateButton());
    await result();
    unmount();

    const again = await renderApp({ at: '/quickrecipe', isReload: true });
    const button = await screen.findByRole('button', { name: 'As last time: 45 min, 3 people' });
    await again.user.click(button);
    expect(recipeFields.time()).toHaveValue(45);
    expect(recipeFields.diners()).toHaveValue(3);
    expect(recipeFields.meal()).toHaveValue('None');
    expect(recipeFields.ingredients()).toHaveValue('');
    expect(button).not.toBeInTheDocument();
    expect(recipeFields.meal()).toHaveFocus();
  });

  it("keeps a visitor's draft through a reload", async () => {
    const before = await openForm();
    await fillRecipeForm(before.user);
    before.unmount();
    await renderApp({ at: '/quickrecipe', isReload: true });
    expect(await screen.findByDisplayValue('Eggs, Rice')).toBeVisible();
    expect(recipeFields.time()).toHaveValue(30);
  });
});

describe('Quick recipe result', () => {
  const quickRecipe = {
    _id: 'quick-1',
    descripcionReceta: '# Egg fried rice\n\nQuick and golden.\n\n1. Fry the rice.',
    ingredientes: '- 4 eggs\n- 300 g rice',
    tiempoCoccion: 15,
    diners: 2,
    tipoReceta: 'Default Recipe',
    tipoComida: 'Lunch',
    imageUrl: '/images/quick-1.svg',
  };

  const openResult = (handed: unknown) => {
    const state = typeof handed === 'object' && handed !== null ? { ownedState: handed } : { state: handed };
    return renderApp({ at: '/quick-recipe-result', ...state });
  };

  // Claims 2.6, 2.89
  it('shows the recipe, with its picture from the server', async () => {
    await openResult(quickRecipe);
    expect(screen.getByRole('heading', { level: 1, name: 'Egg fried rice' })).toBeVisible();
    expect(screen.getByText('15 min')).toBeVisible();
    expect(screen.getByText('serves 2')).toBeVisible();
    const ingredients = await screen.findByRole('region', { name: 'Ingredients' });
    expect(await within(ingredients).findByText(/300 g rice/)).toBeVisible();
    expect(await screen.findByText('Fry the rice.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Egg fried rice' })).toHaveAttribute(
      'src',
      `${getEnv().serverUrl}/images/quick-1.svg`,
    );
  });

  // Claim 2.75
  it('says that it is not saved, and what to do next', async () => {
    await openResult(quickRecipe);
    expect(screen.getByText(/This recipe is not saved/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'print it' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'copy it' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Another Recipe' })).toHaveAttribute(
      'href',
      '#/quickrecipe',
    );
    expect(screen.getByRole('link', { name: 'Sign Up for More Features' })).toHaveAttribute(
      'href',
      '#/login',
    );
  });

  // Claim 2.77
  it('says when its picture does not load', async () => {
    await openResult(quickRecipe);
    fireEvent.error(screen.getByRole('img'));
    expect(await screen.findByText('Failed to load image')).toBeVisible();
    expect(screen.getByRole('img', { name: 'No image yet of Egg fried rice' })).toBeVisible();
  });

  // Claim 7.18
  it('survives a reload', async () => {
    const before = await openForm();
    await generate(before);
    await result();
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    const state = window.history.state.usr;
    before.unmount();
    await renderApp({ at: '/quick-recipe-result', isReload: true, state });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(title).not.toBe('');
  });

  // Claim 2.76
  it.each([[null], ['soup'], [7], [[quickRecipe]], [{}], [{ ingredientes: '' }]])(
    'says that there is no recipe in %j',
    async (state) => {
      await openResult(state);
      expect(screen.getByRole('heading', { level: 1, name: 'Recipe not found!' })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link')).toHaveAttribute('href', '#/quickrecipe');
    },
  );
});
