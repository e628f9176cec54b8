import { act, screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { advanceTime, startFakeClock } from '@tests/support/clock';
import { holdResponses } from '@tests/support/holdResponses';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { seedAccount } from '@tests/support/seed';
import { server } from '@tests/support/server';
import { describe, expect, it } from 'vitest';

const julia = aCook();
const ben = aCook({ uid: 'cook-2', email: 'ben@example.com' });

type App = Awaited<ReturnType<typeof renderApp>>;

/** Opens the app with Julia signed in; Ben has an account too. */
async function openAsJulia(at: string, options: Parameters<typeof renderApp>[0] = {}) {
  await seedAccount({ ...ben, profile: aProfile() });
  return renderApp({ at, as: julia, chooseGoogle: async () => ben.email, ...options });
}

async function logOut({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Login' });
}

/** Signs in as Ben without logging out first. */
async function signInAsBen({ client }: App) {
  await act(() => client.signInWithGoogle());
  await screen.findByRole('button', { name: 'Logout' });
}

async function goBackTo({ location }: App, path: string) {
  for (let presses = 0; presses < 8 && location() !== path; presses += 1) {
    const before = location();
    window.history.back();
    await waitFor(() => expect(location()).not.toBe(before));
  }
  expect(location()).toBe(path);
}

const goHome = async ({ user }: App) => {
  const header = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(header.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(window.location.hash).toBe('#/'));
};

describe('After another user signs in, Back', () => {
  it('does not show the previous user’s new recipe', async () => {
    const app = await openAsJulia('/lastForm');
    await fillRecipeForm(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    const title = screen.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
    await goHome(app);
    await logOut(app);
    await signInAsBen(app);
    await goBackTo(app, '/newRecipe');
    expect(await screen.findByRole('heading', { level: 1, name: 'No recipe data found.' })).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it.each(['a visitor', 'another cook'])('does not show %s the previous user’s quick recipe', async (who) => {
    const app = await openAsJulia('/quickrecipe');
    await fillRecipeForm(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    await screen.findByRole('link', { name: 'Create Another Recipe' });
    const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    await goHome(app);
    await logOut(app);
    if (who === 'another cook') await signInAsBen(app);
    await goBackTo(app, '/quick-recipe-result');
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipe not found!' })).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('does not show the previous user’s request to make a recipe again', async () => {
    const recipe = aRecipe({ descripcionReceta: '# Secret stew\n\n1. Stir.', tipoReceta: 'Street Eats' });
    const app = await openAsJulia(`/recipe/${recipe._id}`, { recipes: [recipe] });
    await app.user.click(await screen.findByText('Make it without something'));
    await app.user.type(screen.getByLabelText('What should the chef leave out?'), 'lentils{Enter}');
    await screen.findByRole('link', { name: 'Back to the previous recipe' });
    await goHome(app);
    await logOut(app);
    await signInAsBen(app);
    await goBackTo(app, '/lastForm');
    await screen.findByRole('heading', { level: 1, name: "Ok let's make a Default Recipe Recipe" });
    expect(recipeFields.ingredients()).toHaveValue('');
    expect(screen.queryByText(/Make it without/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Secret stew/)).not.toBeInTheDocument();
  });

  it('does not return to the recipe that the previous user was reading', async () => {
    const recipe = aRecipe({ descripcionReceta: '# Secret stew\n\n1. Stir.' });
    const app = await openAsJulia(`/recipe/${recipe._id}`, { recipes: [recipe] });
    await screen.findByRole('heading', { level: 1, name: 'Secret stew' });
    const entries = window.history.length;
    await logOut(app);
    await screen.findByText('LogOut successfully');
    // The history entry was replaced, and not by a login that leads back to it.
    expect(window.history.length).toBe(entries);
    expect(window.history.state.usr).toBeNull();
  });
});

describe('A quick recipe that arrives after the user has changed', () => {
  it('is shown only to the user who requested it', async () => {
    const app = await openAsJulia('/quickrecipe');
    startFakeClock();
    const letGo = holdResponses('post', '/api/api/quickrecipe');
    const asked = new Promise<Request>((resolve) => {
      server.events.on('request:start', ({ request }) => {
        if (request.url.endsWith('/quickrecipe')) resolve(request);
      });
    });
    await fillRecipeForm(app.user, { ingredients: 'Truffles' });
    await app.user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    await screen.findByRole('button', { name: 'Generating...' });
    // The button changes before the token arrives, and nothing is sent without a token.
    const { signal } = await asked;
    await act(() => app.client.signOut());
    await signInAsBen(app);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Recipe' })).toBeEnabled());
    expect(signal.aborted).toBe(true);
    letGo();
    await advanceTime(1000);
    expect(app.location()).toBe('/quickrecipe');
    expect(recipeFields.ingredients()).toHaveValue('');
    expect(document.body).not.toHaveTextContent(/truffle/i);
  });
});
