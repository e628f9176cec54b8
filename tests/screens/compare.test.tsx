import { render, screen, within } from '@testing-library/react';
import { aRecipe } from '@tests/support/builders';
import { describe, expect, it } from 'vitest';
import { recipeSchema } from '@/recipe/recipe';
import { compareIngredients } from '@/recipe-ui/compare/compareIngredients';
import RecipeComparison, { ChangeCounts } from '@/recipe-ui/compare/RecipeComparison';

const previousRecipe = recipeSchema.parse(
  aRecipe({
    ingredientes: '- 200 g pasta\n- 2 tbsp butter\n- 1 lemon',
  }),
);
const newRecipe = recipeSchema.parse(
  aRecipe({
    tiempoCoccion: 45,
    necesidadesDiners: 'without butter',
    ingredientes: '- 250 g pasta\n- 3 tbsp olive oil\n- 1 lemon',
  }),
);

/** Returns the visible text of an element and its accessible description. */
const visibleText = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.textContent;
      return node.matches('[aria-hidden]') ? '' : visibleText(node);
    })
    .join('');

describe('the comparison of two recipes', () => {
  it('lists what is removed, added and changed under a heading each', () => {
    render(<RecipeComparison previousRecipe={previousRecipe} newRecipe={newRecipe} />);
    const comparison = screen.getByRole('region', { name: 'What changed' });
    expect(within(comparison).getAllByRole('listitem').map(visibleText)).toEqual([
      // No line breaks between a number and its unit.
      '2\u00a0tbsp butter',
      '3\u00a0tbsp olive oil',
      '200\u00a0g pasta, now 250\u00a0g pasta',
      '30 min, now 45 min',
    ]);
    expect(within(comparison).getAllByText(/^(Removed|Added|Changed)$/)).toHaveLength(3);
    render(<ChangeCounts previousRecipe={previousRecipe} newRecipe={newRecipe} />);
    expect(screen.getByText('1 removed, 1 added, 2 changed')).toBeVisible();
    expect(within(comparison).getByText('2 tbsp butter').tagName).toBe('DEL');
    expect(within(comparison).getByText('3 tbsp olive oil').tagName).toBe('INS');
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
});
