import { describe, expect, it } from 'vitest';
import { againOf, placeOf } from '@/recipe/again/againState';
import { ingredientNames } from '@/recipe/again/requestFromRecipe';
import { withNote, withoutFood } from '@/recipe/again/withoutFood';
import { compareIngredients } from '@/recipe/compare/compareIngredients';
import { recipeSchema } from '@/recipe/recipe';

const recipe = recipeSchema.parse({ _id: 'r1', descripcionReceta: '# Soup', ingredientes: 'salt' });

describe('withoutFood', () => {
  it.each([
    ['Eggs, Butter, Rice', 'butter', [], 'Eggs, Rice'],
    ['butter, eggs', 'butter', [], 'eggs'],
    ['eggs and butter', 'butter', [], 'eggs'],
    ['eggs, onions', 'onion', [], 'eggs'],
    ['onion, eggs', 'onions', [], 'eggs'],
    ['huevos y mantequilla, arroz', 'butter', ['mantequilla'], 'huevos, arroz'],
    ['soy sauce, soy milk', 'soy sauce', [], 'soy milk'],
    ['a cup of butter; rice', 'butter', [], 'rice'],
    ['Jalapeños, rice', 'jalapeño', [], 'rice'],
    ['butternut squash, rice', 'butter', [], 'butternut squash, rice'],
    ['butter', 'butter', [], ''],
    ['eggs\nbutter\nrice', 'butter', [], 'eggs\nrice'],
    ['eggs, rice', '!!!', [], 'eggs, rice'],
  ])('%j without %s', (ingredients, name, words, left) => {
    expect(withoutFood(ingredients, { name, words })).toBe(left);
  });
});

describe('withNote', () => {
  it.each([
    ['', 'without butter'],
    ['Mild', 'Mild, without butter'],
    ['Mild, please.', 'Mild, please. without butter'],
    ['Mild, Without Butter', 'Mild, Without Butter'],
  ])('%j', (note, expected) => expect(withNote(note, 'butter')).toBe(expected));
});

describe('ingredientNames', () => {
  it('names the foods without amounts, each once, and keeps what it does not know', () => {
    const ingredientes = '- 2 tbsp butter\n- 400 g pasta\n- 1 zorgle\n- more butter\n- cumin and dill';
    expect(ingredientNames({ ingredientes })).toBe('butter, pasta, 1 zorgle, cumin, dill');
  });
});

describe('againOf', () => {
  const again = {
    without: 'butter',
    request: { ingredientes: 'eggs', tiempoCoccion: '30', tipoComida: 'Feast', diners: 4 },
    former: recipe,
    back: { to: '/recipe/r1', hasState: false },
  };

  it('reads a second try, forgiving an odd field', () => {
    expect(againOf({ buttonName: 'Sweet Treats', again }, 'Sweet Treats')).toMatchObject({
      without: 'butter',
      request: {
        ingredientes: 'eggs',
        tiempoCoccion: '30',
        diners: '',
        tipoComida: '',
        tipoReceta: 'Sweet Treats',
      },
    });
  });

  it.each([
    [null],
    ['again'],
    [{ again: null }],
    [{ again: { ...again, without: ' ' } }],
    [{ again: { ...again, former: {} } }],
    [{ again: { ...again, back: { to: 'https://example.com', hasState: false } } }],
  ])('finds none in %j', (state) => expect(againOf(state, 'x')).toBeNull());

  it('knows where the former recipe stands', () => {
    expect(placeOf(recipe, '/recipes')).toEqual({ to: '/recipe/r1', hasState: false });
    expect(placeOf(recipe, '/newrecipe')).toEqual({ to: '/newRecipe', hasState: true });
    expect(placeOf(recipe, '/quick-recipe-result')).toEqual({ to: '/quick-recipe-result', hasState: true });
  });
});

describe('compareIngredients', () => {
  it('tells what stayed, changed, went and came', () => {
    expect(
      compareIngredients(
        '- 2 tbsp butter\n- 400 g pasta\n- 1  Onion',
        '- 200 g pasta\n- 1 onion\n- 2 tbsp oil',
      ),
    ).toEqual({
      former: [
        { text: '2 tbsp butter', fate: 'gone' },
        { text: '400 g pasta', fate: 'other' },
        { text: '1  Onion', fate: 'same' },
      ],
      now: [
        { text: '200 g pasta', fate: 'other' },
        { text: '1 onion', fate: 'same' },
        { text: '2 tbsp oil', fate: 'new' },
      ],
    });
  });

  it('holds unknown lines against one another by their words alone', () => {
    const { former, now } = compareIngredients('- zorgle\n- blarg', '- ZORGLE\n- fnord');
    expect(former.map(({ fate }) => fate)).toEqual(['same', 'gone']);
    expect(now.map(({ fate }) => fate)).toEqual(['same', 'new']);
  });
});
