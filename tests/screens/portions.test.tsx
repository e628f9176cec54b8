import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it, vi } from 'vitest';

const stew = aRecipe({
  descripcionReceta:
    '# Stew\n\n1. Heat the oven to 180 °C.\n2. Melt 50 g butter and fry 2 onions for 10 minutes.\n3. Bake for 1 hour.',
  ingredientes: '- 500 g beef\n- 2 onions\n- 50 g butter\n- salt to taste\n- pepper, 3 turns of the mill',
  diners: 4,
});

type Options = Parameters<typeof renderApp>[0];

const open = (options: Options = {}) =>
  renderApp({ at: `/recipe/${stew._id}`, as: aCook(), recipes: [stew], ...options });

/** Returns the lines as rendered, with a no-break space between number and unit. */
const renderedLines = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim().replaceAll('\u00a0', ' '));

const moreButton = () => screen.findByRole('button', { name: 'More diners' });

const forSix = [
  '750 g beef',
  '3 onions',
  '75 g butter',
  'salt to taste',
  'pepper, 3 turns of the mill not scaled',
];

describe('the portions of a recipe', () => {
  it('change only the amounts of ingredients and steps', async () => {
    const { user, requests } = await open();
    await user.click(await moreButton());
    await user.click(await moreButton());
    expect(screen.getByRole('group', { name: 'Portions' })).toHaveTextContent('6');
    await waitFor(() => expect(renderedLines('Ingredients')).toEqual(forSix));
    expect(renderedLines('Recipe Description')).toEqual([
      'Heat the oven to 180 °C.',
      'Melt 75 g butter and fry 3 onions for 10 minutes.',
      'Bake for 1 hour.',
    ]);
    expect(screen.getByRole('button', { name: 'As written (4)' })).toBeVisible();
    expect(requests.all().filter(({ method, url }) => method !== 'GET' && url.includes('/recipes'))).toEqual(
      [],
    );
  });

  it('return to the written amounts by one button, or step by step', async () => {
    const { user } = await open();
    await user.click(await moreButton());
    await waitFor(() => expect(renderedLines('Ingredients')[0]).toBe('630 g beef'));
    await user.click(screen.getByRole('button', { name: 'As written (4)' }));
    await waitFor(() => expect(renderedLines('Ingredients')[0]).toBe('500 g beef'));
    expect(screen.queryByRole('button', { name: 'As written (4)' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fewer diners' }));
    await waitFor(() => expect(renderedLines('Ingredients')[0]).toBe('375 g beef'));
    await user.click(await moreButton());
    await waitFor(() => expect(renderedLines('Ingredients')[0]).toBe('500 g beef'));
  });

  it('stay after a reload, and apply in the cooking view', async () => {
    const { user, unmount } = await open();
    await user.click(await moreButton());
    await user.click(await moreButton());
    unmount();
    const second = await open({ isReload: true });
    await waitFor(() => expect(renderedLines('Ingredients')).toEqual(forSix));
    await second.user.click(screen.getByRole('link', { name: 'Cook' }));
    await second.user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('region', { name: 'Step' })).toHaveTextContent(
      'Melt 75 g butter and fry 3 onions for 10 minutes.',
    );
    await second.user.click(screen.getByRole('button', { name: 'Ingredients' }));
    expect(screen.getByText('Amounts for 6 diners.')).toBeVisible();
  });

  it('cannot go below one diner', async () => {
    const soup = aRecipe({ diners: 1 });
    const { user } = await open({ at: `/recipe/${soup._id}`, recipes: [soup] });
    const fewer = await screen.findByRole('button', { name: 'Fewer diners' });
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await user.click(fewer);
    expect(screen.getByRole('group', { name: 'Portions' })).toHaveTextContent('1');
  });

  it('multiply the recipe if it does not say how many it serves', async () => {
    const soup = aRecipe({ diners: Number.NaN });
    const { user } = await open({ at: `/recipe/${soup._id}`, recipes: [soup] });
    expect(await screen.findByText('1×')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fewer diners' }));
    expect(screen.getByText('½×')).toBeInTheDocument();
    await waitFor(() => expect(renderedLines('Ingredients')).toEqual(['75 g lentils', '½ onion']));
    await user.click(screen.getByRole('button', { name: 'As written' }));
    await user.click(await moreButton());
    await waitFor(() => expect(renderedLines('Ingredients')).toEqual(['300 g lentils', '2 onions']));
  });

  it('keep the marks of the profile check on their words', async () => {
    const { user } = await open({
      profile: aProfile({ intolerances: ['Lactose'], dislikedFood: 'onion', avoidIngredients: [] }),
    });
    const ingredients = await screen.findByRole('region', { name: 'Ingredients' });
    const marked = () => [...ingredients.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await waitFor(() => expect(marked()).toEqual(['onions', 'butter']));
    await user.click(screen.getByRole('button', { name: 'Fewer diners' }));
    await user.click(screen.getByRole('button', { name: 'Fewer diners' }));
    await waitFor(() => expect(ingredients).toHaveTextContent('1 onion'));
    expect(marked()).toEqual(['onion', 'butter']);
  });
});

describe('the units of a recipe', () => {
  it('apply to every recipe until the cook changes them', async () => {
    const rice = aRecipe({ ingredientes: '- 200 g rice' });
    const { user, unmount } = await open({ recipes: [stew, rice] });
    await user.click(await screen.findByRole('button', { name: 'Share and save' }));
    await user.click(await screen.findByRole('radio', { name: 'US' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(renderedLines('Ingredients').slice(0, 3)).toEqual(['1 lb beef', '2 onions', '¼ cup butter']),
    );
    expect(renderedLines('Recipe Description')[0]).toBe('Heat the oven to 350 °F.');
    unmount();
    await open({ at: `/recipe/${rice._id}`, isReload: true });
    await screen.findByRole('button', { name: 'More diners' });
    await waitFor(() => expect(renderedLines('Ingredients')).toEqual(['1 cup rice']));
  });
});

describe('amounts that cannot be computed', () => {
  it('stay as written, and the page says so', async () => {
    const scaling = await import('@/recipe/portions/textReplacements');
    vi.spyOn(scaling, 'ingredientReplacements').mockImplementation(() => {
      throw new Error('no');
    });
    const { user } = await open();
    await user.click(await moreButton());
    expect(await screen.findByText(/could not be computed/)).toBeInTheDocument();
    expect(renderedLines('Ingredients')[0]).toBe('500 g beef');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
