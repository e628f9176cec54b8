import { screen, waitFor, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it, vi } from 'vitest';

const names = ['Profile', 'Preferences', 'Shopping List', 'Ranking Recipes', 'Support', 'Account'];

const tab = (name: string) => screen.getByRole('tab', { name });

const panel = () => screen.getByRole('tabpanel');

async function openDashboard(at = '/user') {
  const app = await renderApp({ at, as: aCook() });
  await screen.findByRole('tablist');
  return app;
}

describe('the dashboard', () => {
  // Claim 2.79
  it('says that it is a preview and does not work yet', async () => {
    await openDashboard();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/in testing and not working/)).toBeInTheDocument();
  });

  // Claim 2.78
  it('has six tabs, each with its panel', async () => {
    const { user } = await openDashboard();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names);
    for (const name of names) {
      await user.click(tab(name));
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(tab(name)).toHaveAttribute('aria-controls', panel().id);
      expect(panel()).toHaveAccessibleName(name);
      expect(within(panel()).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
    }
  });

  // Claims 1.14, 2.80
  it('labels sample data', async () => {
    const { user } = await openDashboard();
    for (const name of ['Profile', 'Preferences', 'Shopping List', 'Ranking Recipes']) {
      await user.click(tab(name));
      expect(screen.getByText(/show sample data/)).toBeVisible();
    }
  });

  it('moves between tabs by arrow keys, Home and End', async () => {
    const { user } = await openDashboard();
    tab('Profile').focus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Preferences'],
      ['{ArrowRight}', 'Shopping List'],
      ['{ArrowLeft}', 'Preferences'],
      ['{End}', 'Account'],
      ['{ArrowRight}', 'Profile'],
      ['{ArrowLeft}', 'Account'],
      ['{Home}', 'Profile'],
    ] as const) {
      await user.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(panel()).toHaveAccessibleName(name);
      expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(name)]);
    }
    await user.tab();
    expect(panel()).toHaveFocus();
  });

  it('keeps the tab in the address', async () => {
    const { user, location } = await openDashboard();
    await user.click(tab('Support'));
    expect(location()).toBe('/user?tab=support');
  });

  it('makes no promise to a cook with an allergy', async () => {
    const { user } = await openDashboard('/user?tab=support');
    await user.click(within(panel()).getByText('Can I rely on a recipe with an allergy?'));
    expect(within(panel()).getByText(/^Not on the recipe alone.*Always read the label\.$/)).toBeVisible();
    expect(panel()).not.toHaveTextContent(/\bsafe\b/i);
  });

  it.each([
    ['/user?tab=shopping-list', 'Shopping List'],
    ['/user?tab=nonsense', 'Profile'],
  ])('shows at %s the tab %s', async (at, name) => {
    await openDashboard(at);
    expect(panel()).toHaveAccessibleName(name);
  });

  // Claim 2.81
  it('says that deleting the account does not work yet', async () => {
    const { user, requests } = await openDashboard('/user?tab=account');
    expect(within(panel()).getByText('julia@example.com')).toBeInTheDocument();
    requests.clear();
    await user.click(within(panel()).getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('Account deletion not implemented yet')).toBeInTheDocument();
    expect(requests.all()).toEqual([]);
  });

  // Claim 2.82
  it('logs out', async () => {
    const { user, location } = await openDashboard('/user?tab=account');
    await user.click(within(panel()).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/login'));
  });

  it('says if logging out failed, and can be retried', async () => {
    const { user, client, location } = await openDashboard('/user?tab=account');
    vi.spyOn(client, 'signOut').mockRejectedValueOnce(new Error('no line'));
    const logout = within(panel()).getByRole('button', { name: 'Logout' });
    await user.click(logout);
    expect(await screen.findByText('Error logging out')).toBeInTheDocument();
    expect(logout).toBeEnabled();
    expect(location()).toBe('/user?tab=account');
  });
});
