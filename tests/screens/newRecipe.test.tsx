import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';
import { setScenario } from '@/local/scenarios/scenarios';

const sampleUrl = 'https://images.pexels.com/photos/1/pexels-photo-1.jpeg';

function openResult(recipe: unknown, options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const state = typeof recipe === 'object' && recipe !== null ? { ownedState: recipe } : { state: recipe };
  return renderApp({ at: '/newRecipe', as: aCook(), ...state, ...options });
}

const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('New recipe', () => {
  // Claim 2.9
  it('shows the recipe from the navigation state', async () => {
    await openResult(
      aRecipe({
        descripcionReceta:
          '## Title: **Green shakshuka**\n\nSoft eggs.\n\n1. Wilt the **spinach**.\n2. Add the eggs.',
        ingredientes: '- 4 eggs\n- 200 g spinach',
        tiempoCoccion: 25,
        diners: 3,
        tipoReceta: 'Healthy Bites',
        tipoComida: 'Brunch',
        necesidadesDiners: 'One of us eats no chilli',
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Your New Recipe' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Green shakshuka' })).toBeVisible();
    expect(detail('Cooking Time')).toHaveTextContent('25 minutes');
    expect(detail('Number of Diners')).toHaveTextContent('3');
    expect(screen.getByText('Healthy Bites')).toBeVisible();
    expect(screen.getByText('Brunch')).toBeVisible();
    expect(detail('Additional Info')).toHaveTextContent('One of us eats no chilli');

    const ingredients = await screen.findByRole('region', { name: 'Ingredients' });
    expect(await within(ingredients).findAllByRole('listitem')).toHaveLength(2);
    const description = screen.getByRole('region', { name: 'Recipe Description' });
    expect((await within(description).findByText('spinach')).tagName).toBe('STRONG');
    expect(within(description).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'No image yet of Green shakshuka' })).toBeVisible();
  });

  // Claims 2.9, 3.19
  it('hides details that the recipe lacks', async () => {
    await openResult(aRecipe({ tipoComida: '', necesidadesDiners: '' }));
    await screen.findAllByRole('listitem');
    expect(screen.queryByText('Meal Type')).not.toBeInTheDocument();
    expect(screen.queryByText('Additional Info')).not.toBeInTheDocument();
  });

  // Claim 2.50
  it('leads to more recipes and to the list', async () => {
    await openResult(aRecipe());
    expect(screen.getByRole('link', { name: 'Make more recipes!' })).toHaveAttribute('href', '#/services');
    expect(screen.getByRole('link', { name: 'Go to my recipes!' })).toHaveAttribute('href', '#/recipes');
  });

  // Claims 2.9, 2.49
  it.each([
    [null],
    ['a recipe'],
    [42],
    [[]],
    [{}],
    [{ descripcionReceta: '', ingredientes: ' ' }],
    [{ recipe: null }],
  ])('says that there is no recipe in %j', async (state) => {
    await openResult(state);
    expect(screen.getByRole('heading', { level: 1, name: 'No recipe data found.' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Create a new recipe' })).toHaveAttribute('href', '#/services');
    expect(main.getByRole('link', { name: 'Go to my recipes' })).toHaveAttribute('href', '#/recipes');
  });

  it('shows hostile text as text', async () => {
    await openResult({
      descripcionReceta:
        '# Soup <img src=x onerror=alert(1)>\n\n[Click](javascript:alert(1)) <script>alert(2)</script>',
      ingredientes: ['<b>salt</b>', 'water'],
      tiempoCoccion: '30 min',
      diners: null,
      imageUrl: 'javascript:alert(3)',
    });
    const main = screen.getByRole('main');
    await within(await screen.findByRole('region', { name: 'Recipe Description' })).findByText(/Click/);
    expect(main.querySelector('script, b, img[src=x], a[href^="javascript:"]')).toBeNull();
    expect(detail('Cooking Time')).toHaveTextContent('30 minutes');
    expect(screen.queryByText('Number of Diners')).not.toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('no-image-yet'));
  });

  // Claim 2.9
  it('replaces the sample picture by a new one, and saves it', async () => {
    const recipe = aRecipe({ imageUrl: sampleUrl });
    const { user, requests } = await openResult(recipe, { recipes: [recipe] });
    expect(screen.getByRole('img')).toHaveAttribute('src', sampleUrl);
    await user.click(screen.getByRole('button', { name: /^Sample Pexels image\. Click on the image/ }));
    await waitFor(() => expect(screen.getByRole('img')).not.toHaveAttribute('src', sampleUrl));
    expect(requests.calls()).toContain(`POST /api/recipes/${recipe._id}/image`);
    expect(window.history.state.usr.imageUrl).toMatch(/^\//);
  });

  it('says why no picture could be made, and keeps the sample', async () => {
    const recipe = aRecipe({ imageUrl: sampleUrl });
    const { user } = await openResult(recipe, { recipes: [recipe] });
    await setScenario('500', { only: 'createImage' });
    await user.click(screen.getByRole('button', { name: /^Sample Pexels image/ }));
    expect(await screen.findByText('Internal server error')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAttribute('src', sampleUrl);
  });
});
