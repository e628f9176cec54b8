import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';

const profile = { intolerances: ['Milk', 'Eggs', 'Wheat', 'Shellfish', 'Sulfites', 'Nightshades', 'Nuts'] };

function checked(...lines: string[]) {
  const ingredients = lines.map((line) => `- ${line}`).join('\n');
  const check = checkAgainstProfile(parseRecipeTexts({ title: '', ingredients, description: '' }), profile);
  return { ...check, told: check.hits.map(({ word, value, grade }) => `${word} ${value} ${grade}`) };
}

describe('a food that the list misspells by a letter', () => {
  it.each<[string, string]>([
    ['2 tbsp Mayonaise', 'Mayonaise Eggs may contain'],
    ['4 ripe Tomatos', 'Tomatos Nightshades may contain'],
    ['1 glass White whine', 'White whine Sulfites may contain'],
    ['200 g mozarella', 'mozarella Milk may contain'],
    ['peeled shrmps', 'shrmps Shellfish may contain'],
    ['un puñado de almendrs', 'almendrs Nuts may contain'],
  ])('is possible, with the word as read: %s', (line, expected) => {
    const { told, uncheckable, hits } = checked(line);
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
  ])('is not looked for in ordinary and in short words: %s', (line) => {
    expect(checked(line)).toMatchObject({ told: [], uncheckable: [line] });
  });

  it('is not looked for in a line that names a food', () => {
    expect(checked('2 carrots, chopt fine, no buttter').told).toEqual([]);
  });

  it('comes to an end with a list of unknown words', () => {
    const { hits } = checked(...Array.from({ length: 20_000 }, (_, index) => `mayonais${index} flumfling`));
    expect(hits).toEqual([]);
  });
});
