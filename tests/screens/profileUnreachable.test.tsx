import { act, screen, waitFor } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { advanceTime, advanceTimeUntil, startFakeClock } from '@tests/support/clock';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { holdResponses } from '@tests/support/holdResponses';
import { goOffline, goOnline } from '@tests/support/network';
import { fillProfile } from '@tests/support/profileForm';
import { openCheckDetails } from '@tests/support/recipeCheck';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { getEnv } from '@/config/env';
import { setScenario } from '@/local/scenarios/scenarios';

const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\n1. Simmer.' });
const outage = 'Your settings can’t be reached';

/** Also fakes the intervals between background retries. */
const startRetryClock = () => startFakeClock('setInterval', 'clearInterval');

/** Opens a page while reading the profile fails; a 500 is reported at the first try. */
async function openDuringOutage(at: string, options: Parameters<typeof renderApp>[0] = {}) {
  await setScenario('malformed JSON', { only: 'getProfile' });
  return renderApp({ at, as: aCook(), recipes: [soup], ...options });
}

const findOutageMessage = () => screen.findByRole('heading', { level: 1, name: outage });
const profileReads = (app: Awaited<ReturnType<typeof openDuringOutage>>) =>
  app.requests.to('GET', '/api/users/cook-1').length;

describe('While the profile cannot be read,', () => {
  beforeEach(() => {
    expectConsoleMessage(/The profile could not be checked/);
    expectConsoleMessage(/The profile could not be loaded/);
  });

  it('a protected page leads to /initialForm, which shows the outage instead of an empty form', async () => {
    const app = await openDuringOutage('/recipes');
    expect(await findOutageMessage()).toBeVisible();
    expect(app.location()).toBe('/initialForm');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch user data');
    expect(screen.queryByText('Personalize Your Perfect Menu!')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('a manual retry leads to the intended page', async () => {
    const app = await openDuringOutage('/recipes?search=lentil');
    await findOutageMessage();
    await setScenario('normal');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Lentil soup' })).toBeVisible();
    expect(app.location()).toBe('/recipes?search=lentil');
  });

  it('the navigation state is kept', async () => {
    const app = await openDuringOutage('/lastForm', { state: { buttonName: 'Street Eats' } });
    await findOutageMessage();
    await setScenario('normal');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Street Eats'));
  });

  it('the server’s message is shown after the usual retries', async () => {
    await setScenario('500', { only: 'getProfile' });
    const letGo = holdResponses('get', '/api/users/cook-1');
    const app = await renderApp({ at: '/about', as: aCook() });
    window.location.hash = '#/recipes';
    startRetryClock();
    letGo();
    await advanceTimeUntil(() =>
      expect(screen.getByRole('heading', { level: 1, name: outage })).toBeVisible(),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Internal server error');
    expect(profileReads(app)).toBe(4);
  });

  it('automatic retries with growing pauses lead to the intended page', async () => {
    startRetryClock();
    const app = await openDuringOutage('/recipes');
    await findOutageMessage();
    const before = profileReads(app);
    await advanceTime(6000);
    await waitFor(() => expect(profileReads(app)).toBe(before + 1));
    expect(await findOutageMessage()).toBeVisible();
    await advanceTime(6000);
    expect(profileReads(app)).toBe(before + 1);
    await advanceTime(5000);
    await waitFor(() => expect(profileReads(app)).toBe(before + 2));
    await setScenario('normal');
    await advanceTimeUntil(() => expect(app.location()).toBe('/recipes'));
    expect(await screen.findByRole('heading', { name: 'Lentil soup' })).toBeVisible();
  });

  it('the page does not change during retries', async () => {
    startRetryClock();
    const app = await openDuringOutage('/recipes');
    const heading = await findOutageMessage();
    const before = profileReads(app);
    while (profileReads(app) < before + 3) {
      await advanceTime(1000);
      expect(heading).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    }
  });

  it.each(['focus', 'online'])('a retry follows the window event %s', async (event) => {
    const app = await openDuringOutage('/services');
    await findOutageMessage();
    await setScenario('normal');
    act(() => {
      window.dispatchEvent(new Event(event));
    });
    expect(await screen.findByRole('heading', { level: 1, name: /in the mood for/ })).toBeVisible();
    expect(app.location()).toBe('/services');
  });

  it('/initialForm shows the saved profile after a retry', async () => {
    const app = await openDuringOutage('/initialForm');
    await findOutageMessage();
    await setScenario('normal');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Settings' })).toBeVisible();
    expect(app.location()).toBe('/initialForm');
  });

  it('the form starts a new profile if there turns out to be none', async () => {
    const app = await openDuringOutage('/services', { profile: null });
    await findOutageMessage();
    await setScenario('normal');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Personalize Your Perfect Menu!' }),
    ).toBeVisible();
    // After submitting, no state is left that would lead away from the form.
    expect(window.history.state.usr ?? null).toBeNull();
  });

  it('a filled form is not sent before the profile is read, and keeps the typed text', async () => {
    const app = await openDuringOutage('/initialForm');
    await findOutageMessage();
    await app.user.click(screen.getByRole('button', { name: 'Fill out the form anyway' }));
    await fillProfile(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your saved settings can’t be read right now, so nothing was sent',
    );
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();

    await setScenario('normal');
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Settings' })).toBeVisible();
    expect(screen.getByText('Your saved settings fill the form now. Nothing was sent.')).toBeVisible();
    expect(app.requests.to('POST', '/api/users')).toEqual([]);
  });

  it('a filled form is sent if there turns out to be no profile', async () => {
    const app = await openDuringOutage('/initialForm', { profile: null });
    await findOutageMessage();
    await app.user.click(screen.getByRole('button', { name: 'Fill out the form anyway' }));
    await fillProfile(app.user);
    await setScenario('normal');
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Settings Updated Successfully!')).toBeVisible();
    expect(app.requests.to('POST', '/api/users')).toHaveLength(1);
  });

  it('a missing network is reported at once, and the page recovers by itself', async () => {
    const before = await renderApp({ as: aCook(), recipes: [soup] });
    before.unmount();
    await goOffline();
    const app = await renderApp({ at: '/recipes', isReload: true });
    expect(await findOutageMessage()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    await goOnline();
    expect(await screen.findByRole('heading', { name: 'Lentil soup' })).toBeVisible();
    expect(app.location()).toBe('/recipes');
  });
});

describe('After the backend refuses to send the profile,', () => {
  beforeEach(() => {
    expectConsoleMessage(/The profile could not be checked/);
    expectConsoleMessage(/The profile could not be loaded/);
  });

  const openRefused = async () => {
    server.use(http.get(`${getEnv().apiUrl}/api/users/cook-1`, () => HttpResponse.json({}, { status: 403 })));
    const app = await renderApp({ at: '/recipes', as: aCook(), recipes: [soup] });
    await screen.findByText(/^Your saved settings could not be loaded/);
    return app;
  };

  it('a retry leads to the intended page', async () => {
    const app = await openRefused();
    expect(app.location()).toBe('/initialForm');
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Lentil soup' })).toBeVisible();
    expect(app.location()).toBe('/recipes');
  });

  it('typed text stays during retries', async () => {
    const app = await openRefused();
    await app.user.type(screen.getByLabelText('Name'), 'Juli');
    const field = screen.getByLabelText('Name');
    const before = profileReads(app);
    for (const tries of [1, 2, 3]) {
      act(() => {
        window.dispatchEvent(new Event('visibilitychange'));
      });
      await waitFor(() => expect(profileReads(app)).toBe(before + tries));
      expect(screen.getByLabelText('Name')).toBe(field);
      expect(field).toHaveValue('Juli');
    }
  });
});

describe('A cook without a profile', () => {
  it('keeps the form and the typed text while the profile is read again', async () => {
    startRetryClock();
    const app = await renderApp({ at: '/recipes', as: aCook(), profile: null });
    const field = await screen.findByLabelText('Name');
    await app.user.type(field, 'Juli');
    const before = profileReads(app);
    await advanceTime(180_000);
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    expect(profileReads(app)).toBe(before);
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field).toHaveValue('Juli');
  });
});

describe('While the profile is being checked,', () => {
  it('a protected page shows its skeleton at once, and says when the first try has failed', async () => {
    const letGo = holdResponses('get', '/api/users/cook-1');
    startRetryClock();
    await renderApp({ at: '/about', as: aCook() });
    window.location.hash = '#/services';
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/^Loading…$/));
    await advanceTimeUntil(() => expect(screen.getByText('No answer yet. Still trying…')).toBeVisible());
    letGo();
    expect(await screen.findByRole('heading', { level: 1, name: /in the mood for/ })).toBeVisible();
  });
});

it('a check that fails later does not hide the open page', async () => {
  expectConsoleMessage(/The profile could not be checked/);
  let isFailing = true;
  server.use(
    http.get(`${getEnv().apiUrl}/api/users/cook-1`, () =>
      isFailing
        ? HttpResponse.json({ error: 'Bad day' }, { status: 400 })
        : HttpResponse.json({ user: { ...aProfile(), profileCompleted: true } }),
    ),
  );
  const app = await renderApp({ at: `/recipe/${soup._id}`, as: aCook(), recipes: [soup] });
  await screen.findByText('This recipe could not be checked: your settings could not be loaded.');
  isFailing = false;
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await openCheckDetails(app.user);
  expect(await screen.findByText(/^Checked for/)).toBeVisible();
  window.location.hash = '#/services';
  expect(await screen.findByRole('heading', { level: 1, name: /in the mood for/ })).toBeVisible();
});

it('home says that the session has ended', async () => {
  expectConsoleMessage(/The profile could not be checked/);
  await setScenario('401', { only: 'getProfile' });
  await renderApp({ at: '/', as: aCook() });
  expect(
    await screen.findByText('Your session has ended. What you saved is safe. Log in again to continue.'),
  ).toBeVisible();
});

it('home says that the profile cannot be reached until it can', async () => {
  expectConsoleMessage(/The profile could not be checked/);
  const app = await openDuringOutage('/');
  expect(await screen.findByText(/^We can’t reach your saved settings right now\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill Out the Form!' })).toBeVisible();
  await setScenario('normal');
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  expect(screen.queryByText(/can’t be reached right now/)).not.toBeInTheDocument();
  expect(app.location()).toBe('/');
});
