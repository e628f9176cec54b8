import { render, screen, waitFor } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { expectNoise } from '@tests/support/noise';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/App';
import { lazyAuthClient } from '@/auth/lazyAuthClient';

vi.mock('@/features/dashboard/screens/DashboardScreen', () => Promise.reject(new TypeError('404')));
vi.mock('@/features/home/components/CookAgain', () => Promise.reject(new TypeError('404')));

// The server is there, and the one reload did not help.
beforeEach(() => {
  server.use(http.head(window.location.origin, () => new HttpResponse(null)));
  window.sessionStorage.setItem('reloaded-at', String(Date.now()));
});

const expectCrashScreen = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Something boiled over' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
};

describe('Code that is gone, with the deploy that took it away', () => {
  it('leaves a screen that offers to reload', async () => {
    expectNoise(/404|vi\.mock/);
    await renderApp({ at: '/user', as: aCook() });
    await expectCrashScreen();
  });

  it('leaves the rest of the home page, where it is a part of that', async () => {
    expectNoise(/^CookAgain could not be loaded/);
    const said = vi.spyOn(console, 'error');
    await renderApp({ as: aCook() });
    await waitFor(() => expect(said).toHaveBeenCalled());
    expect(await screen.findByRole('region', { name: 'Nine ways to begin a recipe' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Something boiled over' })).not.toBeInTheDocument();
  });

  it('sends nobody to sign in, where it is the code that knows who is here', async () => {
    expectNoise(/could not be loaded/);
    expectNoise(/Error: gone/);
    window.location.hash = '#/recipes';
    render(
      <App
        authClient={lazyAuthClient(async () => {
          throw new Error('gone');
        })}
      />,
    );
    await expectCrashScreen();
    expect(window.location.hash).toBe('#/recipes');
    window.location.hash = '#/about';
    expect(await screen.findByRole('heading', { level: 1, name: /About|Sazón/ })).toBeVisible();
  });
});
