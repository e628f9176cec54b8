import { screen, waitFor, within } from '@testing-library/react';
import { aCook } from '@tests/support/builders';
import { holdAnswers } from '@tests/support/holdAnswers';
import { renderApp } from '@tests/support/renderApp';
import { renderPastGuard } from '@tests/support/renderPastGuard';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from '@/features/home/screens/HomeScreen';
import { themeNames } from '@/request/themes';

const main = () => within(screen.getByRole('main'));

/** The panel's links, in order: words and where they lead. */
function ways() {
  const section = screen.getByRole('heading', { level: 1 }).closest('section');
  return within(section ?? document.body)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the home panel', () => {
  it('asks a visitor to log in first, and offers a quick recipe', async () => {
    await renderApp();
    expect(await main().findByText(/log in first/i)).toBeInTheDocument();
    expect(ways()).toEqual([
      ['Access Your Account', '#/login'],
      ['Quick Recipe!', '#/quickrecipe'],
    ]);
    expect(main().getByText('Or')).toBeInTheDocument();
  });

  it('asks a cook without a completed profile to fill out the form', async () => {
    await renderApp({ as: aCook(), profile: null });
    expect(await main().findByText(/so that your recipes can be customised/i)).toBeInTheDocument();
    expect(ways()).toEqual([
      ['Fill Out the Form!', '#/initialForm'],
      ['Quick Recipe!', '#/quickrecipe'],
    ]);
    expect(main().getByText('Or')).toBeInTheDocument();
  });

  it('tells a cook with a completed profile that the recipes are ready', async () => {
    await renderApp({ as: aCook() });
    expect(await main().findByText(/your recipes are ready, customised/i)).toBeInTheDocument();
    expect(ways()).toEqual([
      ['Start Crafting Recipes', '#/services'],
      ['Try New Settings', '#/initialForm'],
    ]);
    expect(main().getByText('Or')).toBeInTheDocument();
  });

  it('opens the wizard by its button', async () => {
    const { user, location } = await renderApp({ as: aCook(), profile: null });
    await user.click(await main().findByRole('link', { name: 'Fill Out the Form!' }));
    await waitFor(() => expect(location()).toBe('/initialForm'));
  });

  it('offers nothing while the profile is being checked', async () => {
    const letGo = holdAnswers('get', '/api/users/cook-1');
    const { requests } = await renderApp({ as: aCook() });
    await waitFor(() => expect(requests.calls()).toContain('GET /api/users/cook-1'));
    expect(main().getByRole('status')).toHaveTextContent('Loading…');
    expect(ways()).toEqual([]);
    expect(main().queryByText('Or')).not.toBeInTheDocument();
    letGo();
    expect(await main().findByRole('link', { name: 'Start Crafting Recipes' })).toBeInTheDocument();
    expect(main().queryByRole('status')).not.toBeInTheDocument();
  });

  it('offers nothing while it is not known who is here, and already has its heading', () => {
    renderPastGuard(<HomeScreen />);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the home page', () => {
  it('tells in three steps what Sazón does', async () => {
    await renderApp();
    const section = main().getByRole('region', { name: 'Dinner in three short steps' });
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('lists the themes that can be chosen, all of them', async () => {
    await renderApp();
    const menu = main().getByRole('region', { name: 'Nine ways to begin a recipe' });
    const names = themeNames.map((name) => name.replace("'", '’'));
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(names);
  });
});
