import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { groupHits } from '@/food/check/groupHits';

const summaryOf = (ingredients: string, profile: Parameters<typeof checkAgainstProfile>[1]) =>
  groupHits(checkAgainstProfile(parseRecipeTexts({ title: '', ingredients, description: '' }), profile).hits);

it('groups the places of one food and one entry', () => {
  const [group, ...others] = summaryOf('milk\nrich milk\nMilk', { intolerances: ['Milk'] });
  expect(others).toEqual([]);
  expect(group?.places).toEqual([
    { source: 'ingredients', start: 0, end: 4, word: 'milk' },
    { source: 'ingredients', start: 10, end: 14, word: 'milk' },
    { source: 'ingredients', start: 15, end: 19, word: 'Milk' },
  ]);
});

it('separates foods and entries, the most certain first', () => {
  const groups = summaryOf('soy sauce, oats, milk', {
    intolerances: ['Gluten', 'Milk', 'Lactose'],
    healthConditions: ['Hypertension'],
  });
  expect(groups.map(({ ingredient, value, certainty }) => `${ingredient.id} ${value} ${certainty}`)).toEqual([
    'soy-sauce Gluten contains',
    'milk Lactose contains',
    'milk Milk contains',
    'oats Gluten may contain',
    'soy-sauce Hypertension advice',
  ]);
});

it('is empty for no hits', () => expect(groupHits([])).toEqual([]));
