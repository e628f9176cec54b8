import { screen, waitFor, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';

const names = [
  'Gourmet Touch',
  'Healthy Bites',
  'Vegan Bliss',
  'Street Eats',
  'Chef Quest',
  'Budget Meals',
  'Global Flavors',
  'Sweet Treats',
  "From the Chef's Table",
];

describe('Theme selection', () => {
  // Claim 2.40
  it('offers nine themes, each with a description', async () => {
    await renderApp({ at: '/services', as: aCook() });
    const cards = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link'))).toHaveLength(9);
    for (const [index, card] of cards.entries()) {
      const link = within(card).getByRole('link', { name: names[index] });
      expect(link).toHaveAttribute('href', '#/lastForm');
      expect(link).toHaveAccessibleDescription(/\.$/);
    }
  });

  // Claims 2.42, 2.44, 2.45
  it('links each theme to its request form, and back', async () => {
    const { user, location } = await renderApp({ at: '/services', as: aCook() });
    for (const name of names) {
      await user.click(await screen.findByRole('link', { name }));
      expect(
        await screen.findByRole('heading', { level: 1, name: `Ok let's make a ${name} Recipe` }),
      ).toBeVisible();
      expect(window.history.state.usr).toEqual({ buttonName: name });
      await user.click(screen.getByRole('link', { name: 'Go Back' }));
      await waitFor(() => expect(location()).toBe('/services'));
    }
  });

  // Claim 2.43
  it('goes back home', async () => {
    const { user, location } = await renderApp({ at: '/services', as: aCook() });
    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(location()).toBe('/'));
  });
});
