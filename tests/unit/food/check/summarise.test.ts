import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { summarise } from '@/food/check/summarise';

const summaryOf = (ingredients: string, profile: Parameters<typeof checkAgainstProfile>[1]) =>
  summarise(checkAgainstProfile(parseRecipeTexts({ title: '', ingredients, description: '' }), profile).hits);

it('gathers the places of one food against one entry', () => {
  const [group, ...others] = summaryOf('milk\nrich milk\nMilk', { intolerances: ['Milk'] });
  expect(others).toEqual([]);
  expect(group?.places).toEqual([
    { source: 'ingredients', start: 0, end: 4, word: 'milk' },
    { source: 'ingredients', start: 10, end: 14, word: 'milk' },
    { source: 'ingredients', start: 15, end: 19, word: 'Milk' },
  ]);
});

it('keeps foods and entries apart, gravest first', () => {
  const groups = summaryOf('soy sauce, oats, milk', {
    intolerances: ['Gluten', 'Milk', 'Lactose'],
    healthConditions: ['Hypertension'],
  });
  expect(groups.map(({ ingredient, value, grade }) => `${ingredient.id} ${value} ${grade}`)).toEqual([
    'soy-sauce Gluten contains',
    'milk Lactose contains',
    'milk Milk contains',
    'oats Gluten may contain',
    'soy-sauce Hypertension note',
  ]);
});

it('is empty for no hits', () => expect(summarise([])).toEqual([]));
