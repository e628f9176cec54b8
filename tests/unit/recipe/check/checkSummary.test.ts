import { describe, expect, it } from 'vitest';
import type { FoodHits } from '@/recipe/check/foodHits';
import type { Grade } from '@/recipe/check/marks';
import { checkSummary } from '@/recipe-ui/check/checkSummary';

const food = (grade: Grade): FoodHits => ({
  id: 'butter',
  name: 'butter',
  language: 'en',
  grade,
  entries: [],
  places: [],
  words: [],
});

describe('what the check found, in a sentence', () => {
  it.each<[readonly Grade[], string]>([
    [
      ['contains', 'contains', 'may contain', 'note'],
      '2 foods go against it, 1 food may, 1 note about your health.',
    ],
    [['may contain'], '1 food may go against it.'],
    [['may contain', 'may contain', 'note'], '2 foods may go against it, 1 note about your health.'],
    [['note', 'note'], '2 notes about your health.'],
    [[], 'Nothing you listed was found by its name.'],
  ])('%j', (grades, sentence) => {
    expect(checkSummary({ foods: grades.map(food), profileCheck: null, unread: undefined })).toBe(sentence);
  });

  it.each<[readonly Grade[], string]>([
    [
      [],
      '2 ingredients and 1 step could not be checked; nothing you listed was found by its name in the rest.',
    ],
    [['note'], '1 note about your health, 2 ingredients and 1 step could not be checked.'],
  ])('with parts that could not be read: %j', (grades, sentence) => {
    const unread = { ingredients: 2, description: 1 };
    expect(checkSummary({ foods: grades.map(food), profileCheck: null, unread })).toBe(sentence);
  });
});
