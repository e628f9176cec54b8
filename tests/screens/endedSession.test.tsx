import { act, render, screen, waitFor, within } from '@testing-library/react';
import { installFakeCaptchaBeforeEach } from '@tests/support/accountForm';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { advanceTime, advanceTimeUntil, startFakeClock } from '@tests/support/clock';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { anAuthUser, fakeAuth } from '@tests/support/fakeAuth';
import { holdResponses } from '@tests/support/holdResponses';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { seedAccount } from '@tests/support/seed';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setIdTokenProvider } from '@/api/apiFetch';
import { queryClient } from '@/api/queryClient';
import { App } from '@/app/App';
import type { ExpectedUserStatus } from '@/auth/AuthContext';
import { getEnv } from '@/config/env';
import { setScenario } from '@/local/scenarios/scenarios';
import { openDb } from '@/local/store/db';

const julia = aCook();
const ben = aCook({ uid: 'cook-2', email: 'ben@example.com' });
const told = /^Your session ended\. Log in to pick up/;

type AppOptions = Parameters<typeof renderApp>[0];
type OpenApp = Awaited<ReturnType<typeof renderApp>>;

installFakeCaptchaBeforeEach();

const open = (at: string, options: AppOptions = {}) =>
  renderApp({ at, as: julia, chooseGoogle: async () => julia.email, ...options });

const stored = () => JSON.stringify({ ...window.localStorage });

const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

/** Signs in on the login screen with the account chosen in Google's chooser. */
async function logInAgain({ user }: OpenApp) {
  startFakeClock();
  await user.click(await screen.findByRole('button', { name: 'Sign In with Google' }));
  await screen.findByText('Logged in with Google successfully');
  await advanceTime(1500);
}

/** Ways in which Julia's session ends while she is signed in. */
const sessionEnds = {
  'was revoked': () => setScenario('expired session'),
  'belongs to a disabled account': async () => {
    const db = await openDb();
    const account = await db.get('accounts', julia.uid);
    if (account) await db.put('accounts', { ...account, disabled: true });
  },
  'belongs to a deleted account': async () => (await openDb()).delete('accounts', julia.uid),
};

describe.each(Object.entries(sessionEnds))('A session that %s', (_how, end) => {
  it('leads to the login, which says so, and clears the cache', async () => {
    startFakeClock();
    const app = await open('/services', { recipes: [aRecipe({ descripcionReceta: '# Secret stew' })] });
    await screen.findByRole('heading', { level: 1, name: /in the mood for/ });
    await advanceTimeUntil(() => expect(stored()).toContain('profileCompleted'));
    await end();
    goTo('/recipes');
    expect(await screen.findByText(told)).toBeVisible();
    expect(app.location()).toBe('/login');
    expect(stored()).not.toContain('profileCompleted');
    expect(stored()).not.toContain(julia.uid);
  });

  it('is reported after a reload too', async () => {
    startFakeClock();
    const before = await open('/services');
    await screen.findByRole('heading', { level: 1, name: /in the mood for/ });
    await advanceTimeUntil(() => expect(stored()).toContain('profileCompleted'));
    await end();
    before.unmount();
    // A new page has only the stored cache of the previous one.
    queryClient.clear();
    const app = await renderApp({ at: '/recipes', isReload: true });
    expect(await screen.findByText(told)).toBeVisible();
    expect(app.location()).toBe('/login');
    expect(stored()).not.toContain('profileCompleted');
  });
});

describe('Logging in after a session has ended', () => {
  it('returns to the screen, with its theme and the typed text', async () => {
    const app = await open('/lastForm', { state: { buttonName: 'Street Eats' } });
    await screen.findByText(/The chef already knows/);
    await fillRecipeForm(app.user, { ingredients: 'Truffles' });
    await setScenario('expired session');
    await app.user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    expect(await screen.findByText(told)).toBeVisible();
    expect(stored()).toContain('Truffles');
    await setScenario('normal');
    await logInAgain(app);
    expect(await screen.findByDisplayValue('Truffles')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Street Eats');
    expect(app.location()).toBe('/lastForm');
  });

  it('leads another user home, without the typed text', async () => {
    await seedAccount({ ...ben, profile: aProfile() });
    const app = await open('/lastForm', { chooseGoogle: async () => ben.email });
    await screen.findByText(/The chef already knows/);
    await fillRecipeForm(app.user, { ingredients: 'Truffles' });
    await setScenario('expired session');
    await app.user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    await screen.findByText(told);
    await setScenario('normal');
    await logInAgain(app);
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
    expect(app.location()).toBe('/');
    expect(stored()).not.toContain('Truffles');
  });

  it('does not mention the ended session after a logout', async () => {
    const app = await open('/recipes');
    await screen.findByText("There's no recipes yet.");
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await screen.findByText('LogOut successfully');
    goTo('/recipes');
    await waitFor(() => expect(app.location()).toBe('/login'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    expect(window.history.state?.usr ?? null).toBeNull();
  });
});

describe('A 401', () => {
  const clickLogIn = ({ user }: OpenApp) => user.click(screen.getByRole('button', { name: 'Log in' }));

  it('on a read shows the server’s message, and a link to log in and come back', async () => {
    await setScenario('401', { only: 'listRecipes' });
    const app = await open('/recipes?search=stew', {
      recipes: [aRecipe({ descripcionReceta: '# Secret stew' })],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired token');
    await clickLogIn(app);
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(stored()).not.toContain('profileCompleted');
    await setScenario('normal');
    await logInAgain(app);
    expect(await screen.findByRole('heading', { name: 'Secret stew' })).toBeVisible();
    expect(app.location()).toBe('/recipes?search=stew');
  });

  it('on a recipe request keeps the typed text', async () => {
    const app = await open('/lastForm', { state: { buttonName: 'Street Eats' } });
    await screen.findByText(/The chef already knows/);
    await fillRecipeForm(app.user, { ingredients: 'Truffles' });
    await setScenario('401', { only: 'createRecipe' });
    await app.user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired token');
    await clickLogIn(app);
    await screen.findByText(told);
    await setScenario('normal');
    await logInAgain(app);
    expect(await screen.findByDisplayValue('Truffles')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Street Eats');
  });

  it('on a quick recipe returns to the quick recipe page after login', async () => {
    const app = await open('/quickrecipe');
    await screen.findByRole('button', { name: 'Logout' });
    await fillRecipeForm(app.user, { ingredients: 'Truffles' });
    await setScenario('401', { only: 'createQuickRecipe' });
    await app.user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired token');
    await clickLogIn(app);
    await screen.findByText(told);
    await setScenario('normal');
    await logInAgain(app);
    await waitFor(() => expect(recipeFields.ingredients()).toHaveValue('Truffles'));
    expect(app.location()).toBe('/quickrecipe');
  });

  it.each([
    ['the page of a recipe', 'getRecipe', '/recipe/64b000000000000000000001'],
    ['the profile', 'getProfile', '/initialForm'],
  ] as const)('on %s offers to log in', async (_what, only, at) => {
    if (only === 'getProfile') {
      expectConsoleMessage(/The profile could not be checked/);
      expectConsoleMessage(/The profile could not be loaded/);
    }
    await setScenario('401', { only });
    await open(at);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  });

  it('offers a login, but a 403 does not', async () => {
    server.use(
      http.get(`${getEnv().apiUrl}/api/recipes/:id`, () =>
        HttpResponse.json({ msg: 'This belongs to another user' }, { status: 403 }),
      ),
    );
    await open('/recipe/64b000000000000000000001');
    expect(await screen.findByText('Error: This belongs to another user')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

describe('If Firebase does not report a user', () => {
  async function openSilent(at: string, expectedUserStatus?: ExpectedUserStatus) {
    const { client, loadAuthClient, whenSubscribed, report } = fakeAuth();
    window.history.replaceState(null, '', `#${at}`);
    startFakeClock();
    setIdTokenProvider(client.getIdToken);
    render(<App loadAuthClient={loadAuthClient} expectedUserStatus={expectedUserStatus} />);
    // The time limit has started.
    await whenSubscribed();
    return { report };
  }

  it('public pages work, and say so', async () => {
    await openSilent('/about');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/tell whether you’re signed in/)).not.toBeInTheDocument();
    await advanceTime(9000);
    expect(await screen.findByText(/can’t tell whether you’re signed in/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('a cook sees the home page of the last visit, without a request to log in', async () => {
    await openSilent('/', 'profile-complete');
    await screen.findByRole('heading', { level: 1 });
    await advanceTime(9000);
    expect(await screen.findByText(/can’t tell whether you’re signed in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Access Your Account' })).not.toBeInTheDocument();
  });

  it('a protected page says so, and opens when Firebase answers', async () => {
    const { report } = await openSilent('/recipe/64b000000000000000000001');
    expect(screen.getByRole('main')).toHaveTextContent(/^$/);
    await advanceTime(9000);
    expect(await screen.findByText(/couldn’t tell whether you’re signed in/)).toBeVisible();
    expect(window.location.hash).toBe('#/recipe/64b000000000000000000001');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    const letGo = holdResponses('get', /api\/(users|recipes)/);
    act(() => report(anAuthUser()));
    expect(await screen.findByText('Loading the recipe…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    act(() => report(null));
    letGo();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  });
});
