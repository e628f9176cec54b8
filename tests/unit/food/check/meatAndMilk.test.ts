import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';

function kosher(ingredients: string, description = '', diet = 'Kosher'): string[] {
  const { hits } = checkAgainstProfile(parseRecipeTexts({ title: '', ingredients, description }), { diet });
  return [...new Set(hits.map(({ word, grade, reason }) => `${word} ${grade}: ${reason}`))];
}

describe('a Kosher diet', () => {
  it('keeps meat and milk apart, and says which foods meet', () => {
    expect(kosher('- beef mince\n- cheddar')).toEqual([
      'beef mince contains: beef mince and cheddar: a Kosher diet keeps meat and milk apart',
      'cheddar contains: cheddar and beef mince: a Kosher diet keeps meat and milk apart',
    ]);
    expect(kosher('- chicken stock', 'Finish with butter.')).toHaveLength(2);
  });

  it('has nothing against either alone, against fish with milk, or against what stands in for one', () => {
    expect(kosher('- beef mince\n- carrots')).toEqual([]);
    expect(kosher('- salmon\n- cream')).toEqual([]);
    expect(kosher('- beef mince\n- vegan cheese')).toEqual([]);
    expect(kosher('- vegan burger\n- cheddar')).toEqual([]);
  });

  it('is told as possible where one of them only may be meant', () => {
    expect(kosher('- beef mince', 'Serve with yoghurt.').map((one) => one.split(':')[0])).toEqual([
      'beef mince may contain',
      'yoghurt may contain',
    ]);
  });

  it('is nobody else’s rule', () => {
    expect(kosher('- beef mince\n- cheddar', '', 'Halal')).toEqual([]);
  });
});
