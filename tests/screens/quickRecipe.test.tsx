import { screen } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { type ScenarioName, setScenario } from '@/local/scenarios/scenarios';

const path = '/api/api/quickrecipe';
const draftKey = 'sazon.draft.visitor.quick-recipe';
const generateButton = () => screen.getByRole('button', { name: 'Generate Recipe' });
const openForm = (state: unknown = null) => renderApp({ at: '/quickrecipe', state });
const result = () => screen.findByRole('link', { name: 'Create Another Recipe' });

async function generate(app: Awaited<ReturnType<typeof openForm>>, wish?: string) {
  await fillRecipeForm(app.user, wish);
  await app.user.click(generateButton());
}

describe('Quick recipe: request', () => {
  it("sends a visitor's wishes as text, without a token and without an empty wish", async () => {
    const app = await openForm();
    await generate(app);
    await result();
    const sent = app.requests.to('POST', path);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    // As text: the order of the keys counts too.
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

  it('sends the wish, the passed recipe type, and the token of a cook who is signed in', async () => {
    const app = await renderApp({
      at: '/quickrecipe',
      as: aCook(),
      profile: null,
      state: { buttonName: 'Street Eats' },
    });
    await generate(app, 'Not too hot');
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

  it('names what is missing, sends nothing, and clears an error as its field is edited', async () => {
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

  it('shows the loading screen and says Generating...', async () => {
    const app = await openForm();
    await setScenario('slow', { only: 'quickRecipe', delayMs: [300, 300] });
    await generate(app);
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled();
    expect(screen.getByText('Processing...')).toBeVisible();
    await result();
  });

  it.each<[ScenarioName, string]>([
    ['500', 'Internal server error'],
    ['429', 'Too many recipe requests'],
    ['malformed JSON', 'Failed to generate recipe'],
    ['offline', 'Failed to generate recipe'],
  ])('%s: says so in the form and keeps every word', async (scenario, message) => {
    const app = await openForm();
    await setScenario(scenario);
    await generate(app, 'Mild, please');
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toBe(message);
    expect(banner.parentElement).toHaveFocus();
    expect(recipeFields.info()).toHaveValue('Mild, please');
    expect(generateButton()).toBeEnabled();
  });

  it('falls back where a refusal has no words', async () => {
    server.use(http.post(`${env().apiUrl}${path}`, () => HttpResponse.json({ error: ' ' }, { status: 400 })));
    const app = await openForm();
    await generate(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate recipe');
  });

  it("keeps a visitor's draft through a reload", async () => {
    const before = await openForm();
    await fillRecipeForm(before.user);
    before.unmount();
    await renderApp({ at: '/quickrecipe', reload: true });
    expect(await screen.findByDisplayValue('Eggs, Rice')).toBeVisible();
    expect(recipeFields.time()).toHaveValue(30);
  });
});
