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

const lexicon = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive };
});

vi.mock('@/recipe/regenerate/requestFoods', async (original) => {
  await lexicon.arrival;
  return original();
});

afterEach(() => toast.remove());

const recipe = aRecipe({
  descripcionReceta: '# Lentil soup\n\n1. Chop the onion.\n2. Simmer the lentils.\n3. Serve.',
});
const cooking = `/recipe/${recipe._id}?view=cook`;

describe('Keys that are meant for something else than the steps', () => {
  const openCooking = () => renderApp({ at: cooking, as: aCook(), recipes: [recipe] });

  it('of a dialog: Escape closes it and no more, wherever the focus is', async () => {
    const { user, location } = await openCooking();
    await screen.findByText('Step 1 of 3');
    await user.click(screen.getByRole('button', { name: 'Ingredients' }));
    await user.keyboard('{ArrowRight}');
    // A click on the words of a dialog takes the focus from its buttons.
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{ArrowRight}');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    expect(location()).toBe(cooking);
  });

  it('of a panel beside the page', async () => {
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
    const dialog = screen.getByRole('dialog');
    return { ...app, dialog, words: await within(dialog).findByText('Chop the onion.') };
  }

  it('stays while a selection of its text ends outside, or begins there', async () => {
    const { dialog, words } = await openDialog();
    for (const [from, to] of [
      [words, dialog],
      [dialog, words],
    ] as const) {
      fireEvent.pointerDown(from);
      fireEvent.pointerUp(to);
      // What a browser makes of that: a click on what is around both.
      fireEvent.click(dialog);
      expect(dialog).toBeInTheDocument();
    }
  });

  it('closes by a press that begins and ends outside', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is gone for the page too where the browser has closed it by itself', async () => {
    const { user, dialog } = await openDialog();
    act(() => (dialog as HTMLDialogElement).close());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'View Lentil soup' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('The second click of a double click', () => {
  it('deletes nothing again', async () => {
    const app = await renderApp({ at: '/recipes', as: aCook(), recipes: [recipe] });
    await app.user.click(await screen.findByRole('button', { name: 'Delete Lentil soup' }));
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('Recipe successfully deleted');
    expect(app.requests.to('DELETE', `/api/recipes/${recipe._id}`)).toHaveLength(1);
    expect(screen.queryByText(/Error deleting/)).not.toBeInTheDocument();
  });

  it('asks for no second picture, from a card or over the list', async () => {
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

describe('A picture that comes late', () => {
  it('takes nobody back to the recipe they have left', async () => {
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

  it('takes nobody out of the steps, and is there when they come back', async () => {
    const sample = aRecipe({ ...recipe, imageUrl: 'https://images.pexels.com/photos/1/pexels-photo-1.jpeg' });
    const cook = aCook();
    const app = await renderApp({ at: '/newRecipe', as: cook, recipes: [sample], ownedState: sample });
    const letGo = holdResponses('post', `/api/recipes/${sample._id}/image`);
    await app.user.click(screen.getByRole('button', { name: /^Sample Pexels image/ }));
    await app.user.click(screen.getByRole('link', { name: 'Cook' }));
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

describe('A request for a recipe anew that takes a while', () => {
  it('takes nobody to its form who has left meanwhile', async () => {
    const app = await renderApp({ at: `/recipe/${recipe._id}`, as: aCook(), recipes: [recipe] });
    await app.user.click(await screen.findByText('I don’t like something here'));
    await app.user.type(screen.getByLabelText('What should the chef leave out?'), 'onion{Enter}');
    await app.user.click(screen.getByRole('link', { name: 'Back to my recipes' }));
    await screen.findByRole('heading', { level: 1, name: 'My Recipes' });
    lexicon.arrive();
    await import('@/recipe/regenerate/requestFoods');
    startFakeClock();
    await advanceTime(2000);
    expect(app.location()).toBe('/recipes');
  });
});

describe('A recipe that cannot be drawn', () => {
  const broken = aRecipe({ descripcionReceta: '# Broken\n\n1. Stir.', imageUrl: '/boom.svg' });
  const as = aCook();

  it('leaves the others in the list, and can be deleted', async () => {
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
  ])('says so at %s, and offers a way back', async (at, cook) => {
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

describe('A profile that is sent twice at once', () => {
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
