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

/** The product with Julia signed in, and Ben known to it. */
async function openForJulia(at: string, options: Parameters<typeof renderApp>[0] = {}) {
  await seedAccount({ ...ben, profile: aProfile() });
  return renderApp({ at, as: julia, chooseGoogle: async () => ben.email, ...options });
}

async function logOut({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Login' });
}

/** Ben takes the place of whoever was here. */
async function letBenIn({ client }: App) {
  await act(() => client.signInWithGoogle());
  await screen.findByRole('button', { name: 'Logout' });
}

/** Presses Back until the address is reached. */
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

describe('After a change of cook, Back', () => {
  it('shows nobody the new recipe of another', async () => {
    const app = await openForJulia('/lastForm');
    await fillRecipeForm(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' });
    const title = screen.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
    await goHome(app);
    await logOut(app);
    await letBenIn(app);
    await goBackTo(app, '/newRecipe');
    expect(await screen.findByRole('heading', { level: 1, name: 'No recipe data found.' })).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it.each(['a visitor', 'another cook'])('shows %s no quick recipe of the one before', async (who) => {
    const app = await openForJulia('/quickrecipe');
    await fillRecipeForm(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    await screen.findByRole('link', { name: 'Create Another Recipe' });
    const title = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    await goHome(app);
    await logOut(app);
    if (who === 'another cook') await letBenIn(app);
    await goBackTo(app, '/quick-recipe-result');
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipe not found!' })).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('shows nobody the request of another, with a recipe to be made anew', async () => {
    const recipe = aRecipe({ descripcionReceta: '# Secret stew\n\n1. Stir.', tipoReceta: 'Street Eats' });
    const app = await openForJulia(`/recipe/${recipe._id}`, { recipes: [recipe] });
    await app.user.click(await screen.findByText('I don’t like something here'));
    await app.user.type(screen.getByLabelText('What should the chef leave out?'), 'lentils{Enter}');
    await screen.findByRole('link', { name: 'Back to the previous recipe' });
    await goHome(app);
    await logOut(app);
    await letBenIn(app);
    await goBackTo(app, '/lastForm');
    await screen.findByRole('heading', { level: 1, name: "Ok let's make a Default Recipe Recipe" });
    expect(recipeFields.ingredients()).toHaveValue('');
    expect(screen.queryByText(/Again, without/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Secret stew/)).not.toBeInTheDocument();
  });

  it('leads to no recipe that the one before was reading as they left', async () => {
    const recipe = aRecipe({ descripcionReceta: '# Secret stew\n\n1. Stir.' });
    const app = await openForJulia(`/recipe/${recipe._id}`, { recipes: [recipe] });
    await screen.findByRole('heading', { level: 1, name: 'Secret stew' });
    const entries = window.history.length;
    await logOut(app);
    await screen.findByText('LogOut successfully');
    // Its place in the history is taken, and by no login that would lead on to it.
    expect(window.history.length).toBe(entries);
    expect(window.history.state.usr).toBeNull();
  });
});

describe('A quick recipe that comes late', () => {
  it('is shown to nobody but whoever asked for it', async () => {
    const app = await openForJulia('/quickrecipe');
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
    // The button says so before the token is there, without which nothing is sent.
    const { signal } = await asked;
    await act(() => app.client.signOut());
    await letBenIn(app);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Recipe' })).toBeEnabled());
    expect(signal.aborted).toBe(true);
    letGo();
    await advanceTime(1000);
    expect(app.location()).toBe('/quickrecipe');
    expect(recipeFields.ingredients()).toHaveValue('');
    expect(document.body).not.toHaveTextContent(/truffle/i);
  });
});
