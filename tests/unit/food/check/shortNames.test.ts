import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';

const veganCoeliac = { diet: 'Vegan', intolerances: ['Gluten', 'Milk', 'Lactose', 'Eggs'] };

/** Returns the words of title and method that certainly contain a listed value. */
function certainWords(ingredients: string, method: string, title = 'A plate'): string[] {
  const { hits } = checkAgainstProfile(
    parseRecipeTexts({ title, ingredients, description: method }),
    veganCoeliac,
  );
  return [
    ...new Set(
      hits.filter(({ certainty }) => certainty === 'contains').map(({ source, word }) => `${source} ${word}`),
    ),
  ];
}

describe('a method with short names of listed foods', () => {
  it.each([
    ['200 ml oat milk', 'Pour in the milk.'],
    ['200 ml de leche de avena', 'Añade la leche.'],
    ['2 tbsp vegan butter', 'Melt the butter.'],
    ['2 cdas de mantequilla vegana', 'Derrite la mantequilla.'],
    ['200 g gluten-free pasta', 'Boil the pasta.'],
    ['200 g gluten-free penne', 'Boil the pasta.'],
    ['200 g gluten-free fettuccine', 'Toss the noodles.'],
    ['100 g de harina sin gluten', 'Tamiza la harina.'],
    ['100 g almond flour', 'Fold in the flour.'],
    ['80 g vegan mozzarella', 'Top with mozzarella.'],
    ['100 g vegan cream cheese', 'Spread with the cream cheese.'],
    ['1 flax egg', 'Beat in the egg.'],
    ['200 g rice noodles', 'Toss the noodles.'],
    ['2 sweet potatoes', 'Mash the potatoes.'],
  ])('%s: %s', (line, method) => {
    expect(certainWords(`- ${line}\n- 1 carrot`, `1. ${method}`)).toEqual([]);
    // Without the line, the same words mean the ordinary food.
    const alone = certainWords('- 1 carrot', `1. ${method}`);
    if (!method.includes('potatoes')) expect(alone).not.toEqual([]);
  });

  it('means the food it names if the list has that food too', () => {
    expect(certainWords('- oat milk\n- 1 cup milk', '1. Pour in the milk.')).toEqual([
      'ingredients milk',
      'description milk',
    ]);
    expect(certainWords('- 200 g gluten-free pasta\n- 1 nest of pasta', '1. Boil the pasta.')).toContain(
      'description pasta',
    );
  });

  it('does not confuse foods whose names start alike', () => {
    expect(certainWords('- 1 tin butter beans', '1. Melt the butter.')).toEqual(['description butter']);
    expect(certainWords('- 200 g coconut', '1. Melt the butter.')).toEqual(['description butter']);
    expect(certainWords('- egg-free mayonnaise', '1. Beat the eggs.')).toEqual(['description eggs']);
  });

  it('reports what the listed food may contain', () => {
    const recipe = parseRecipeTexts({
      title: 'Porridge',
      ingredients: '- oat milk',
      description: '1. Warm the milk.',
    });
    const { hits } = checkAgainstProfile(recipe, { intolerances: ['Gluten', 'Milk'] });
    expect(hits.map(({ word, reason }) => `${word}: ${reason}`)).toEqual([
      'oat milk: oat milk may have gluten. You listed gluten',
      'milk: oat milk may have gluten. You listed gluten',
    ]);
  });
});

describe('names of the dish itself', () => {
  const may = (title: string, ingredients: string, description: string) =>
    checkAgainstProfile(parseRecipeTexts({ title, ingredients, description }), veganCoeliac).hits.map(
      ({ source, word, certainty }) => `${source} ${word} ${certainty}`,
    );

  it('are not reported if the list says what the dish contains', () => {
    expect(may('Carrot soup', '- 4 carrots', '1. Blend the soup and season the sauce.')).toEqual([]);
    expect(may('Vegetable curry', '- 4 carrots', '1. Fry the spices.')).toEqual([]);
  });

  it('are reported without a list, if the list has them, and if they are certain', () => {
    expect(may('Carrot soup', '', '1. Warm it.')).toContain('title soup may contain');
    expect(may('A plate', '- 1 tin tomato soup', '1. Warm the soup.')).toContain(
      'description soup may contain',
    );
    expect(may('A plate', '- 4 carrots', '1. Stir in the pesto.')).toContain('description pesto contains');
  });
});
