import { describe, expect, it } from 'vitest';
import { recipeDraftSchema, recipeFormSchema } from '@/request/recipeRequest';
import { readUnownedRecipeType } from '@/request/themes';

const filled = {
  ingredientes: 'Eggs',
  tiempoCoccion: '30',
  diners: '4',
  tipoComida: 'Lunch',
  necesidadesDiners: '',
  tipoReceta: 'Vegan Bliss',
};

describe('recipeRequestSchema', () => {
  // Claims 5.8, 5.9
  it('reports each missing field with the specified message', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));
    const { error } = recipeFormSchema.safeParse(empty);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['ingredientes', 'Ingredients are required'],
      ['tiempoCoccion', 'Cooking time is required'],
      ['diners', 'Number of diners is required'],
      ['tipoComida', 'Type of food is required'],
      ['tipoReceta', 'Recipe type is required'],
    ]);
  });

  it('treats blanks as empty', () => {
    expect(recipeFormSchema.safeParse({ ...filled, ingredientes: '  \n ' }).success).toBe(false);
  });

  // Claims 5.11, 5.13
  it('does not change values and has no numeric bounds', () => {
    const typed = { ...filled, ingredientes: ' Eggs ', tiempoCoccion: '-5', diners: '1000' };
    expect(recipeFormSchema.parse(typed)).toEqual(typed);
  });
});

describe('recipeDraftSchema', () => {
  it('restores the typed values with the recipe type chosen now', () => {
    const draft = recipeDraftSchema('Street Eats').parse({ ...filled, diners: '' });
    expect(draft).toEqual({ ...filled, diners: '', tipoReceta: 'Street Eats' });
  });

  it('empties unreadable fields', () => {
    const draft = recipeDraftSchema('Street Eats').parse({ ingredientes: 7, tipoComida: 'Elevenses' });
    expect(draft).toMatchObject({ ingredientes: '', tipoComida: '', necesidadesDiners: '' });
  });

  it.each([null, 'eggs', 3])('rejects a draft that is %j', (draft) => {
    expect(recipeDraftSchema('Street Eats').safeParse(draft).success).toBe(false);
  });
});

describe('readUnownedRecipeType', () => {
  it('returns the type of the theme button', () => {
    expect(readUnownedRecipeType({ buttonName: "From the Chef's Table" })).toBe("From the Chef's Table");
  });

  // Claim 2.44
  it.each([
    [null],
    [undefined],
    ['Vegan Bliss'],
    [12],
    [[{ buttonName: 'Vegan Bliss' }]],
    [{}],
    [{ buttonName: 3 }],
    [{ buttonName: ' ' }],
    [{ buttonName: 'x'.repeat(61) }],
  ])('returns the default for %j', (state) => expect(readUnownedRecipeType(state)).toBe('Default Recipe'));
});
