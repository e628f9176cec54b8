import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';
import { env } from '@/config/env';
import { setScenario } from '@/local/scenarios/scenarios';

const listCall = 'GET /api/users/cook-1/recipes';
const cardTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search by title' });
const category = () => screen.getByRole('combobox', { name: 'Category' });
const twenty = Array.from({ length: 20 }, (_, index) =>
  aRecipe({
    descripcionReceta: `# Dish ${index + 1}\n\n1. Cook.`,
    tipoReceta: index % 2 === 0 ? 'Street Eats' : 'Sweet Treats',
  }),
);

describe('my recipes', () => {
  it("reads the cook's list once, with their token, and shows the newest first", async () => {
    const { requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: twenty });
    await screen.findByRole('heading', { name: 'Dish 20' });
    expect(cardTitles()).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12].map((number) => `Dish ${number}`));

    const calls = requests.to('GET', '/api/users/cook-1/recipes');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe(`${env().apiUrl}/api/users/cook-1/recipes`);
    expect(calls[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: expect.stringMatching(/^Bearer eyJ[^.]+\.[^.]+\.[^.]+$/),
    });
    expect(calls[0]?.text).toBe('');
  });

  it('shows picture, title, minutes, diners, type and named actions on a card', async () => {
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

  it('pages nine at a time, within bounds, and keeps the page in the address', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook(), recipes: twenty });
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

  it('searches titles in any case, from page 1 again, without adding to the history', async () => {
    const { user, location } = await renderApp({ at: '/recipes?page=2', as: aCook(), recipes: twenty });
    await screen.findByText('20 recipes, page 2 of 3');
    const entries = window.history.length;
    await user.type(search(), 'dISH 1');
    await screen.findByText('11 recipes, page 1 of 2');
    await waitFor(() => expect(location()).toBe('/recipes?search=dISH+1'));
    expect(window.history.length).toBe(entries);
  });

  it('offers the types there are, filters by exactly one and starts at page 1', async () => {
    const { user, location } = await renderApp({ at: '/recipes?page=2', as: aCook(), recipes: twenty });
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

  it('says so when nothing matches, and Reset clears search and category together', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook(), recipes: twenty });
    await user.type(await screen.findByRole('searchbox'), 'Dish 20');
    await user.selectOptions(category(), 'Street Eats');
    expect(await screen.findByText('No recipes found with the current filters.')).toBeInTheDocument();
    expect(screen.getByText('0 recipes')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('20 recipes, page 1 of 3');
    expect(search()).toHaveValue('');
    expect(category()).toHaveValue('');
    await waitFor(() => expect(location()).toBe('/recipes'));
  });

  it('finds search, category and page again after a reload, and forgets them when asked for anew', async () => {
    const { user } = await renderApp({
      at: '/recipes?search=dish&type=Street+Eats&page=2',
      as: aCook(),
      recipes: twenty,
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

  it('survives an address that someone made up', async () => {
    await renderApp({ at: '/recipes?page=-7e9&type=Gone', as: aCook(), recipes: twenty });
    await screen.findByText('No recipes found with the current filters.');
    expect(category()).toHaveValue('Gone');
  });

  it('leads a cook without recipes to the themes', async () => {
    const { user, location } = await renderApp({ at: '/recipes', as: aCook() });
    expect(await screen.findByText("There's no recipes yet.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Make more' })).toHaveAttribute('href', '#/services');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Create a new Recipe!' }));
    await waitFor(() => expect(location()).toBe('/services'));
  });
});

describe('my recipes, when the backend', () => {
  it('refuses the token: says its message, asks no second time', async () => {
    await setScenario('401', { only: 'listRecipes' });
    const { requests } = await renderApp({ at: '/recipes', as: aCook() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired token');
    expect(requests.calls().filter((call) => call === listCall)).toHaveLength(1);
  });

  it('fails: tries four times, then says so and offers another try', async () => {
    await setScenario('500', { only: 'listRecipes' });
    const { user, requests } = await renderApp({ at: '/recipes', as: aCook(), recipes: [aRecipe()] });
    expect(screen.getByText('Loading your recipes…')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal server error');
    expect(requests.calls().filter((call) => call === listCall)).toHaveLength(4);

    await setScenario('normal');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('breaks off in the middle: says so in Spanish, marked as such', async () => {
    await setScenario('malformed JSON', { only: 'listRecipes' });
    await renderApp({ at: '/recipes', as: aCook() });
    const message = await screen.findByText('Error al obtener las recetas');
    expect(message).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('alert')).toContainElement(message);
  });

  it('sends odd fields: shows what can be read of them', async () => {
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
});
