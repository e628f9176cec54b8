import { describe, expect, it } from 'vitest';
import type { FoodHits } from '@/recipe/check/foodHits';
import type { Grade } from '@/recipe/check/marks';
import { foundIn } from '@/recipe-ui/check/announcement';

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
    expect(foundIn({ foods: grades.map(food), check: null })).toBe(sentence);
  });
});
