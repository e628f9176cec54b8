import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { advanceTime, startFakeClock } from '@tests/support/clock';
import { expectConsoleMessage } from '@tests/support/consoleOutput';
import { holdResponses } from '@tests/support/holdResponses';
import { renderApp } from '@tests/support/renderApp';
import toast from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';

vi.mock('@/recipe/imageSource', async (original) => {
  const real = await original<typeof import('@/recipe/imageSource')>();
  return {
    ...real,
    imageSource: (url: string) => {
      if (url === '/boom.svg') throw new Error('boom');
      return real.imageSource(url);
    },
  };
});

const lexiconLoading = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive };
});

vi.mock('@/recipe/regenerate/requestFoods', async (original) => {
  await lexiconLoading.arrival;
  return original();
});

afterEach(() => toast.remove());

const recipe = aRecipe({
  descripcionReceta: '# Lentil soup\n\n1. Chop the onion.\n2. Simmer the lentils.\n3. Serve.',
});
const cooking = `/recipe/${recipe._id}?view=cook`;

describe('Keys in a dialog or panel while cooking', () => {
  const openCooking = () => renderApp({ at: cooking, as: aCook(), recipes: [recipe] });

  it('Escape closes only the dialog, wherever the focus is', async () => {
    const { user, location } = await openCooking();
    await screen.findByText('Step 1 of 3');
    await user.click(screen.getByRole('button', { name: 'Ingredients' }));
    await user.keyboard('{ArrowRight}');
    // A click on the text of a dialog moves the focus away from its buttons.
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{ArrowRight}');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    expect(location()).toBe(cooking);
  });

  it('keys in local mode’s panel do not turn the steps', async () => {
    const { user, location } = await openCooking();
    await screen.findByText('Step 1 of 3');
    const panel = document.body.appendChild(document.createElement('aside'));
    const button = panel.appendChild(document.createElement('button'));
    button.focus();
    await user.keyboard('{ArrowRight}{Escape}');
    panel.remove();
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    expect(location()).toBe(cooking);
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Step 2 of 3')).toBeVisible();
  });
});

describe('A dialog', () => {
  async function openDialog() {
    const app = await renderApp({ at: '/recipes', as: aCook(), recipes: [recipe] });
    await app.user.click(await screen.findByRole('button', { name: 'View Lentil soup' }));
    const dialog = await screen.findByRole('dialog');
    return { ...app, dialog, words: await within(dialog).findByText('Chop the onion.') };
  }

  it('stays open while text is selected across its edge', async () => {
    const { dialog, words } = await openDialog();
    for (const [from, to] of [
      [words, dialog],
      [dialog, words],
    ] as const) {
      fireEvent.pointerDown(from);
      fireEvent.pointerUp(to);
      // Browsers then dispatch a click on the common ancestor.
      fireEvent.click(dialog);
      expect(dialog).toBeInTheDocument();
    }
  });

  it('closes by a click outside', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is removed if the browser closes it', async () => {
    const { user, dialog } = await openDialog();
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'View Lentil soup' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('A double click', () => {
  it('deletes once', async () => {
    const app = await renderApp({ at: '/recipes', as: aCook(), recipes: [recipe] });
    await app.user.click(await screen.findByRole('button', { name: 'Delete Lentil soup' }));
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Recipe successfully deleted');
    expect(app.requests.to('DELETE', `/api/recipes/${recipe._id}`)).toHaveLength(1);
    expect(screen.queryByText(/Error deleting/)).not.toBeInTheDocument();
  });

  it('requests one picture, from a card or the dialog', async () => {
    const sample = aRecipe({ ...recipe, imageUrl: 'https://images.pexels.com/photos/1/pexels-photo-1.jpeg' });
    const app = await renderApp({ at: '/recipes', as: aCook(), recipes: [sample] });
    const letGo = holdResponses('post', `/api/recipes/${sample._id}/image`);
    const button = await screen.findByRole('button', { name: /^Sample Pexels image/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await app.user.click(screen.getByRole('button', { name: 'View Lentil soup' }));
    await app.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: /^Generating a custom/ }),
    );
    letGo();
    await waitFor(() => expect(screen.queryAllByText(/Sample Pexels|Generating/)).toEqual([]));
    expect(app.requests.to('POST', `/api/recipes/${sample._id}/image`)).toHaveLength(1);
  });
});

describe('A picture that arrives late', () => {
  it('does not navigate back to its recipe', async () => {
    const sample = aRecipe({ ...recipe, imageUrl: 'https://images.pexels.com/photos/1/pexels-photo-1.jpeg' });
    const app = await renderApp({ at: '/newRecipe', as: aCook(), recipes: [sample], ownedState: sample });
    const letGo = holdResponses('post', `/api/recipes/${sample._id}/image`);
    await app.user.click(screen.getByRole('button', { name: /^Sample Pexels image/ }));
    await app.user.click(screen.getByRole('link', { name: 'Go to my recipes!' }));
    await screen.findByRole('heading', { level: 1, name: 'My Recipes' });
    letGo();
    await waitFor(() =>
      expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/images\/.+svg/)),
    );
    expect(app.location()).toBe('/recipes');
  });

  it('does not interrupt cooking, and shows afterwards', async () => {
    const sample = aRecipe({ ...recipe, imageUrl: 'https://images.pexels.com/photos/1/pexels-photo-1.jpeg' });
    const cook = aCook();
    const app = await renderApp({ at: '/newRecipe', as: cook, recipes: [sample], ownedState: sample });
    const letGo = holdResponses('post', `/api/recipes/${sample._id}/image`);
    await app.user.click(screen.getByRole('button', { name: /^Sample Pexels image/ }));
    await app.user.click(await screen.findByRole('link', { name: 'Cook' }));
    await screen.findByText('Step 1 of 3');
    letGo();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(app.location()).toBe('/newRecipe?view=cook');
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Stop cooking' }));
    await waitFor(() =>
      expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/images\/.+svg/)),
    );
  });
});

describe('A slow request to make a recipe again', () => {
  it('does not navigate a cook who has left', async () => {
    const app = await renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), recipes: [recipe] });
    await app.user.click(await screen.findByText('Make it without something'));
    await app.user.type(screen.getByLabelText('What should the chef leave out?'), 'onion{Enter}');
    await app.user.click(screen.getByRole('link', { name: 'Back to my recipes' }));
    await screen.findByRole('heading', { level: 1, name: 'My Recipes' });
    lexiconLoading.arrive();
    await import('@/recipe/regenerate/requestFoods');
    startFakeClock();
    await advanceTime(2000);
    expect(app.location()).toBe('/recipes');
  });
});

describe('A recipe that cannot be rendered', () => {
  const broken = aRecipe({ descripcionReceta: '# Broken\n\n1. Stir.', imageUrl: '/boom.svg' });
  const as = aCook();

  it('does not hide the other recipes, and can be deleted', async () => {
    expectConsoleMessage(/boom/);
    const { user } = await renderApp({ at: '/recipes', as, recipes: [broken, recipe] });
    expect(await screen.findByRole('link', { name: 'Lentil soup' })).toBeVisible();
    const alert = screen.getByText('This recipe cannot be shown.');
    expect(alert).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Broken');
  });

  it.each([
    ['/newRecipe', as],
    ['/quick-recipe-result', undefined],
    [`/recipe/${broken._id}`, as],
  ])('is reported at %s, with a link back', async (at, cook) => {
    expectConsoleMessage(/boom/);
    const { user, location } = await renderApp({
      at,
      ...(cook ? { as: cook } : {}),
      recipes: [broken],
      ownedState: broken,
    });
    expect(await screen.findByText(/^This recipe cannot be shown\.?$/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: /^Back to|^Create a new recipe/ }));
    await waitFor(() => expect(location()).toMatch(/^\/(services|recipes|quickrecipe)$/));
  });
});

describe('A profile that is submitted twice', () => {
  it('is saved once', async () => {
    const { user, requests } = await renderApp({ at: '/initialForm', as: aCook() });
    for (const name of ['Personal details', 'Dislikes', 'Diet and health']) {
      await screen.findByRole('heading', { level: 2, name });
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    const form = (await screen.findByRole('button', { name: 'Update' })).closest('form');
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await screen.findByText('Settings Updated Successfully!');
    expect(requests.to('POST', '/api/users')).toHaveLength(1);
  });
});
