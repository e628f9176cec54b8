import { screen, waitFor, within } from '@testing-library/react';
import { aCook, aProfile, aRecipe } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';
import { describe, expect, it } from 'vitest';

const careful = aProfile({ intolerances: ['Lactose', 'Shellfish'], avoidIngredients: [], dislikedFood: '' });
const titled = (title: string) =>
  aRecipe({
    descripcionReceta: `${title}\n\n1. Fry the prawns until opaque.`,
    ingredientes: '- 200 g prawns\n- 1 onion',
  });

const open = (at: string, recipe: ReturnType<typeof aRecipe>) =>
  renderApp({ at, as: aCook(), profile: careful, recipes: [recipe], state: recipe });
const marksIn = (heading: HTMLElement) =>
  [...heading.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('a title that goes against the profile', () => {
  it.each([
    ['a new recipe', '/newRecipe', 2],
    ['a quick recipe', '/quick-recipe-result', 1],
    ['a recipe on its page', '/recipe/{id}', 1],
    ['a recipe that is cooked', '/recipe/{id}?view=cook', 1],
  ])('is marked in the heading of %s', async (_, at, level) => {
    const recipe = titled('# **Creamy** prawn pasta with butter');
    await open(at.replace('{id}', recipe._id), recipe);
    const name = /^Creamy prawn ?\(contains: Shellfish\) pasta with butter ?\(contains: Lactose\)$/;
    const heading = await screen.findByRole('heading', { level, name });
    expect(marksIn(heading)).toEqual(['prawn', 'butter']);
    expect(heading.querySelector('mark')).toHaveAttribute(
      'title',
      'prawn has shellfish: you listed Shellfish',
    );
    expect(document.title).not.toMatch(/contains/);
  });

  it('is marked over the list, where the dialog keeps its name', async () => {
    const { user } = await open('/recipes', titled('# Creamy prawn pasta'));
    await user.click(await screen.findByRole('button', { name: 'View Creamy prawn pasta' }));
    const dialog = within(screen.getByRole('dialog', { name: 'My Recipe' }));
    const name = /^Creamy prawn ?\(contains: Shellfish\) pasta$/;
    expect(marksIn(await dialog.findByRole('heading', { level: 3, name }))).toEqual(['prawn']);
  });

  it('is gone to from the panel: at once where the food stands nowhere else, last where it does', async () => {
    const recipe = titled('# Butter and prawn pasta');
    const { user } = await open(`/recipe/${recipe._id}`, recipe);
    const focused = () => document.activeElement?.closest('h1, li, section')?.tagName;
    const butter = await screen.findByText('1 place, in the title');
    await user.click(within(butter.closest('li') ?? butter).getByRole('button', { name: /^Show/ }));
    expect(document.activeElement).toHaveTextContent('Butter');
    expect(focused()).toBe('H1');

    const prawns = screen.getByRole('button', { name: 'Show prawns in the recipe' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Ingredients' }).querySelector('mark')).not.toBeNull(),
    );
    await user.click(prawns);
    expect(document.activeElement?.closest('li')).toHaveTextContent('200 g prawns');
    await user.click(prawns);
    expect(document.activeElement?.closest('li')).toHaveTextContent('Fry the prawns');
    await user.click(prawns);
    expect(document.activeElement).toHaveTextContent('prawn');
    expect(focused()).toBe('H1');
  });

  it('is marked where its words are, whatever the title is made of', async () => {
    const recipe = titled('## 🎨 Title: [Crème & butter](https://example.com) <i>"prawn"</i> 🦐 butter');
    await open(`/recipe/${recipe._id}`, recipe);
    const heading = await screen.findByRole('heading', { level: 1, name: /contains: Lactose/ });
    expect(marksIn(heading)).toEqual(['butter', 'prawn', 'butter']);
    expect(heading.querySelector('i, a')).toBeNull();
  });

  it('is marked as far as it is shown, and what was cut off is read below', async () => {
    const recipe = titled(`Melt ${'an onion and '.repeat(24)}some butter.`);
    await open(`/recipe/${recipe._id}`, recipe);
    const description = await screen.findByRole('region', { name: 'Recipe Description' });
    await waitFor(() =>
      expect([...description.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain(
        'butter',
      ),
    );
    expect(marksIn(screen.getByRole('heading', { level: 1 }))).toEqual([]);
  });

  it("leaves 'Mi receta' alone", async () => {
    const recipe = aRecipe({ descripcionReceta: '', ingredientes: 'butter' });
    await open(`/recipe/${recipe._id}`, recipe);
    await screen.findByText('1 place');
    expect(screen.getByRole('heading', { level: 1, name: 'Mi receta' })).toHaveAttribute('lang', 'es');
  });
});
