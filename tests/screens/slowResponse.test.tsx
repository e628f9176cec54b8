import { screen, waitFor } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { advanceTime, advanceTimeUntil, startFakeClock } from '@tests/support/clock';
import { holdResponses } from '@tests/support/holdResponses';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setRecipeTimeoutSeconds } from '@/api/endpoints';
import { getEnv } from '@/config/env';
import { recipeCallTimeoutSeconds } from '@/local/model/chatCompletion';

/** Also fakes the interval that updates the elapsed time. */
const startTimerClock = () => startFakeClock('setInterval', 'clearInterval', 'Date');

const forms = {
  'a recipe': {
    at: '/lastForm',
    as: aCook(),
    address: '/api/recipes',
    submit: 'Submit Recipe',
    failure: 'Failed to submit recipe',
    advice:
      'That took too long. Your recipe may still turn up in your list: look there before you ask again.',
  },
  'a quick recipe': {
    at: '/quickrecipe',
    as: undefined,
    address: '/api/api/quickrecipe',
    submit: 'Generate Recipe',
    failure: 'Failed to generate recipe',
    advice: 'That took too long. Try again in a moment.',
  },
} as const;

describe.each(Object.entries(forms))('%s that takes long', (_, form) => {
  const { at, as, address, submit, failure, advice } = form;

  async function send() {
    const app = await renderApp({ at, ...(as ? { as } : {}) });
    await waitFor(() => expect(screen.queryByText('Loading your settings…')).not.toBeInTheDocument());
    const letGo = holdResponses('post', address);
    const sent: AbortSignal[] = [];
    server.use(
      http.post(getEnv().apiUrl + address, ({ request }) => {
        sent.push(request.signal);
      }),
    );
    await fillRecipeForm(app.user, { ingredients: 'Leeks, rice', info: 'Mild, please' });
    startTimerClock();
    await app.user.click(screen.getByRole('button', { name: submit }));
    await screen.findByText('Processing...');
    await waitFor(() => expect(app.requests.to('POST', address)).toHaveLength(1));
    return { ...app, letGo, sent };
  }

  const expectEverythingTyped = () => {
    expect(recipeFields.ingredients()).toHaveValue('Leeks, rice');
    expect(recipeFields.info()).toHaveValue('Mild, please');
    expect(screen.getByRole('button', { name: submit })).toBeEnabled();
    expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  };

  it('shows the elapsed time', async () => {
    const { letGo } = await send();
    expect(screen.getByText('Processing...').closest('[role=status]')).toHaveFocus();
    await advanceTime(7000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:0[789]$/);
    await advanceTime(47_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:5[4-8]$/);
    letGo();
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
  });

  it.each(['Cancel', 'Escape'])('is cancelled by %s, and keeps the typed text', async (how) => {
    const app = await send();
    if (how === 'Cancel') await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    else await app.user.keyboard('{Escape}');
    expectEverythingTyped();
    expect(app.sent[0]?.aborted).toBe(true);
    expect(screen.getByRole('button', { name: submit })).toHaveFocus();
    app.letGo();
    await advanceTime(2000);
    expect(app.location()).toBe(at);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/recipe is ready|could not be made/)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
  });

  it('has two minutes with a model, and says when it takes long', async () => {
    setRecipeTimeoutSeconds(recipeCallTimeoutSeconds);
    onTestFinished(() => setRecipeTimeoutSeconds(60));
    const { letGo } = await send();
    await advanceTime(50_000);
    expect(screen.getByText(/This takes about a minute\.$/)).toBeVisible();
    await advanceTime(15_000);
    expect(screen.getByText(/^This one takes longer than usual\./)).toBeVisible();
    await advanceTime(55_000);
    expect(screen.getByText('Processing...')).toBeVisible();
    letGo();
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
  });

  it('fails after a minute, and keeps the typed text', async () => {
    await send();
    await advanceTime(58_000);
    expect(screen.getByText('Processing...')).toBeVisible();
    await advanceTime(3000);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(failure);
    expect(alert).toHaveTextContent(advice);
    expectEverythingTyped();
  });
});

it('announces each retry, and says what to do after the last', async () => {
  const app = await renderApp({ at: '/about', as: aCook(), recipes: [aRecipe()] });
  await screen.findByRole('button', { name: 'Logout' });
  const letGo = holdResponses('get', '/api/users/cook-1/recipes');
  startTimerClock();
  window.location.hash = '#/recipes';
  expect(await screen.findByText('Loading your recipes…')).toBeInTheDocument();
  await advanceTime(16_000);
  expect(await screen.findByText('No answer yet. Still trying…')).toBeVisible();
  await advanceTimeUntil(() => expect(screen.getByRole('alert')).toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Error al obtener las recetas');
  expect(screen.getByRole('alert')).toHaveTextContent('That took too long. Try again in a moment.');
  letGo();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
