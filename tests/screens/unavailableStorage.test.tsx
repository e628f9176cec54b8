import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { fillRecipeForm } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeStoredValue } from '@/lib/storage';

const julia = aCook();
const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\n1. Simmer.' });
const note = /^This browser isn’t saving anything/;

const throwQuotaError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const broken = {
  'fails at any touch': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(throwQuotaError);
    }
  },
  'is blocked': () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwQuotaError);
  },
  'takes not one letter': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwQuotaError);
  },
};

describe.each(Object.entries(broken))('If browser storage %s', (_how, breakIt) => {
  afterEach(() => {
    vi.restoreAllMocks();
    // After a successful write, the next failure is reported again.
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(throwQuotaError);
    writeStoredValue('a', 'b');
    full.mockRestore();
  });

  it('list, recipe and logout still work, and one message says that nothing is saved', async () => {
    breakIt();
    const { user } = await renderApp({ at: '/recipes', as: julia, recipes: [soup] });
    expect(await screen.findByRole('article')).toBeInTheDocument();
    window.location.hash = '#/lastForm';
    await screen.findByText(/The chef already knows/);
    await fillRecipeForm(user);
    expect(await screen.findByText(note)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close this note' }));
    await user.click(screen.getByRole('button', { name: 'Submit Recipe' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your New Recipe' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('LogOut successfully')).toBeInTheDocument();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('A damaged copy of the recipes in browser storage', () => {
  const storeCache = (data: unknown, queryKey: unknown) => {
    const timestamp = Date.now();
    const state = { data, dataUpdatedAt: timestamp, status: 'success', fetchStatus: 'idle' };
    const queries = [{ queryKey, queryHash: JSON.stringify(queryKey), state }];
    window.localStorage.setItem(
      'sazon.query-cache',
      JSON.stringify({ timestamp, buster: 'v1', clientState: { mutations: [], queries } }),
    );
  };

  it.each([
    [{ data: [soup] }],
    ['soup'],
    [[null, { _id: 7 }]],
    [[{ ...soup, descripcionReceta: null, ingredientes: [] }]],
  ])('does not break the list: %j', async (data) => {
    const before = await renderApp({ as: julia, recipes: [soup] });
    await screen.findByRole('link', { name: 'Start Crafting Recipes' });
    before.unmount();
    storeCache(data, ['recipes', julia.uid]);
    await renderApp({ at: '/recipes', isReload: true });
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Lentil soup'));
  });

  it.each([[[soup]], ['soup'], [{ descripcionReceta: null }]])(
    'does not break the recipe page: %j',
    async (data) => {
      const before = await renderApp({ as: julia, recipes: [soup] });
      await screen.findByRole('link', { name: 'Start Crafting Recipes' });
      before.unmount();
      storeCache(data, ['recipe', julia.uid, soup._id]);
      await renderApp({ at: `/recipe/${soup._id}`, isReload: true });
      expect(await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })).toBeVisible();
    },
  );
});
