import { screen, waitFor, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';

describe('the shell', () => {
  it('sends a visitor from a protected route to the login screen', async () => {
    const { location } = await renderApp({ at: '/recipes' });
    await waitFor(() => expect(location()).toBe('/login'));
  });

  it('sends a cook without a profile to the wizard', async () => {
    const { location } = await renderApp({ at: '/services', as: aCook(), profile: null });
    await waitFor(() => expect(location()).toBe('/initialForm'));
  });

  it('offers Recipes and Logout only when signed in', async () => {
    await renderApp({ as: aCook() });
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(await within(nav).findByRole('link', { name: 'Recipes' })).toBeInTheDocument();
    expect(within(nav).getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(within(nav).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});
