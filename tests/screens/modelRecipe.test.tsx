import { screen, waitFor } from '@testing-library/react';
import { aCook, aProfile } from '@tests/support/builders';
import { type FakeModelServer, startFakeModelServer } from '@tests/support/fakeModelServer';
import { errorResponses, modelRecipeJson, ollama } from '@tests/support/modelResponses';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { createHandlers } from '@/local/handlers';

let modelServer: FakeModelServer;
beforeAll(async () => {
  modelServer = await startFakeModelServer();
});
afterAll(() => modelServer.close());

beforeEach(() => {
  const { apiUrl, serverUrl } = getEnv();
  const model = { name: 'llama9', baseUrl: modelServer.address, requestUrl: modelServer.address };
  server.use(
    ...createHandlers({ apiUrl, serverUrl, model }),
    http.post(/^http:\/\/127\.0\.0\.1:/, () => passthrough()),
  );
});

async function requestRecipe() {
  const app = await renderApp({
    at: '/lastForm',
    as: aCook(),
    profile: aProfile({ intolerances: ['Nuts'] }),
  });
  await waitFor(() => expect(screen.queryByText('Loading your settings…')).not.toBeInTheDocument());
  await fillRecipeForm(app.user, { ingredients: 'Rice, tomatoes', info: 'Mild, please' });
  await app.user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
  return app;
}

it('shows a model’s recipe with picture, ingredients and check', async () => {
  modelServer.setResponses({ body: ollama() });
  await requestRecipe();
  expect(await screen.findByRole('heading', { level: 2, name: 'Tomato Rice with Peas' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Tomato Rice with Peas' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/images\/[0-9a-f]{24}\.svg$/),
  );
  expect(await screen.findByText(/300 g rice/)).toBeVisible();
  expect(await screen.findByText('Fits your settings:')).toBeVisible();
});

it('warns about an allergen that the model keeps using', async () => {
  modelServer.setResponses({
    body: ollama(modelRecipeJson({ ingredients: [{ amount: '50', unit: 'g', food: 'walnuts' }] })),
  });
  await requestRecipe();
  expect(await screen.findByRole('heading', { level: 2, name: 'Tomato Rice with Peas' })).toBeVisible();
  expect(await screen.findByText('Not for you:')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Checked against your settings' })).toHaveTextContent(
    'Not for you: nuts (walnuts).',
  );
});

it('says why the model failed, and keeps the typed request', async () => {
  modelServer.setResponses(errorResponses['Ollama, unknown model']);
  const app = await requestRecipe();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${modelServer.address} does not know the model llama9. It says: “model "llama9" not found, try pulling it first”`,
  );
  expect(recipeFields.ingredients()).toHaveValue('Rice, tomatoes');
  expect(recipeFields.info()).toHaveValue('Mild, please');
  expect(app.location()).toBe('/lastForm');
});
