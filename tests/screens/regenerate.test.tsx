import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { holdResponses } from '@tests/support/holdResponses';
import { findCheckSentences, openCheckDetails } from '@tests/support/recipeCheck';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';
import { createNavigationState } from '@/recipe/navigationState';

const pasta = () =>
  aRecipe({
    descripcionReceta: '# Buttery pasta\n\n1. Boil the pasta. (10 min)\n2. Toss with butter.',
    ingredientes: '- 200 g pasta\n- 2 tbsp butter\n- 1 zorgle',
    tiempoCoccion: 15,
    diners: 3,
    tipoReceta: 'Sweet Treats',
    tipoComida: 'Lunch',
    necesidadesDiners: 'Mild',
  });

const profile = aProfile({ intolerances: ['Milk'] });

async function open(recipe = pasta(), at = `/recipe/${recipe._id}`) {
  const app = await renderApp({ at, as: aCook(), profile, recipes: [recipe], ownedState: recipe });
  await openCheckDetails(app.user);
  return app;
}

const banner = () => screen.getByRole('heading', { name: /^Make it without/ }).parentElement;
const values = () => Object.values(recipeFields).map((field) => (field() as HTMLInputElement).value);

describe('Make it without', () => {
  it('fills the request from the recipe, without the food and with a note to the chef', async () => {
    const { user, location } = await open();
    await user.click(await screen.findByRole('button', { name: 'Make it without this' }));
    await screen.findByRole('heading', { level: 1, name: /make a Sweet Treats Recipe/ });
    expect(location()).toBe('/lastForm');
    expect(values()).toEqual(['pasta, 1 zorgle', '15', '3', 'Lunch', 'Mild, without butter']);
    expect(banner()).toHaveTextContent(
      /^Make it without butterYou can edit this under Additional Info for the Chef/,
    );
  });

  it('accepts any food, by keyboard, and requires a name', async () => {
    const { user } = await open();
    const summary = await screen.findByText('Make it without something');
    await user.click(summary);
    await user.click(screen.getByRole('button', { name: 'Make it again' }));
    const field = screen.getByLabelText('What should the chef leave out?');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Name what to leave out');
    await user.keyboard('Zorgle{Enter}');
    await screen.findByRole('heading', { level: 1, name: /make a Sweet Treats Recipe/ });
    // Butter breaks a rule, so it is not asked for again either, and the note says so.
    expect(values()).toEqual(['pasta', '15', '3', 'Lunch', 'Mild, without Zorgle and butter']);
    expect(banner()).toHaveTextContent('Zorgle and butter');
  });

  it('leads back to the previous recipe, on its page or the result page', async () => {
    const recipe = pasta();
    const { user, location } = await open(recipe, '/newRecipe');
    await user.click(await screen.findByRole('button', { name: 'Make it without this' }));
    await user.click(await screen.findByRole('link', { name: 'Back to the previous recipe' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Buttery pasta' })).toBeVisible();
    expect(location()).toBe('/newRecipe');
    expect(window.history.state.usr).toEqual(createNavigationState('cook-1', recipe));
  });

  it('does not change the draft of another request', async () => {
    const recipe = pasta();
    const key = storageKeys.draft('cook-1', 'recipe-request');
    const draft = JSON.stringify({ ingredientes: 'Eggs', tiempoCoccion: '5', diners: '1', tipoComida: '' });
    const { user } = await open(recipe);
    window.localStorage.setItem(key, draft);
    await user.click(await screen.findByRole('button', { name: 'Make it without this' }));
    await screen.findByRole('heading', { level: 1, name: /make a Sweet Treats Recipe/ });
    await user.type(recipeFields.ingredients(), ', lemon');
    expect(values()[0]).toBe('pasta, 1 zorgle, lemon');
    expect(window.localStorage.getItem(key)).toBe(draft);
  });

  it('sends the request at once, and shows what changed, with a link to the previous recipe', async () => {
    const { user, requests, location } = await renderApp({
      at: '/lastForm',
      as: aCook(),
      profile: aProfile({ intolerances: ['None'], avoidIngredients: [], dislikedFood: 'nothing' }),
      state: { buttonName: 'Budget Meals' },
    });
    await fillRecipeForm(user, { ingredients: 'Chicken, rice, carrots', time: '40', diners: '2' });
    await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    await user.click(await screen.findByText('Make it without something'));
    await user.type(screen.getByLabelText('What should the chef leave out?'), 'carrot{Enter}');
    const whatChanged = await screen.findByRole('heading', { level: 3, name: 'What changed' });
    expect(location()).toBe('/newRecipe');
    // At its top, although the path is the same.
    expect(screen.getByRole('heading', { level: 1, name: 'Your New Recipe' })).toHaveFocus();
    const [, second] = requests.to('POST', '/api/recipes');
    expect(second?.json).toMatchObject({
      ingredientes: 'Chicken, rice',
      tiempoCoccion: '40',
      diners: 2,
      tipoComida: 'Dinner',
      necesidadesDiners: 'without carrot',
      tipoReceta: 'Budget Meals',
    });
    await user.click(whatChanged);
    expect(screen.getByText(/Both recipes are in your list\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the previous one' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/recipe\/.+/),
    );

    const comparison = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(comparison.getAllByText(/carrot/).map(({ tagName }) => tagName)).toContain('DEL');

    await user.click(screen.getByRole('button', { name: 'Share and save' }));
    const menu = within(screen.getByRole('dialog', { name: 'Share and save' }));
    await user.click(await menu.findByRole('button', { name: 'What changed' }));
    expect((await menu.findAllByText(/carrot/)).map(({ tagName }) => tagName)).toContain('DEL');
  });

  it('can be cancelled where it was started, and says there why it failed', async () => {
    const { user, requests } = await renderApp({
      at: '/lastForm',
      as: aCook(),
      profile: aProfile({ intolerances: ['None'], avoidIngredients: [], dislikedFood: 'nothing' }),
      state: { buttonName: 'Budget Meals' },
    });
    await fillRecipeForm(user, { ingredients: 'Chicken, rice, carrots', time: '40', diners: '2' });
    await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    await user.click(await screen.findByText('Make it without something'));
    await user.type(screen.getByLabelText('What should the chef leave out?'), 'carrot');

    const letGo = holdResponses('post', '/api/recipes');
    await user.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(requests.to('POST', '/api/recipes')).toHaveLength(2));
    await user.click(cancel);
    expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Your New Recipe' })).toBeVisible();
    expect(screen.getByLabelText('What should the chef leave out?')).toHaveFocus();
    letGo();

    server.use(
      http.post(`${getEnv().apiUrl}/api/recipes`, () =>
        HttpResponse.json({ error: 'The oven is cold' }, { status: 400 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Make it again' }));
    expect(await screen.findByText('The recipe could not be made again: The oven is cold')).toBeVisible();
    expect(requests.to('POST', '/api/recipes')).toHaveLength(3);
  });

  it('uses the recipe’s name of the food, and removes it from the request in either language', async () => {
    const tortilla = aRecipe({
      descripcionReceta: '# Tortilla de patatas\n\n1. Bate los huevos con la leche entera.',
      ingredientes: '- 4 huevos\n- 500 g de patatas\n- un chorrito de leche',
    });
    server.use(
      http.post(`${getEnv().apiUrl}/api/recipes`, () => HttpResponse.json(tortilla, { status: 201 })),
    );
    const { user, requests } = await renderApp({
      at: '/lastForm',
      as: aCook(),
      profile: aProfile({ intolerances: ['Eggs', 'Milk'] }),
      state: { buttonName: 'Budget Meals' },
    });
    const ingredients = 'Eggs, oat milk, potatoes, milk';
    await fillRecipeForm(user, { ingredients, time: '40', diners: '2', info: 'Suave' });
    await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));

    await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    await openCheckDetails(user);
    const [huevos] = screen.getAllByRole('button', { name: 'huevos' });
    await user.click(huevos ?? document.body);
    // jsdom has no popovers.
    fireEvent.click(screen.getByRole('button', { name: 'Make it without huevos', hidden: true }));
    await waitFor(() => expect(requests.to('POST', '/api/recipes')).toHaveLength(2));
    expect(requests.to('POST', '/api/recipes')[1]?.json).toMatchObject({
      ingredientes: 'oat milk, potatoes, milk',
      necesidadesDiners: 'Suave, sin huevo',
    });
  });

  it('excludes all flagged foods together, except those that the cook keeps', async () => {
    const recipe = aRecipe({
      descripcionReceta: '# Curry',
      ingredientes: '- 100 ml whey\n- 2 tbsp curry paste\n- 30 g almonds\n- 80 g blue cheese\n- 1 onion',
      tiempoCoccion: 30,
      diners: 2,
      tipoReceta: 'Global Flavors',
      tipoComida: 'Dinner',
      necesidadesDiners: 'Mild',
    });
    const { user, requests } = await renderApp({
      at: `/recipe/${recipe._id}`,
      as: aCook(),
      profile: aProfile({ intolerances: ['Milk', 'Nuts'] }),
      recipes: [recipe],
    });
    await openCheckDetails(user);
    await user.click(screen.getByRole('checkbox', { name: 'Leave out: Check first' }));
    await user.click(await screen.findByRole('button', { name: 'Make it without these' }));
    await screen.findByRole('heading', { level: 1, name: /make a Global Flavors Recipe/ });
    expect(banner()).toHaveTextContent('whey, almonds and blue cheese');
    await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    const [sent] = requests.to('POST', '/api/recipes');
    expect(sent?.json).toMatchObject({
      ingredientes: 'curry paste, onion',
      necesidadesDiners: 'Mild, without whey, almonds and blue cheese',
      tiempoCoccion: '30',
      diners: 2,
      tipoComida: 'Dinner',
      tipoReceta: 'Global Flavors',
    });
  });

  it('names the foods in Spanish for a Spanish recipe, except those the note already excludes', async () => {
    const tortilla = aRecipe({
      descripcionReceta: '# Desayuno\n\n1. Bate los huevos con la leche y la nata.',
      ingredientes: '- 4 huevos\n- 500 g de patatas\n- un chorrito de leche\n- nata',
      necesidadesDiners: 'Suave, sin leche',
    });
    const { user } = await renderApp({
      at: `/recipe/${tortilla._id}`,
      as: aCook(),
      profile: aProfile({ intolerances: ['Eggs', 'Milk'] }),
      recipes: [tortilla],
    });
    await openCheckDetails(user);
    await user.click(await screen.findByRole('button', { name: 'Make it without these' }));
    await waitFor(() => expect(recipeFields.ingredients()).toHaveValue('patatas'));
    expect(recipeFields.info()).toHaveValue('Suave, sin leche, sin huevo y nata');
    expect(screen.getByText('huevo, leche y nata')).toHaveAttribute('lang', 'es');
  });

  it('names as many as fit, and excludes every one', async () => {
    const foods =
      'butter, whey, milk, cream, blue cheese, mozzarella, parmesan, ricotta, feta, halloumi, mascarpone, cream cheese, ' +
      'goat cheese, cheddar, gruyère, brie, gouda, yoghurt, buttermilk, condensed milk, cottage cheese, pecorino';
    const recipe = pasta();
    const cheesy = { ...recipe, ingredientes: `- rice\n- ${foods.replaceAll(', ', '\n- ')}` };
    const { user } = await open(cheesy);
    await user.click(await screen.findByRole('button', { name: 'Make it without these' }));
    await waitFor(() => expect(recipeFields.ingredients()).toHaveValue('rice'));
    const note = (recipeFields.info() as HTMLInputElement).value;
    expect(note).toMatch(/^Mild, without butter, .* and .*$/);
    expect(note.length).toBeLessThanOrEqual('Mild, without '.length + 200);
    expect(note.length).toBeGreaterThan(180);
    expect(banner()).toHaveTextContent(
      /^Make it without these foodsThey are listed under Additional Info for the Chef/,
    );
  });

  it('excludes butter if the note is only about butter beans', async () => {
    const { user } = await open({ ...pasta(), necesidadesDiners: 'without butter beans' });
    await user.click(await screen.findByRole('button', { name: 'Make it without this' }));
    await waitFor(() => expect(recipeFields.info()).toHaveValue('without butter beans, without butter'));
  });

  it('writes the note in English for an English recipe', async () => {
    const recipe = aRecipe({ ingredientes: '- 200 ml whole milk\n- 1 onion' });
    const { user } = await open(recipe);
    await user.click(await screen.findByRole('button', { name: 'Make it without this' }));
    await waitFor(() => expect(recipeFields.info()).toHaveValue('without milk'));
    expect(recipeFields.ingredients()).toHaveValue('onion');
  });

  it('accepts a food’s Spanish name', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Make it without something'));
    await user.type(screen.getByLabelText('What should the chef leave out?'), 'mantequilla{Enter}');
    await waitFor(() => expect(recipeFields.ingredients()).toHaveValue('pasta, 1 zorgle'));
    expect(recipeFields.info()).toHaveValue('Mild, sin mantequilla');
  });

  it('is not offered to a cook without a profile', async () => {
    const recipe = pasta();
    await renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), profile: null, recipes: [recipe] });
    await findCheckSentences();
    expect(screen.queryByText('Make it without something')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Checked against your settings' })).not.toBeInTheDocument();
  });

  it('is not offered to a visitor', async () => {
    await renderApp({ at: '/quick-recipe-result', ownedState: pasta() });
    await findCheckSentences();
    expect(screen.queryByText('Make it without something')).not.toBeInTheDocument();
  });
});
