import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import toast from 'react-hot-toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { setScenario } from '@/local/scenarios/scenarios';

const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\nWarm.\n\n1. Simmer.' });
const pie = aRecipe({ descripcionReceta: '# Leek pie\n\n1. Bake.' });
const openList = () => renderApp({ at: '/recipes', as: aCook(), recipes: [soup, pie] });

// A toast outlives the screen that made it.
afterEach(() => toast.remove());

describe('deleting a recipe from the list', () => {
  const path = `/api/recipes/${soup._id}`;
  const ask = async () => {
    const app = await openList();
    const opener = await screen.findByRole('button', { name: 'Delete Lentil soup' });
    await app.user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Confirm Elimination' });
    return { ...app, opener, dialog: within(dialog) };
  };

  it('asks first; Cancelar and Escape leave it and return the focus', async () => {
    const { user, requests, opener, dialog } = await ask();
    expect(dialog.getByText('Are you sure to delete this recipe?')).toBeInTheDocument();
    const cancel = dialog.getByRole('button', { name: 'Cancelar' });
    expect(cancel).toHaveAttribute('lang', 'es');
    expect(cancel).toHaveFocus();
    await user.click(cancel);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(requests.to('DELETE', path)).toEqual([]);
  });

  it('sends the owner in the body and no token, says so, refetches, closes', async () => {
    const { user, requests, dialog } = await ask();
    await setScenario('slow', { only: 'deleteRecipe', delayMs: [150, 150] });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();

    expect(await screen.findByText('Recipe successfully deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Lentil soup')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Leek pie' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Recipes' })).toHaveFocus();

    const [sent, ...more] = requests.to('DELETE', path);
    expect(more).toEqual([]);
    expect(sent?.url).toBe(`${env().apiUrl}/api/recipes/${soup._id}`);
    expect(sent?.json).toEqual({ firebaseId: 'cook-1' });
    expect(sent?.headers).toHaveProperty('content-type', 'application/json');
    expect(sent?.headers).not.toHaveProperty('authorization');
    await waitFor(() => expect(requests.to('GET', '/api/users/cook-1/recipes')).toHaveLength(2));
  });

  it('shows the empty list after the last one', async () => {
    const { user } = await renderApp({ at: '/recipes', as: aCook(), recipes: [soup] });
    await user.click(await screen.findByRole('button', { name: 'Delete Lentil soup' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText("There's no recipes yet.")).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Recipes' })).toHaveFocus();
  });

  it("says the server's message when it fails, closes, and keeps the recipe", async () => {
    await setScenario('500', { only: 'deleteRecipe' });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText(/^Error deleting recipe:/);
    expect(toast).toHaveTextContent('Error deleting recipe: Internal server error');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Lentil soup' })).toBeInTheDocument();
  });

  it("says the catalogue's message when the server gives none", async () => {
    await setScenario('offline', { only: 'deleteRecipe' });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText(/^Error deleting recipe:/);
    expect(toast).toHaveTextContent('Error deleting recipe: Error al eliminar la receta');
    expect(within(toast).getByText('Error al eliminar la receta')).toHaveAttribute('lang', 'es');
  });
});

describe('the recipe over the list', () => {
  it('shows ingredients, minutes, diners, picture and description; closing returns the focus', async () => {
    const { user } = await openList();
    const opener = await screen.findByRole('button', { name: 'View Lentil soup' });
    await user.click(opener);
    const dialog = within(screen.getByRole('dialog', { name: 'My Recipe' }));
    expect(dialog.getByRole('heading', { name: 'Lentil soup' })).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Ingredients' })).toBeInTheDocument();
    expect(await dialog.findByText('150 g lentils')).toBeInTheDocument();
    expect(dialog.getByText('30 minutes')).toBeInTheDocument();
    expect(dialog.getByText('Number of Diners')).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Recipe Description' })).toBeInTheDocument();
    expect(dialog.getByText('Simmer.')).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'No image yet of Lentil soup' })).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Close recipe' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('has a sample picture replaced by one of its own, in the dialog and on the card', async () => {
    const sample = aRecipe({
      descripcionReceta: '# Sample soup',
      imageUrl: 'https://images.pexels.com/photos/7/pexels-photo-7.jpeg',
    });
    const { user, requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: [sample] });
    await user.click(await screen.findByRole('button', { name: 'View Sample soup' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Sample Pexels image\./ }));
    const own = `${env().serverUrl}/images/${sample._id}.svg`;
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Sample soup' })).toHaveAttribute('src', own));
    expect(requests.to('POST', `/api/recipes/${sample._id}/image`)).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(within(screen.getByRole('article')).getByRole('img')).toHaveAttribute('src', own);
  });
});

describe('sharing a recipe', () => {
  const url = `${window.location.origin}/#/recipe/${soup._id}`;
  const openShare = async () => {
    const app = await openList();
    await app.user.click(await screen.findByRole('button', { name: 'Share Lentil soup' }));
    return { ...app, dialog: within(screen.getByRole('dialog', { name: 'Share this recipe' })) };
  };
  const withDeviceShare = (share: (data: ShareData) => Promise<void>) => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('copies the link, says so and closes', async () => {
    const { user, dialog } = await openShare();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share Lentil soup' })).toHaveFocus();
  });

  it('says so when the clipboard is closed to it', async () => {
    const { user, dialog } = await openShare();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Error sharing recipe')).toBeInTheDocument();
  });

  it('opens the other channels in a window that cannot reach back, and offers Close', async () => {
    const { user, dialog } = await openShare();
    for (const [name, start] of [
      ['Email', 'mailto:?'],
      ['WhatsApp', 'https://wa.me/?'],
      ['Twitter', 'https://twitter.com/intent/tweet?'],
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php?'],
    ] as const) {
      const link = dialog.getByRole('link', { name });
      const href = link.getAttribute('href') ?? '';
      expect(href.startsWith(start)).toBe(true);
      const query = decodeURIComponent(href.replaceAll('+', '%20'));
      expect(query).toContain(url);
      expect(query).toContain('Lentil soup');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(dialog.queryByRole('button', { name: 'More options' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes after a channel is chosen', async () => {
    const { user, dialog } = await openShare();
    await user.click(dialog.getByRole('link', { name: 'WhatsApp' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it("uses the device's own share where there is one", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    withDeviceShare(share);
    const { user, dialog } = await openShare();
    await user.click(dialog.getByRole('button', { name: 'More options' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Lentil soup', url });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['AbortError', false],
    ['NotAllowedError', true],
  ])("takes the device's %s for a failure: %s", async (name, isFailure) => {
    withDeviceShare(() => Promise.reject(new DOMException('no', name)));
    const { user, dialog } = await openShare();
    await user.click(dialog.getByRole('button', { name: 'More options' }));
    if (isFailure) expect(await screen.findByText('Error sharing recipe')).toBeInTheDocument();
    else expect(screen.queryByText('Error sharing recipe')).not.toBeInTheDocument();
  });
});
