import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';

const profile = { intolerances: ['Milk', 'Eggs', 'Wheat', 'Shellfish', 'Sulfites', 'Nightshades', 'Nuts'] };

function checkLines(...lines: string[]) {
  const ingredients = lines.map((line) => `- ${line}`).join('\n');
  const check = checkAgainstProfile(parseRecipeTexts({ title: '', ingredients, description: '' }), profile);
  return { ...check, told: check.hits.map(({ word, value, certainty }) => `${word} ${value} ${certainty}`) };
}

describe('a listed food that is misspelled by one letter', () => {
  it.each<[string, string]>([
    ['2 tbsp Mayonaise', 'Mayonaise Eggs may contain'],
    ['4 ripe Tomatos', 'Tomatos Nightshades may contain'],
    ['1 glass White whine', 'White whine Sulfites may contain'],
    ['200 g mozarella', 'mozarella Milk may contain'],
    ['peeled shrmps', 'shrmps Shellfish may contain'],
    ['un puñado de almendrs', 'almendrs Nuts may contain'],
  ])('is possible, with the corrected word: %s', (line, expected) => {
    const { told, uncheckable, hits } = checkLines(line);
    expect(told).toContain(expected);
    expect(told.every((one) => one.endsWith('may contain'))).toBe(true);
    expect(uncheckable).toEqual([]);
    expect(hits[0]?.reason).toMatch(/ \(if “.+” means .+\)$/);
  });

  it.each([
    '10 slices',
    '4 sticks',
    'toasted and sweetened',
    'birthday candles',
    'paper liners',
    'en rodajas y picadas',
    'better than bitter',
    'flumf',
    'zorblax cubes',
    'buter',
  ])('is not searched for in common or short words: %s', (line) => {
    expect(checkLines(line)).toMatchObject({ told: [], uncheckable: [line] });
  });

  it('is not searched for in a line that names a food', () => {
    expect(checkLines('2 carrots, chopt fine, no buttter').told).toEqual([]);
  });

  it('is searched for in a long list of unknown words without hanging', () => {
    const { hits } = checkLines(
      ...Array.from({ length: 20_000 }, (_, index) => `mayonais${index} flumfling`),
    );
    expect(hits).toEqual([]);
  });
});
