import { act, render, screen, waitFor } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { fakeAuth } from '@tests/support/fakeAuth';
import { holdResponses } from '@tests/support/holdResponses';
import { expectCallWithoutBody } from '@tests/support/recordRequests';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { startTransition } from 'react';
import { describe, expect, it } from 'vitest';
import { setIdTokenProvider } from '@/api/apiFetch';
import { App } from '@/app/App';
import { preloadScreen } from '@/app/AppRoutes';
import { getEnv } from '@/config/env';

const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

async function openPageOfCook() {
  const app = await renderApp({ at: '/about', as: aCook(), recipes: [aRecipe()] });
  await screen.findByRole('button', { name: 'Logout' });
  // Wait for the profile check, whose token is not part of the test.
  await waitFor(() => expect(app.requests.to('GET', '/api/users/cook-1')).toHaveLength(1));
  return app;
}

describe('The route guard', () => {
  // Claim 2.13
  it('shows nothing until the user is known', async () => {
    const { loadAuthClient, whenSubscribed, report } = fakeAuth();
    window.history.replaceState(null, '', '#/recipes');
    // The page does this before it renders.
    await preloadScreen('/recipes');
    startTransition(() => void render(<App loadAuthClient={loadAuthClient} />));
    await whenSubscribed();
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/^$/));
    expect(window.location.hash).toBe('#/recipes');
    act(() => report(null));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(window.location.hash).toBe('#/login');
  });

  // Claims 2.7, 2.8, 2.9, 2.14, 6.2
  it.each(['/initialForm', '/lastForm', '/services', '/recipes', '/recipe/abc', '/user', '/newRecipe'])(
    'redirects a visitor from %s to the login',
    async (at) => {
      const { location } = await renderApp({ at });
      await waitFor(() => expect(location()).toBe('/login'));
    },
  );

  // Claims 1.6, 2.7, 2.9, 2.15, 6.7
  it.each(['/lastForm', '/services', '/recipes', '/user', '/newRecipe'])(
    'redirects a cook without a completed profile from %s to the form',
    async (at) => {
      const { location } = await renderApp({ at, as: aCook(), profile: null });
      await waitFor(() => expect(location()).toBe('/initialForm'));
    },
  );
});

describe('The profile check', () => {
  // Claims 4.2, 7.1, 7.23
  it('requests the profile at {api}/api', async () => {
    const { requests } = await renderApp({ as: aCook() });
    await screen.findByRole('link', { name: 'Start Crafting Recipes' });
    expectCallWithoutBody(requests.to('GET', '/api/users/cook-1')[0], '/api/api/users/cook-1');
  });

  it('is not aborted when a screen that waits for the profile is left', async () => {
    const recipe = aRecipe();
    const letGo = holdResponses('get', '/api/users/cook-1');
    await renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), recipes: [recipe] });
    await screen.findByRole('region', { name: 'Checked against your settings' });
    goTo('/');
    await screen.findByRole('heading', { level: 1, name: /^Cook what you have/ });
    letGo();
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
  });
});

describe('A failed profile check', () => {
  // Claims 7.3, 8.3
  it('with 404 means that the profile is incomplete', async () => {
    server.use(
      http.get(`${getEnv().apiUrl}/api/users/cook-1`, () =>
        HttpResponse.json({ error: 'User not found' }, { status: 404 }),
      ),
    );
    const { location } = await renderApp({ at: '/recipes', as: aCook() });
    await waitFor(() => expect(location()).toBe('/initialForm'));
  });

  // Claims 4.5, 8.3, 8.4
  it.each([
    [400, 'Error 404'],
    [403, 'Record not found'],
    [400, 'The pantry is flooded'],
  ])('with %i %s means the same, and is logged', async (status, error) => {
    expectConsoleMessage(new RegExp(`The profile could not be checked.*${error}`));
    expectConsoleMessage(/The profile could not be loaded/);
    server.use(
      http.get(`${getEnv().apiUrl}/api/users/cook-1`, () => HttpResponse.json({ error }, { status })),
    );
    const { location } = await renderApp({ at: '/recipes', as: aCook() });
    await waitFor(() => expect(location()).toBe('/initialForm'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Personal details' })).toBeVisible();
  });
});

describe('Protected requests', () => {
  // Claims 5.21, 8.2
  it.each([
    ['abc.def.ghi', 'Invalid token format - does not start with eyJ'],
    ['eyJabc.def', 'Invalid token format - does not have three parts'],
    ['eyJabc..ghi', 'Invalid token format - empty parts'],
  ])('are not made with the token %s: %s', async (token, message) => {
    const { requests } = await openPageOfCook();
    server.use(
      http.post('https://securetoken.googleapis.com/v1/token', () =>
        HttpResponse.json({
          id_token: token,
          access_token: token,
          refresh_token: 'kept',
          expires_in: '3600',
          token_type: 'Bearer',
          user_id: 'cook-1',
        }),
      ),
    );
    goTo('/recipes');
    expect(await screen.findByText(message)).toBeVisible();
    expect(requests.to('GET', '/api/users/cook-1/recipes')).toEqual([]);
  });

  // Claims 5.19, 5.22, 8.1
  it('are not made without a session: User not authenticated', async () => {
    const { requests } = await openPageOfCook();
    setIdTokenProvider(async () => null);
    goTo('/recipes');
    expect(await screen.findByRole('alert')).toHaveTextContent('User not authenticated');
    expect(requests.to('GET', '/api/users/cook-1/recipes')).toEqual([]);
  });

  // Claims 5.22, 7.21
  it.each(['/', '/about', '/quickrecipe', '/recipes'])('are not made for a visitor at %s', async (at) => {
    const { requests } = await renderApp({ at });
    await screen.findByRole('link', { name: 'Login' });
    expect(requests.calls()).toEqual([]);
  });
});
