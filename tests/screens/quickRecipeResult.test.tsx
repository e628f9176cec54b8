import { fireEvent, screen, within } from '@testing-library/react';
import { fillRecipeForm } from '@tests/support/recipeForm';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';
import { env } from '@/config/env';

const quickRecipe = {
  _id: 'quick-1',
  descripcionReceta: '# Egg fried rice\n\nQuick and golden.\n\n1. Fry the rice.',
  ingredientes: '- 4 eggs\n- 300 g rice',
  tiempoCoccion: 15,
  diners: 2,
  tipoReceta: 'Default Recipe',
  tipoComida: 'Lunch',
  imageUrl: '/images/quick-1.svg',
};
const openResult = (state: unknown) => renderApp({ at: '/quick-recipe-result', state });
const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('Quick recipe result', () => {
  it('shows the recipe, with its picture from the server', async () => {
    await openResult(quickRecipe);
    expect(screen.getByRole('heading', { level: 1, name: 'Egg fried rice' })).toBeVisible();
    expect(detail('Cooking Time')).toHaveTextContent('15 minutes');
    expect(detail('Number of Diners')).toHaveTextContent('2');
    const ingredients = screen.getByRole('region', { name: 'Ingredients' });
    expect(await within(ingredients).findByText(/300 g rice/)).toBeVisible();
    expect(await screen.findByText('Fry the rice.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Egg fried rice' })).toHaveAttribute(
      'src',
      `${env().serverUrl}/images/quick-1.svg`,
    );
  });

  it('says that it is not saved, and what to do next', async () => {
    await openResult(quickRecipe);
    expect(screen.getByText(/Quick recipes are not saved/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Another Recipe' })).toHaveAttribute(
      'href',
      '#/quickrecipe',
    );
    expect(screen.getByRole('link', { name: 'Sign Up for More Features' })).toHaveAttribute(
      'href',
      '#/login',
    );
  });

  it('says when its picture does not load', async () => {
    await openResult(quickRecipe);
    fireEvent.error(screen.getByRole('img'));
    expect(await screen.findByText('Failed to load image')).toBeVisible();
    expect(screen.getByRole('img', { name: 'No image yet of Egg fried rice' })).toBeVisible();
  });

  it('survives a reload', async () => {
    const before = await renderApp({ at: '/quickrecipe' });
    await fillRecipeForm(before.user);
    await before.user.click(screen.getByRole('button', { name: 'Generate Recipe' }));
    await screen.findByRole('link', { name: 'Create Another Recipe' });
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    const state = window.history.state.usr;
    before.unmount();
    await renderApp({ at: '/quick-recipe-result', reload: true, state });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(title).not.toBe('');
  });

  it.each([[null], ['soup'], [7], [[quickRecipe]], [{}], [{ ingredientes: '' }]])(
    'finds no recipe in %j',
    async (state) => {
      await openResult(state);
      expect(screen.getByRole('heading', { level: 1, name: 'Recipe not found!' })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link')).toHaveAttribute('href', '#/quickrecipe');
    },
  );
});
