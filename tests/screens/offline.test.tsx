import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { advanceTime, startFakeClock } from '@tests/support/clock';
import { goOffline, goOnline } from '@tests/support/network';
import { fillRecipeForm, recipeFields } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';
import { hoursToMs, queryClient } from '@/api/queryClient';
import { recipeQueries } from '@/api/recipes';
import { recipeSchema } from '@/recipe/recipe';

const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\nWarm.\n\n1. Simmer.\n2. Serve.' });
const photo = 'https://images.pexels.com/photos/7/pexels-photo-7.jpeg';

const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

/** The themes, a screen that reads no recipes, with everything there that it did ask for. */
async function themesOfACook() {
  const app = await renderApp({ at: '/services', as: aCook(), recipes: [soup] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return app;
}

describe('Without a network, what is read', () => {
  it('says so at once beside its message, and comes by itself when the network is back', async () => {
    const { requests } = await themesOfACook();
    await goOffline();
    goTo('/recipes');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error al obtener las recetas')).toHaveAttribute('lang', 'es');
    expect(alert).toHaveTextContent('You are offline. This goes on by itself when you are back online.');
    // The token could not be renewed: nothing was sent.
    expect(requests.to('GET', '/api/users/cook-1/recipes')).toEqual([]);
    await goOnline();
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so on the page of a recipe as well', async () => {
    await themesOfACook();
    await goOffline();
    goTo(`/recipe/${soup._id}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error: Error fetching recipe');
    expect(alert).toHaveTextContent('You are offline.');
    await goOnline();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lentil soup' })).toBeVisible();
  });

  it('is the newest of a list that was too long to keep, and is said to be', async () => {
    await themesOfACook();
    await goOffline();
    const kept = Array.from({ length: 50 }, (_, index) =>
      recipeSchema.parse({ ...soup, _id: `soup ${index}` }),
    );
    queryClient.setQueryData(recipeQueries.list('cook-1').queryKey, kept, {
      updatedAt: Date.now() - hoursToMs(1),
    });
    goTo('/recipes');
    expect(await screen.findByText(/^The newest 50 of your recipes/)).toBeVisible();
    expect(screen.getAllByRole('article')).not.toEqual([]);
    await goOnline();
    await waitFor(() => expect(screen.queryByText(/^The newest/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('article')).toBeInTheDocument());
  });

  it('is shown as far as it is known, from the list, and while cooking', async () => {
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

describe('Without a network, what is sent', () => {
  it.each([
    ['/lastForm', 'Submit Recipe', 'Failed to submit recipe'],
    ['/quickrecipe', 'Generate Recipe', 'Failed to generate recipe'],
  ])('fails at once and says so: the request of %s', async (at, submit, message) => {
    const app = await themesOfACook();
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

  it('says so of a recipe to be deleted, and of a picture to be made', async () => {
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

  it('says so of a sign-in', async () => {
    const { user } = await renderApp({ at: '/login', chooseGoogle: async () => 'julia@example.com' });
    await goOffline();
    await user.click(screen.getByRole('button', { name: 'Sign In with Google' }));
    const message = await screen.findByText('Firebase: Error (auth/network-request-failed).');
    expect(message.closest('[role=alert]')).toHaveTextContent('You are offline. Try again');
  });
});
