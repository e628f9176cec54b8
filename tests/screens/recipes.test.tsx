import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { advanceTimeUntil, startFakeClock } from '@tests/support/clock';
import { holdResponses } from '@tests/support/holdResponses';
import { renderApp } from '@tests/support/renderApp';
import { renderWithoutGuard } from '@tests/support/renderWithoutGuard';
import { server } from '@tests/support/server';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minutesToMs } from '@/api/queryClient';
import { getEnv } from '@/config/env';
import { DeleteRecipeDialog } from '@/features/recipes/components/DeleteRecipeDialog';
import RecipesScreen from '@/features/recipes/screens/RecipesScreen';
import { setScenario } from '@/local/scenarios/scenarios';
import { recipeSchema } from '@/recipe/recipe';
import { addTitles } from '@/recipe/recipeList';

const listCall = 'GET /api/users/cook-1/recipes';

const cardTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

const search = () => screen.getByRole('searchbox', { name: 'Search by title' });

const category = () => screen.getByRole('combobox', { name: 'Category' });

const twentyRecipes = Array.from({ length: 20 }, (_, index) =>
  aRecipe({
    descripcionReceta: `# Dish ${index + 1}\n\n1. Cook.`,
    tipoReceta: index % 2 === 0 ? 'Street Eats' : 'Sweet Treats',
  }),
);

const soup = aRecipe({ descripcionReceta: '# Lentil soup\n\nWarm.\n\n1. Simmer.' });

const pie = aRecipe({ descripcionReceta: '# Leek pie\n\n1. Bake.' });

const openList = () => renderApp({ at: '/recipes', as: aCook(), recipes: [soup, pie] });

describe('my recipes', () => {
  // Claims 1.8, 2.56, 6.4, 7.9
  it("reads the cook's list once, with their token, and shows the newest first", async () => {
    const { requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: twentyRecipes });
    await screen.findByRole('heading', { name: 'Dish 20' });
    expect(cardTitles()).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12].map((number) => `Dish ${number}`));

    const calls = requests.to('GET', '/api/users/cook-1/recipes');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe(`${getEnv().apiUrl}/api/users/cook-1/recipes`);
    expect(calls[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: expect.stringMatching(/^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/),
    });
    expect(calls[0]?.text).toBe('');
  });

  // Claim 2.55
  it('shows picture, title, minutes, diners, type and actions on a card', async () => {
    await renderApp({
      at: '/recipes',
      as: aCook(),
      recipes: [aRecipe({ descripcionReceta: '# Lentil soup' })],
    });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('img', { name: 'No image yet of Lentil soup' })).toHaveAttribute(
      'src',
      './no-image-yet.svg',
    );
    expect(card.getByText('30 min')).toBeInTheDocument();
    expect(card.getByText('2 diners')).toBeInTheDocument();
    expect(card.getByText('Budget Meals')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'View Lentil soup' })).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Cook Lentil soup' })).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Share Lentil soup' })).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Delete Lentil soup' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages of recipes' })).not.toBeInTheDocument();
  });

  it('says on a card that the steps take longer than the recipe says', async () => {
    const slow = aRecipe({ descripcionReceta: '# Stew\n\n1. Simmer. (65 min)', tiempoCoccion: 30 });
    await renderApp({ at: '/recipes', as: aCook(), recipes: [slow] });
    expect(await screen.findByText('65 min (asked for 30)')).toBeVisible();
  });

  it('says on a card which rules of the profile the recipe breaks', async () => {
    await renderApp({
      at: '/recipes',
      as: aCook(),
      profile: aProfile({ intolerances: ['Nuts', 'Lactose'] }),
      recipes: [
        aRecipe({ descripcionReceta: '# Lentil soup' }),
        aRecipe({ descripcionReceta: '# Almond cake', ingredientes: '- 200 g almonds\n- 100 ml cream' }),
      ],
    });
    const line = await screen.findByText('Not for you: nuts, lactose');
    expect(line.closest('article')).toHaveTextContent('Almond cake');
    expect(screen.getAllByText(/^Not for you/)).toHaveLength(1);
  });

  // Claims 2.55, 2.57, 9.2
  it('shows nine per page, and keeps the page in the address', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook(), recipes: twentyRecipes });
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of recipes' }));
    expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(pages.getByRole('button', { name: 'Previous page' }));
    expect(cardTitles()).toHaveLength(9);

    await user.click(pages.getByRole('button', { name: 'Next page' }));
    await screen.findByText('20 recipes, page 2 of 3');
    expect(location()).toBe('/recipes?page=2');
    await user.click(pages.getByRole('button', { name: 'Page 3' }));
    await screen.findByText('20 recipes, page 3 of 3');
    expect(cardTitles()).toEqual(['Dish 2', 'Dish 1']);
    const next = pages.getByRole('button', { name: 'Next page' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(location()).toBe('/recipes?page=3');
  });

  // Claims 1.9, 2.51, 5.23
  it('searches titles in any case, from page 1, without adding to the history', async () => {
    const { user, location } = await renderApp({
      at: '/recipes?page=2',
      as: aCook(),
      recipes: twentyRecipes,
    });
    await screen.findByText('20 recipes, page 2 of 3');
    const entries = window.history.length;
    await user.type(search(), 'dISH 1');
    await screen.findByText('11 recipes, page 1 of 2');
    await waitFor(() => expect(location()).toBe('/recipes?search=dISH+1'));
    expect(window.history.length).toBe(entries);
  });

  // Claims 1.10, 2.52
  it('offers the existing types, filters by exactly one, and starts at page 1', async () => {
    const { user, location } = await renderApp({
      at: '/recipes?page=2',
      as: aCook(),
      recipes: twentyRecipes,
    });
    await screen.findByText('20 recipes, page 2 of 3');
    expect(
      within(category())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All categories', 'Street Eats', 'Sweet Treats']);
    await user.selectOptions(category(), 'Sweet Treats');
    await screen.findByText('10 recipes, page 1 of 2');
    expect(location()).toBe('/recipes?type=Sweet+Treats');
  });

  // Claim 2.53
  it('says if nothing matches, and Reset clears search and category', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook(), recipes: twentyRecipes });
    await screen.findByText('20 recipes, page 1 of 3');
    expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
    await user.type(search(), 'Dish 20');
    await user.selectOptions(category(), 'Street Eats');
    expect(await screen.findByText('No recipes found with the current filters.')).toBeInTheDocument();
    expect(screen.getByText('0 recipes')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('20 recipes, page 1 of 3');
    expect(search()).toHaveValue('');
    expect(category()).toHaveValue('');
    expect(search()).toHaveFocus();
    await waitFor(() => expect(location()).toBe('/recipes'));
  });

  // Claim 1.9
  it('finds words in any order, and in the ingredients if switched on, until Reset', async () => {
    const { user, location } = await renderApp({
      at: '/recipes',
      as: aCook(),
      recipes: [
        aRecipe({ descripcionReceta: '# Corn soup', ingredientes: '- 2 cobs of corn\n- 1 lime' }),
        aRecipe({ descripcionReceta: '# Smørrebrød', ingredientes: '- rye bread' }),
      ],
    });
    await screen.findByText('2 recipes');
    await user.type(search(), 'soup corn');
    await screen.findByText('1 recipe');
    expect(cardTitles()).toEqual(['Corn soup']);
    await user.clear(search());
    await user.type(search(), 'smorrebrod');
    await waitFor(() => expect(cardTitles()).toEqual(['Smørrebrød']));

    await user.clear(search());
    await user.type(search(), 'LIME soup');
    await screen.findByText('0 recipes');
    const tooSwitch = screen.getByRole('switch', { name: 'Ingredients too' });
    expect(tooSwitch).not.toBeChecked();
    await user.click(tooSwitch);
    await waitFor(() => expect(cardTitles()).toEqual(['Corn soup']));
    await waitFor(() => expect(location()).toContain('with=ingredients'));

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('2 recipes');
    expect(tooSwitch).not.toBeChecked();
    await waitFor(() => expect(location()).toBe('/recipes'));
  });

  it('clears only the search, and keeps the focus there', async () => {
    const { user } = await renderApp({
      at: '/recipes?search=Dish+20&type=Sweet+Treats',
      as: aCook(),
      recipes: twentyRecipes,
    });
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
    await screen.findByText('10 recipes, page 1 of 2');
  });

  it('opens a recipe by its title and by its picture', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook(), recipes: [soup] });
    const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    const address = `#/recipe/${soup._id}`;
    expect(card.getByRole('link', { name: 'Lentil soup' })).toHaveAttribute('href', address);
    await user.click(card.getAllByRole('link', { hidden: true })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /^Lentil soup/ });
    expect(location()).toMatch(/^\/recipe\//);
  });

  it('keeps search, category and page after a reload, and clears them when opened from the menu', async () => {
    const { user } = await renderApp({
      at: '/recipes?search=dish&type=Street+Eats&page=2',
      as: aCook(),
      recipes: twentyRecipes,
    });
    await screen.findByText('10 recipes, page 2 of 2');
    expect(search()).toHaveValue('dish');
    expect(category()).toHaveValue('Street Eats');

    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Recipes' }),
    );
    await screen.findByText('20 recipes, page 1 of 3');
    expect(search()).toHaveValue('');
  });

  it('ignores invalid values in the address', async () => {
    await renderApp({ at: '/recipes?page=-7e9&type=Gone', as: aCook(), recipes: twentyRecipes });
    await screen.findByText('No recipes found with the current filters.');
    expect(category()).toHaveValue('Gone');
  });

  it('offers to search the ingredients too if no title matches', async () => {
    const stew = aRecipe({ descripcionReceta: '# Winter stew', ingredientes: '- 400 g potatoes' });
    const { user } = await renderApp({ at: '/recipes', as: aCook(), recipes: [stew] });
    await screen.findByRole('heading', { name: 'Winter stew' });
    await user.type(search(), 'potato');
    await user.click(await screen.findByRole('button', { name: 'Search the ingredients too' }));
    expect(await screen.findByRole('heading', { name: 'Winter stew' })).toBeVisible();
    await user.type(search(), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show all recipes' }));
    await screen.findByText('1 recipe');
    expect(search()).toHaveValue('');
  });

  // Claim 2.58
  it('leads a cook without recipes to the themes', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook() });
    expect(await screen.findByText("There's no recipes yet.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Make more' })).toHaveAttribute('href', '#/services');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Create a new Recipe!' }));
    await waitFor(() => expect(location()).toBe('/services'));
  });

  describe('are not requested again while they are fresh:', () => {
    // Claim 7.11
    it('the list for 5 minutes', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: [aRecipe()] });
      await screen.findByRole('article');
      const lists = () => requests.to('GET', '/api/users/cook-1/recipes');
      const leaveFor = async (milliseconds: number) => {
        window.location.hash = '#/about';
        await screen.findByRole('heading', { level: 1, name: /^About/ });
        vi.setSystemTime(Date.now() + milliseconds);
        window.location.hash = '#/recipes';
        await screen.findByRole('article');
      };
      await leaveFor(minutesToMs(5) - 5_000);
      expect(lists()).toHaveLength(1);
      await leaveFor(10_000);
      await waitFor(() => expect(lists()).toHaveLength(2));
    });
  });
});

describe('A recipe card', () => {
  const sampleUrl = 'https://images.pexels.com/photos/7/pexels-photo-7.jpeg';

  // Claims 2.87, 2.88, 2.89, 2.91, 2.92
  it.each([
    ['', './no-image-yet.svg', false],
    ['https://example.com/soup.jpg', 'https://example.com/soup.jpg', false],
    ['/images/1.svg', 'http://localhost:5000/images/1.svg', false],
    [sampleUrl, sampleUrl, true],
  ])('shows for the picture %j what the image rules specify', async (imageUrl, src, isSample) => {
    await renderApp({ at: '/recipes', as: aCook(), recipes: [aRecipe({ imageUrl })] });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('img')).toHaveAttribute('src', src);
    const words = 'Sample Pexels image. Click on the image to generate a custom one for this recipe.';
    expect(card.queryAllByText(words)).toHaveLength(isSample ? 1 : 0);
  });
});

describe('my recipes, when the backend', () => {
  it('refuses the token: shows its message, does not retry', async () => {
    await setScenario('401', { only: 'listRecipes' });
    const { requests } = await renderApp({ at: '/recipes', as: aCook() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired token');
    expect(requests.calls().filter((call) => call === listCall)).toHaveLength(1);
  });

  // Claims 4.28, 9.4
  it('fails: tries four times, then says so and offers a retry', async () => {
    await setScenario('500', { only: 'listRecipes' });
    startFakeClock();
    const { user, requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: [aRecipe()] });
    expect(screen.getByText('Loading your recipes…')).toBeInTheDocument();
    await advanceTimeUntil(() => expect(screen.getByText('Internal server error')).toBeVisible());
    const explanation = 'The server has a problem. What you saved is safe. Try again in a moment.';
    expect(within(screen.getByRole('alert')).getByText(explanation)).not.toHaveAttribute('lang');
    expect(requests.calls().filter((call) => call === listCall)).toHaveLength(4);

    await setScenario('normal');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // Claims 1.18, 8.20
  it('breaks off in the middle: says so in Spanish, marked as Spanish', async () => {
    await setScenario('malformed JSON', { only: 'listRecipes' });
    await renderApp({ at: '/recipes', as: aCook() });
    const message = await screen.findByText('Error al obtener las recetas');
    expect(message).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('alert')).toContainElement(message);
  });

  // Claim 3.18
  it('sends malformed fields: shows the readable ones', async () => {
    await setScenario('odd fields', { only: 'listRecipes' });
    await renderApp({
      at: '/recipes',
      as: aCook(),
      recipes: [aRecipe({ descripcionReceta: '# Odd soup\n\nHot.' })],
    });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Odd soup' })).toBeInTheDocument();
    expect(card.getByText('30 min')).toBeInTheDocument();
    expect(card.getByText('2 diners')).toBeInTheDocument();
  });

  it('sends 1,000 recipes: pages through them all', async () => {
    await setScenario('1,000 recipes', { only: 'listRecipes' });
    const { user } = await renderApp({ at: '/recipes', as: aCook() });
    await screen.findByText('1,000 recipes, page 1 of 112');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of recipes' }));
    await user.click(pages.getByRole('button', { name: 'Page 112' }));
    await screen.findByText('1,000 recipes, page 112 of 112');
    expect(cardTitles()).toHaveLength(1);
    await user.type(search(), 'No. 1000');
    await screen.findByText('1 recipe');
  });

  // Claims 2.67, 7.10
  it('fails: shows the error in a red box', async () => {
    server.use(
      http.get(`${getEnv().apiUrl}/api/users/:uid/recipes`, () =>
        HttpResponse.json({ msg: 'The pantry is flooded' }, { status: 400 }),
      ),
    );
    await renderApp({ at: '/recipes', as: aCook() });
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('The pantry is flooded');
    expect(box).toHaveClass('border-tomato-ink', 'bg-tomato-wash');
  });
});

describe('Recipes, not signed in', () => {
  // Claim 8.19
  it('asks in Spanish to log in to see them', async () => {
    await renderWithoutGuard(<RecipesScreen />).report(null);
    expect(screen.getByText('Por favor, inicia sesión para ver tus recetas.')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('Log in to see your recipes.')).toBeVisible();
  });

  // Claim 8.21
  it('asks in Spanish to log in to delete a recipe, and closes the dialog', async () => {
    const [titled] = addTitles([recipeSchema.parse(aRecipe())]);
    if (!titled) throw new Error('no recipe');
    const onClose = vi.fn();
    const { user, report } = renderWithoutGuard(
      <DeleteRecipeDialog titledRecipe={titled} onClose={onClose} onDeleted={() => {}} />,
    );
    await report(null);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText(/^Error deleting recipe:/);
    expect(toast).toHaveTextContent('Error deleting recipe: Por favor, inicia sesión para eliminar recetas.');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('deleting a recipe from the list', () => {
  const path = `/api/recipes/${soup._id}`;
  const ask = async () => {
    const app = await openList();
    const opener = await screen.findByRole('button', { name: 'Delete Lentil soup' });
    await app.user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Confirm Elimination' });
    return { ...app, opener, dialog: within(dialog) };
  };

  // Claims 1.18, 2.59, 4.30
  it('asks first; Cancelar and Escape keep the recipe and return the focus', async () => {
    const { user, requests, opener, dialog } = await ask();
    expect(dialog.getByText('Are you sure to delete this recipe?')).toBeInTheDocument();
    expect(dialog.getByText(/gone for good\.$/)).toBeInTheDocument();
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

  // Claims 1.13, 2.59, 2.60, 4.31, 6.5, 7.13
  it('sends the owner in the body and no token, toasts, refetches, closes', async () => {
    const { user, requests, dialog } = await ask();
    const letGo = holdResponses('delete', path);
    const letListGo = holdResponses('get', '/api/users/cook-1/recipes');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    letGo();

    expect(await screen.findByText('Recipe successfully deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Lentil soup')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Leek pie' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Recipes' })).toHaveFocus();
    letListGo();

    const [sent, ...more] = requests.to('DELETE', path);
    expect(more).toEqual([]);
    expect(sent?.url).toBe(`${getEnv().apiUrl}/api/recipes/${soup._id}`);
    expect(sent?.json).toEqual({ firebaseId: 'cook-1' });
    expect(sent?.headers).toHaveProperty('content-type', 'application/json');
    expect(sent?.headers).not.toHaveProperty('authorization');
    await waitFor(() => expect(requests.to('GET', '/api/users/cook-1/recipes')).toHaveLength(2));
  });

  it('shows the empty list after the last recipe is deleted', async () => {
    const { user } = await renderApp({ at: '/recipes', as: aCook(), recipes: [soup] });
    await user.click(await screen.findByRole('button', { name: 'Delete Lentil soup' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText("There's no recipes yet.")).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Recipes' })).toHaveFocus();
  });

  // Claims 2.60, 7.14
  it("shows the server's message if it fails, closes, and keeps the recipe", async () => {
    await setScenario('500', { only: 'deleteRecipe' });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText(/^Error deleting recipe:/);
    expect(toast).toHaveTextContent(/^Error deleting recipe: Internal server error$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Lentil soup' })).toBeInTheDocument();
  });

  // Claims 7.14, 8.22
  it('shows the specified message if the server sends none', async () => {
    await setScenario('offline', { only: 'deleteRecipe' });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const toast = await screen.findByText(/^Error deleting recipe:/);
    expect(toast).toHaveTextContent('Error deleting recipe: Error al eliminar la receta');
    expect(within(toast).getByText('Error al eliminar la receta')).toHaveAttribute('lang', 'es');
  });
});

describe('the recipe dialog of the list', () => {
  // Claims 1.11, 2.64, 4.29
  it('shows ingredients, minutes, diners, picture and description; closing returns the focus', async () => {
    const { user } = await openList();
    const opener = await screen.findByRole('button', { name: 'View Lentil soup' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'My Recipe' }));
    expect(dialog.getByRole('heading', { name: 'Lentil soup' })).toBeInTheDocument();
    expect(await dialog.findByRole('heading', { name: 'Ingredients' })).toBeInTheDocument();
    expect(await dialog.findByText('150 g lentils')).toBeInTheDocument();
    expect(dialog.getByText('30 min')).toBeInTheDocument();
    expect(dialog.getByText('serves 2')).toBeInTheDocument();
    expect(dialog.getByRole('heading', { name: 'Recipe Description' })).toBeInTheDocument();
    expect(dialog.getByText('Simmer.')).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'No image yet of Lentil soup' })).toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Close recipe' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('replaces a sample picture in the dialog and on the card, or says why not', async () => {
    const sample = aRecipe({
      descripcionReceta: '# Sample soup',
      imageUrl: 'https://images.pexels.com/photos/7/pexels-photo-7.jpeg',
    });
    const { user, requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: [sample] });
    await user.click(await screen.findByRole('button', { name: 'View Sample soup' }));
    const dialog = within(await screen.findByRole('dialog'));
    await setScenario('500', { only: 'createImage' });
    await user.click(dialog.getByRole('button', { name: /^Sample Pexels image\./ }));
    expect(await dialog.findByText('Internal server error')).toBeVisible();
    await setScenario('normal');
    await user.click(dialog.getByRole('button', { name: /^Sample Pexels image\./ }));
    const own = `${getEnv().serverUrl}/images/${sample._id}.svg`;
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Sample soup' })).toHaveAttribute('src', own));
    expect(dialog.queryByText('Internal server error')).not.toBeInTheDocument();
    expect(requests.to('POST', `/api/recipes/${sample._id}/image`)).toHaveLength(2);
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

  // Claims 1.12, 2.61, 4.32, 7.37
  it('copies the link, says so and closes', async () => {
    const { user, dialog } = await openShare();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share Lentil soup' })).toHaveFocus();
  });

  it('copies title, ingredients and description as plain text, for those who cannot open the link', async () => {
    const { user, dialog } = await openShare();
    const email = dialog.getByRole('link', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAttribute('href', expect.stringContaining('lentils')));
    await user.click(dialog.getByRole('button', { name: 'Copy the recipe’s text' }));
    expect(await screen.findByText('Recipe copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      'Lentil soup\n\nIngredients for 2\n- 150 g lentils\n- 1 onion\n\nWarm.\n\n1. Simmer.',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // Claim 8.25
  it.each(['Copy link', 'Copy the recipe’s text'])('says if the clipboard is blocked: %s', async (name) => {
    const { user, dialog } = await openShare();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText('Error sharing recipe')).toBeInTheDocument();
  });

  // Claims 1.12, 2.62, 7.33, 7.34, 7.35
  it('opens the other channels in a window without opener, and offers Close', async () => {
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

  // Claim 4.32
  it('closes after a channel is chosen', async () => {
    const { user, dialog } = await openShare();
    await user.click(dialog.getByRole('link', { name: 'WhatsApp' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // Claims 2.63, 4.32, 7.36
  it("uses the device's share dialog if there is one", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    withDeviceShare(share);
    const { user, dialog } = await openShare();
    // The ingredients are included for recipients who cannot open the link.
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
        'href',
        expect.stringContaining('lentils'),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'More options' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Lentil soup',
      text: expect.stringContaining('- 150 g lentils'),
      url,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // Claim 8.25
  it.each([
    ['AbortError', false],
    ['NotAllowedError', true],
  ])("treats the device's %s as a failure: %s", async (name, isFailure) => {
    withDeviceShare(() => Promise.reject(new DOMException('no', name)));
    const { user, dialog } = await openShare();
    await user.click(dialog.getByRole('button', { name: 'More options' }));
    if (isFailure) expect(await screen.findByText('Error sharing recipe')).toBeInTheDocument();
    else expect(screen.queryByText('Error sharing recipe')).not.toBeInTheDocument();
  });
});
