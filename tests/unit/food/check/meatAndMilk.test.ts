import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';

function kosher(ingredients: string, description = '', diet = 'Kosher'): string[] {
  const { hits } = checkAgainstProfile(parseRecipeTexts({ title: '', ingredients, description }), { diet });
  return [...new Set(hits.map(({ word, certainty, reason }) => `${word} ${certainty}: ${reason}`))];
}

describe('a Kosher diet', () => {
  it('reports meat and milk in one recipe, and names both foods', () => {
    expect(kosher('- beef mince\n- cheddar')).toEqual([
      'beef mince contains: beef mince and cheddar: a Kosher diet keeps meat and milk apart',
      'cheddar contains: cheddar and beef mince: a Kosher diet keeps meat and milk apart',
    ]);
    expect(kosher('- chicken stock', 'Finish with butter.')).toHaveLength(2);
  });

  it('allows either alone, fish with milk, and substitutes', () => {
    expect(kosher('- beef mince\n- carrots')).toEqual([]);
    expect(kosher('- salmon\n- cream')).toEqual([]);
    expect(kosher('- beef mince\n- vegan cheese')).toEqual([]);
    expect(kosher('- vegan burger\n- cheddar')).toEqual([]);
  });

  it('reports a possible conflict if one of the foods is only possible', () => {
    expect(kosher('- beef mince', 'Serve with yoghurt.').map((one) => one.split(':')[0])).toEqual([
      'beef mince may contain',
      'yoghurt may contain',
    ]);
  });

  it('is the only diet with this rule', () => {
    expect(kosher('- beef mince\n- cheddar', '', 'Halal')).toEqual([]);
  });
});
