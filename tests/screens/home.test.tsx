import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { holdResponses } from '@tests/support/holdResponses';
import { renderApp } from '@tests/support/renderApp';
import { renderWithoutGuard } from '@tests/support/renderWithoutGuard';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from '@/features/home/screens/HomeScreen';
import { setScenario } from '@/local/scenarios/scenarios';
import { saveCookingProgress } from '@/recipe/cooking/cookingProgress';
import { themeNames } from '@/request/themes';

const main = () => within(screen.getByRole('main'));

const kitchenField = 'What’s in your kitchen?';

/** Returns the text and target of the panel's links, in order. */
function panelLinks() {
  const section = screen.getByRole('heading', { level: 1 }).closest('section');
  return within(section ?? document.body)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the home panel', () => {
  // Claims 2.24, 6.8
  it('asks a visitor to log in first, and offers a quick recipe', async () => {
    await renderApp();
    expect(await main().findByText(/log in first/i)).toHaveTextContent('¡Hola!');
    expect(panelLinks()).toEqual([
      ['Access Your Account', '#/login'],
      ['Quick Recipe!', '#/quickrecipe'],
      [`${kitchenField} Eggs, tomatoes, feta…`, '#/quickrecipe'],
    ]);
    expect(main().getByText('Or')).toBeInTheDocument();
  });

  // Claims 2.24, 2.25, 6.8
  it('asks a cook without a completed profile to fill out the form', async () => {
    await renderApp({ as: aCook(), profile: null });
    expect(
      await main().findByText(/fill out the form, and I will customise your recipes/i),
    ).toHaveTextContent('¡Adelante!');
    expect(panelLinks()).toEqual([
      ['Fill Out the Form!', '#/initialForm'],
      ['Quick Recipe!', '#/quickrecipe'],
      [`${kitchenField} Eggs, tomatoes, feta…`, '#/quickrecipe'],
    ]);
    expect(main().getByText('Or')).toBeInTheDocument();
  });

  // Claims 2.26, 6.8
  it('tells a cook with a completed profile that the recipes are ready', async () => {
    await renderApp({ as: aCook() });
    expect(await main().findByText(/your recipes are ready, customised/i)).toHaveTextContent('¡A cocinar!');
    expect(panelLinks()).toEqual([
      ['Start Crafting Recipes', '#/services'],
      ['Try New Settings', '#/initialForm'],
      [`${kitchenField} Pick a theme first`, '#/services'],
    ]);
    expect(main().getByText('Or')).toBeInTheDocument();
  });

  it('shows a dish, and its field leads to the ingredients of a quick recipe', async () => {
    const { user, location } = await renderApp();
    const panel = within(screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body);
    expect(panel.getByRole('img', { name: /^A pizza/ })).toHaveAttribute('src', './pizza-margherita.avif');
    await user.click(panel.getByRole('link', { name: /^What’s in your kitchen/ }));
    await waitFor(() => expect(location()).toBe('/quickrecipe'));
    expect(await screen.findByRole('textbox', { name: 'Ingredients' })).toHaveFocus();
  });

  // Claim 2.25
  it('opens the profile form by its button', async () => {
    const { user, location } = await renderApp({ as: aCook(), profile: null });
    await user.click(await main().findByRole('link', { name: 'Fill Out the Form!' }));
    await waitFor(() => expect(location()).toBe('/initialForm'));
  });

  it('shows no links while the profile is being checked', async () => {
    const letGo = holdResponses('get', '/api/users/cook-1');
    const { requests } = await renderApp({ as: aCook() });
    await waitFor(() => expect(requests.calls()).toContain('GET /api/users/cook-1'));
    expect(main().getByRole('status')).toHaveTextContent('Loading…');
    expect(panelLinks()).toEqual([]);
    expect(main().queryByText('Or')).not.toBeInTheDocument();
    letGo();
    expect(await main().findByRole('link', { name: 'Start Crafting Recipes' })).toBeInTheDocument();
    await waitFor(() => expect(main().queryByRole('status')).not.toBeInTheDocument());
  });

  it('shows only the visitor’s panel until the user is known', () => {
    renderWithoutGuard(<HomeScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(panelLinks()).toEqual([
      ['Access Your Account', '/login'],
      ['Quick Recipe!', '/quickrecipe'],
      [`${kitchenField} Eggs, tomatoes, feta…`, '/quickrecipe'],
    ]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('the home page', () => {
  it('explains Sazón in three steps', async () => {
    await renderApp();
    const section = await main().findByRole('region', { name: 'Dinner in three short steps' });
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('lists every theme', async () => {
    await renderApp();
    const menu = await main().findByRole('region', { name: 'Nine ways to begin a recipe' });
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(themeNames);
  });

  it('leads a visitor from each theme to a quick recipe request', async () => {
    const { user, location } = await renderApp();
    await user.click(await main().findByRole('link', { name: 'Vegan Bliss' }));
    await waitFor(() => expect(location()).toBe('/quickrecipe'));
    await waitFor(() => expect(document.querySelector('[name=tipoReceta]')).toHaveValue('Vegan Bliss'));
  });
});

describe('the home page of a returning cook', () => {
  const stews = ['Monday stew', 'Tuesday stew', 'Wednesday stew', 'Thursday stew'].map((title, day) =>
    aRecipe({ descripcionReceta: `# ${title}`, createdAt: `2026-03-0${day + 1}T10:00:00.000Z` }),
  );
  const latest = async () => within(await main().findByRole('region', { name: 'Latest recipes' }));

  it('shows the latest recipes below the panel, instead of the introduction', async () => {
    const { user, location } = await renderApp({ as: aCook(), recipes: stews });
    const region = await latest();
    await region.findByRole('heading', { name: 'Thursday stew' });
    expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Thursday stew',
      'Wednesday stew',
      'Tuesday stew',
    ]);
    expect(main().queryByRole('region', { name: 'Dinner in three short steps' })).not.toBeInTheDocument();
    await user.click(region.getByRole('link', { name: 'Cook Tuesday stew' }));
    await waitFor(() => expect(location()).toMatch(/^\/recipe\/\w+\?view=cook$/));
  });

  it('leaves the recipe that is being cooked out of them', async () => {
    const [soup, stew] = [aRecipe({ descripcionReceta: '# Soup' }), aRecipe({ descripcionReceta: '# Stew' })];
    saveCookingProgress('cook-1', { recipe: 'key', id: stew._id, title: 'Stew', step: 2, count: 3 });
    await renderApp({ as: aCook(), recipes: [soup, stew] });
    expect(await main().findByRole('link', { name: 'Keep cooking: Stew Step 2 of 3' })).toBeVisible();
    await (await latest()).findByRole('heading', { name: 'Soup' });
    expect(main().queryByRole('heading', { name: 'Stew' })).not.toBeInTheDocument();
  });

  it('has no list of recipes to cook again if there is none', async () => {
    await renderApp({ as: aCook(), recipes: [] });
    await main().findByText(/your recipes are ready/i);
    await waitFor(() => expect(main().queryByText('Loading your recipes…')).not.toBeInTheDocument());
    expect(main().queryByRole('region', { name: 'Latest recipes' })).not.toBeInTheDocument();
  });

  it('says why the recipes cannot be read, and reads them on retry', async () => {
    await setScenario('malformed JSON', { only: 'listRecipes' });
    const { user } = await renderApp({ as: aCook(), recipes: stews });
    const region = await latest();
    expect(await region.findByText('Error al obtener las recetas')).toBeVisible();
    expect(
      region.getByText(/^The server’s answer could not be read\. What you saved is safe\./),
    ).toBeVisible();
    await setScenario('normal');
    await user.click(region.getByRole('button', { name: 'Try again' }));
    expect(await region.findByRole('heading', { name: 'Thursday stew' })).toBeVisible();
  });

  it('has no theme menu', async () => {
    await renderApp({ as: aCook(), recipes: stews });
    await (await latest()).findByRole('heading', { name: 'Thursday stew' });
    expect(main().getAllByRole('region')).toHaveLength(1);
    expect(main().queryByText(/^Nine ways/)).not.toBeInTheDocument();
  });
});
