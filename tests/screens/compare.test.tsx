import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRecipe } from '@tests/support/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { recipeSchema } from '@/recipe/recipe';
import { compareIngredients } from '@/recipe-ui/compare/compareIngredients';
import RecipeComparison from '@/recipe-ui/compare/RecipeComparison';

const previousRecipe = recipeSchema.parse(
  aRecipe({
    descripcionReceta: '# Buttery pasta\n\n1. Toss with butter.',
    ingredientes: '- 200 g pasta\n- 2 tbsp butter\n- 1 lemon',
  }),
);
const newRecipe = recipeSchema.parse(
  aRecipe({
    descripcionReceta: '# Oily pasta\n\n1. Toss with oil.',
    ingredientes: '- 250 g pasta\n- 3 tbsp olive oil\n- 1 lemon',
  }),
);

// jsdom matches no media query, as on a phone.
beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = '.hidden { display: none }';
  document.head.append(style);
  return () => style.remove();
});

/** Returns the visible text of an element and its accessible description. */
const visibleText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent;
      return node.matches('.hidden, [aria-hidden]') ? '' : visibleText(node);
    })
    .join('');

describe('the comparison of two recipes on a phone', () => {
  it('lists each ingredient once, and marks changes with words as well as signs', () => {
    render(<RecipeComparison previousRecipe={previousRecipe} newRecipe={newRecipe} />);
    const ingredients = screen.getByRole('region', { name: 'Ingredients' });
    expect(within(ingredients).getAllByRole('listitem').map(visibleText)).toEqual([
      // No line breaks between a number and its unit.
      'Changed: 200\u00a0g pasta, now 250\u00a0g pasta',
      'Only in the previous: 2\u00a0tbsp butter',
      'New: 3\u00a0tbsp olive oil',
      '1 lemon',
    ]);
    expect(ingredients).toHaveTextContent(/1 gone\s*1 new\s*1 changed\s*1 the same/);
    expect(within(ingredients).getByText('2 tbsp butter').tagName).toBe('DEL');
    expect(within(ingredients).getByText('3 tbsp olive oil').tagName).toBe('INS');
  });

  it.each([
    ['onion', '1 large onion'],
    ['1 onion', '2 red onions, sliced'],
    ['2 zorgle', '1 large zorgle'],
    ['200 g cherry tomatoes', '400 g tomatoes'],
    ['chicken', '400 g chicken thighs'],
    ['2 tbsp oil', '2 tbsp olive oil'],
  ])('counts as the same food: %s, then %s', (was, is) => {
    expect(compareIngredients(`${was}\n1 lemon`, `1 lemon\n${is}`).map(({ change }) => change)).toEqual([
      'same',
      'changed',
    ]);
  });

  it.each([
    ['1 red onion', '1 red pepper'],
    ['200 g rice', '1 tbsp rice vinegar'],
    ['2 zorgle', '2 blorp'],
    ['1 egg', '2 blorp'],
  ])('counts as different foods: %s, then %s', (was, is) => {
    expect(compareIngredients(was, is).map(({ change }) => change)).toEqual(['removed', 'added']);
  });

  it('shows one description at a time, the new one first, and switches by keyboard', async () => {
    const user = userEvent.setup();
    render(<RecipeComparison previousRecipe={previousRecipe} newRecipe={newRecipe} />);
    const descriptions = within(screen.getByRole('region', { name: 'Recipe Description' }));
    const choice = within(descriptions.getByRole('group', { name: 'The description to read' }));
    expect(choice.getByRole('radio', { name: 'New' })).toBeChecked();
    expect(await descriptions.findByText('Toss with oil.')).toBeVisible();
    expect(descriptions.getByText('Buttery pasta')).not.toBeVisible();
    expect(descriptions.getByRole('heading', { level: 4 })).toHaveAccessibleName(/^New: ?Oily pasta$/);
    choice.getByRole('radio', { name: 'New' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(choice.getByRole('radio', { name: 'Previous' })).toBeChecked();
    expect(descriptions.getByText('Toss with butter.')).toBeVisible();
    expect(descriptions.getByText('Oily pasta')).not.toBeVisible();
  });
});
