import { aProfile } from '@tests/support/builders';
import { describe, expect, it } from 'vitest';
import { storedProfileSchema } from '@/api/profile';
import { initialValues } from '@/features/profile/initialValues';
import { profileDraftSchema, profileSchema } from '@/profile/profileSchema';

const stored = (changes: Record<string, unknown> = {}) => storedProfileSchema.parse(aProfile(changes));

describe('initialValues', () => {
  it('is empty for a new profile', () => {
    const values = Object.values(initialValues(null)).flat();
    expect(values.every((value) => value === '')).toBe(true);
  });

  it('gives back what was saved', () => {
    expect(profileSchema.parse(initialValues(stored()))).toEqual(aProfile());
  });

  it('drops choices the form does not know, and repeats', () => {
    const values = initialValues(
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

  it('believes an allergy over a None beside it', () => {
    expect(initialValues(stored({ intolerances: ['None', 'Nuts'] })).intolerances).toEqual(['Nuts']);
    expect(initialValues(stored({ intolerances: ['None'] })).intolerances).toEqual(['None']);
  });

  it('shows no age where none was stored', () => {
    expect(initialValues(stored({ age: null })).age).toBe('');
    expect(initialValues(stored({ age: '34' })).age).toBe('34');
  });

  it('is a draft as it stands', () => {
    expect(profileDraftSchema.safeParse(initialValues(null)).success).toBe(true);
  });
});
