import { act, render, screen, waitFor } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { fakeAuth } from '@tests/support/fakeAuth';
import { renderApp } from '@tests/support/renderApp';
import toast from 'react-hot-toast/headless';
import { describe, expect, it, vi } from 'vitest';
import { App } from '@/app/App';
import { storageKeys } from '@/config/storageKeys';

vi.mock('@/features/dashboard/screens/DashboardScreen', () => Promise.reject(new TypeError('404')));
vi.mock('@/features/home/components/LatestRecipes', () => Promise.reject(new TypeError('404')));

const expectCrashScreen = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
};

describe('Code that a new deploy has removed', () => {
  it('shows a screen with a reload button if an automatic reload did not help', async () => {
    expectConsoleMessage(/404|vi\.mock|could not be loaded/);
    window.sessionStorage.setItem(storageKeys.reloadedAt, '1');
    await renderApp({ at: '/user', as: aCook() });
    await expectCrashScreen();
  });

  it('does not reload the page while a toast is shown', async () => {
    expectConsoleMessage(/404|vi\.mock|could not be loaded/);
    toast('Your recipe is ready.', { duration: Number.POSITIVE_INFINITY });
    await renderApp({ at: '/user', as: aCook() });
    await expectCrashScreen();
    expect(window.sessionStorage.getItem(storageKeys.reloadedAt)).toBeNull();
  });

  it('does not hide the rest of the home page', async () => {
    expectConsoleMessage(/404|vi\.mock/);
    const said = vi.spyOn(console, 'error');
    await renderApp({ as: aCook() });
    await waitFor(() => expect(said).toHaveBeenCalled());
    expect(await screen.findByRole('link', { name: 'Start Crafting Recipes' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument();
  });

  it('does not redirect to the login if the auth code is missing', async () => {
    expectConsoleMessage(/could not be loaded/);
    expectConsoleMessage(/Error: gone/);
    fakeAuth();
    window.location.hash = '#/recipes';
    const loadAuthClient = () => Promise.reject(new Error('gone'));
    render(<App loadAuthClient={loadAuthClient} />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(window.location.hash).toBe('#/recipes');
    act(() => {
      window.location.hash = '#/about';
    });
    expect(await screen.findByRole('heading', { level: 1, name: /About|Sazón/ })).toBeVisible();
    expect(screen.getByText(/can’t tell whether you’re signed in/)).toBeVisible();
  });
});
