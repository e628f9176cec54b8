import { aProfile } from '@tests/support/builders';
import { describe, expect, it } from 'vitest';
import { savedProfileSchema } from '@/api/profile';
import { initialProfileValues } from '@/features/profile/initialProfileValues';
import { profileDraftSchema, profileFormSchema } from '@/profile/profileSchema';

const stored = (changes: Record<string, unknown> = {}) => savedProfileSchema.parse(aProfile(changes));

describe('initialProfileValues', () => {
  it('is empty for a new profile', () => {
    const values = Object.values(initialProfileValues(null)).flat();
    expect(values.every((value) => value === '')).toBe(true);
  });

  it('has the saved values', () => {
    expect(profileFormSchema.parse(initialProfileValues(stored()))).toEqual(aProfile());
  });

  it('removes unknown and repeated choices', () => {
    const values = initialProfileValues(
      stored({
        diet: 'Carnivore',
        intolerances: ['Nuts', 'Kryptonite', 'Nuts'],
        avoidIngredients: 'Oil, Pork',
      }),
    );
    expect(values.diet).toBe('');
    expect(values.intolerances).toEqual(['Nuts']);
    expect(values.avoidIngredients).toEqual(['Oil', 'Pork']);
  });

  it('prefers an allergy to a None beside it', () => {
    expect(initialProfileValues(stored({ intolerances: ['None', 'Nuts'] })).intolerances).toEqual(['Nuts']);
    expect(initialProfileValues(stored({ intolerances: ['None'] })).intolerances).toEqual(['None']);
  });

  it('has no age if none was stored', () => {
    expect(initialProfileValues(stored({ age: null })).age).toBe('');
    expect(initialProfileValues(stored({ age: '34' })).age).toBe('34');
  });

  it('has the draft’s values', () => {
    expect(profileDraftSchema.safeParse(initialProfileValues(null)).success).toBe(true);
  });
});
