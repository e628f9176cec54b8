import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { advanceTime, startFakeClock } from '@tests/support/clock';
import { goOffline, goOnline } from '@tests/support/network';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/api/queryClient';

const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\nWarm.\n\n1. Simmer.\n2. Serve.' });
const photo = 'https://images.pexels.com/photos/7/pexels-photo-7.jpeg';

const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

/** Opens the themes, a screen that reads no recipes, and waits for its requests. */
async function openThemes() {
  const app = await renderApp({ at: '/services', as: aCook(), recipes: [soup] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return app;
}

describe('Without a network, reading recipes', () => {
  it('says so at once, and loads the list when the network is back', async () => {
    const { requests } = await openThemes();
    await goOffline();
    goTo('/recipes');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error al obtener las recetas')).toHaveAttribute('lang', 'es');
    expect(alert).toHaveTextContent('You are offline. This goes on by itself when you are back online.');
    // The token could not be renewed, so nothing was sent.
    expect(requests.to('GET', '/api/users/cook-1/recipes')).toEqual([]);
    await goOnline();
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so on the recipe page too', async () => {
    await openThemes();
    await goOffline();
    goTo(`/recipe/${soup._id}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error: Error fetching recipe');
    expect(alert).toHaveTextContent('You are offline.');
    await goOnline();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })).toBeVisible();
  });

  it('shows a saved recipe from the list and while cooking', async () => {
    await renderApp({ at: '/recipes', as: aCook(), recipes: [soup] });
    await screen.findByRole('article');
    await goOffline();
    startFakeClock();
    goTo(`/recipe/${soup._id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Error fetching recipe');
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
    await advanceTime(20_000);
    expect(screen.getByRole('heading', { level: 1, name: 'Lentil soup' })).toBeVisible();
    goTo(`/recipe/${soup._id}?view=cook`);
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    await advanceTime(20_000);
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Without a network, sending', () => {
  it.each([
    ['/lastForm', 'Submit Recipe', 'Failed to submit recipe'],
    ['/quickrecipe', 'Generate Recipe', 'Failed to generate recipe'],
  ])('fails at once and says so: %s', async (at, submit, message) => {
    const app = await openThemes();
    goTo(at);
    await screen.findByRole('button', { name: submit });
    await waitFor(() => expect(screen.queryByText('Loading your settings…')).not.toBeInTheDocument());
    await fillRecipeForm(app.user);
    await goOffline();
    await app.user.click(screen.getByRole('button', { name: submit }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent('You are offline. Try again when you are back online.');
    expect(recipeFields.ingredients()).toHaveValue('Eggs, Rice');
    await goOnline();
    await app.user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByRole('region', { name: 'Recipe Description' })).toBeVisible();
  });

  it('fails at once for deleting a recipe and for making a picture', async () => {
    const recipe = aRecipe({ descripcionReceta: '# Leek pie\n\n1. Bake.', imageUrl: photo });
    const { user } = await renderApp({ at: '/recipes', as: aCook(), recipes: [recipe] });
    await screen.findByRole('article');
    await goOffline();
    await user.click(screen.getByRole('button', { name: 'Delete Leek pie' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const toast = (await screen.findByText(/^Error deleting recipe:/)).closest('[role=status]');
    expect(toast).toHaveTextContent('Error deleting recipe: Error al eliminar la receta');
    expect(toast).toHaveTextContent('You are offline. Try again');
    await user.click(screen.getByRole('button', { name: /^Sample Pexels image\./ }));
    const picture = (await screen.findByText('Failed to generate image')).closest('[role=status]');
    expect(picture).toHaveTextContent('You are offline. Try again');
  });

  it('fails at once for signing in', async () => {
    const { user } = await renderApp({ at: '/login', chooseGoogle: async () => 'julia@example.com' });
    await goOffline();
    await user.click(screen.getByRole('button', { name: 'Sign In with Google' }));
    const message = await screen.findByText('Firebase: Error (auth/network-request-failed).');
    expect(message.closest('[role=alert]')).toHaveTextContent('You are offline. Try again');
  });
});
