import { screen, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it, vi } from 'vitest';

const reader = vi.hoisted(() => ({ fails: true }));

vi.mock('@/food/check/prepare', async (original) => ({
  ...(await original<typeof import('@/food/check/prepare')>()),
  prepare: async () => {
    if (reader.fails) throw new Error('Failed to fetch dynamically imported module');
  },
}));

const recipe = aRecipe({ ingredientes: '- 2 tbsp butter' });

describe('a check that cannot be loaded', () => {
  it('leaves the recipe as it is, says so, and works on another try', async () => {
    reader.fails = true;
    const { user } = await renderApp({
      at: '/newRecipe',
      as: aCook(),
      profile: aProfile({ intolerances: ['Milk'] }),
      state: recipe,
    });
    const panel = within(await screen.findByRole('region', { name: 'Checked against your profile' }));
    expect(await panel.findByRole('status')).toBeInTheDocument();
    expect(await panel.findByText('This recipe could not be checked against your profile.')).toBeVisible();
    expect(await screen.findByText('2 tbsp butter')).toBeVisible();
    reader.fails = false;
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('butter is a milk product: you listed Milk')).toBeVisible();
  });

  it('holds up no cook, and says so in a line of the cooking view', async () => {
    reader.fails = true;
    await renderApp({
      at: `/recipe/${recipe._id}?view=cook`,
      as: aCook(),
      profile: aProfile({ intolerances: ['Milk'] }),
      recipes: [recipe],
    });
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    expect(await screen.findByText('This recipe could not be checked against your profile.')).toBeVisible();
    expect(document.querySelector('mark')).toBeNull();
  });

  it('tells a visitor, who has no panel, as well', async () => {
    reader.fails = true;
    const { user } = await renderApp({ at: '/quick-recipe-result', state: recipe });
    expect(await screen.findByText('This recipe could not be checked for slips.')).toBeVisible();
    reader.fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/The recipe, checked against itself/)).toBeVisible();
  });
});
