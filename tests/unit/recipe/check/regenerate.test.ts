import { describe, expect, it } from 'vitest';
import { detectLanguageOrEnglish } from '@/food/text/language';
import { createNavigationState } from '@/recipe/navigationState';
import { recipeSchema } from '@/recipe/recipe';
import { addExclusionToNote, isEntryForFood, removeEntries } from '@/recipe/regenerate/excludedFood';
import { foodDisplayName } from '@/recipe/regenerate/foodName';
import { detectNameLanguage, ingredientNames, removeFood } from '@/recipe/regenerate/requestFoods';
import { compareIngredients } from '@/recipe-ui/compare/compareIngredients';
import { readRegenerateState, recipeLocation } from '@/recipe-ui/regenerate/useRegenerateWithout';

const recipe = recipeSchema.parse({ _id: 'r1', descripcionReceta: '# Soup', ingredientes: 'salt' });

describe('a list without a food', () => {
  const byWords = (ingredients: string, name: string, words: readonly string[]) =>
    removeEntries(ingredients, (entry) => isEntryForFood(entry, { name, words }));

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
    expect(byWords(ingredients, name, words)).toBe(left);
    expect(removeFood(ingredients, { id: null, name, words })).toBe(left);
  });

  it.each([
    ['Eggs, rice', 'egg', 'huevo', 'rice'],
    ['Huevos, arroz', 'egg', 'egg', 'arroz'],
    ['leche entera, oat milk, leche de coco', 'milk', 'milk', 'oat milk, leche de coco'],
    ['zumo de naranja, azúcar', 'orange-juice', 'orange juice', 'azúcar'],
  ])('%j without the food %s, whatever its language', (ingredients, id, name, left) => {
    expect(removeFood(ingredients, { id, name, words: [] })).toBe(left);
    expect(removeFood(ingredients, { id: null, name, words: [] })).toBe(left);
  });

  it('removes an unknown food by its words', () => {
    const zorgle = { id: 'zorgle', name: 'Zorgle', words: ['zorgles'] };
    expect(removeFood('rice, two zorgles, butter', zorgle)).toBe('rice, butter');
  });
});

describe('the name of a food', () => {
  it.each([
    ['egg', ['huevos'], 'en', 'huevo', 'es'],
    ['egg', ['eggs'], 'es', 'egg', 'en'],
    ['milk', ['whole milk'], 'es', 'milk', 'en'],
    ['milk', ['leche'], 'en', 'leche', 'es'],
    ['potato', ['papas'], 'en', 'patata', 'es'],
    ['walnuts', ['nueces'], 'en', 'nueces', 'es'],
    ['tofu', ['tofu'], 'es', 'tofu', 'es'],
    ['tofu', ['tofu'], 'en', 'tofu', 'en'],
    ['lemon', ['limón', 'limones'], 'en', 'limón', 'es'],
    ['vegan-yoghurt', ['Dairy-free yoghurt'], 'en', 'dairy-free yoghurt', 'en'],
    ['zorgle', ['Zorgles'], 'es', 'Zorgles', 'es'],
  ] as const)('%s, written %j in a recipe in %s', (id, words, around, name, language) => {
    expect(foodDisplayName(id, words, around)).toEqual({ name, language });
  });

  it.each([
    ['Bate los huevos con el queso y añade la leche.', 'es'],
    ['Whisk the eggs with the cheese and add the milk.', 'en'],
    ['Zorgle', 'en'],
    ['', 'en'],
  ])('%j', (text, language) => expect(detectLanguageOrEnglish(text)).toBe(language));

  it.each([
    ['huevo', 'es'],
    ['eggs', 'en'],
    ['zorgle', 'es'],
    ['tofu', 'es'],
  ])('%s, typed for a Spanish recipe', (name, language) => {
    const tortilla = { ...recipe, descripcionReceta: '# Tortilla de patatas\n\nBate los huevos con la sal.' };
    expect(detectNameLanguage(name, tortilla)).toBe(language);
  });
});

describe('addExclusionToNote', () => {
  it.each([
    ['', 'without butter'],
    ['Mild', 'Mild, without butter'],
    ['Mild, please.', 'Mild, please. without butter'],
    ['Mild, Without Butter', 'Mild, Without Butter'],
  ])('%j', (note, expected) => expect(addExclusionToNote(note, 'butter', 'en')).toBe(expected));

  it('uses the language of the name', () => {
    expect(addExclusionToNote('Suave', 'huevo', 'es')).toBe('Suave, sin huevo');
    expect(addExclusionToNote('Suave, sin huevo', 'huevo', 'es')).toBe('Suave, sin huevo');
  });
});

describe('ingredientNames', () => {
  it('names the foods without amounts, each once, and keeps unknown ones', () => {
    const ingredientes = '- 2 tbsp butter\n- 400 g pasta\n- 1 zorgle\n- more butter\n- cumin and dill';
    expect(ingredientNames({ ingredientes })).toBe('butter, pasta, 1 zorgle, cumin, dill');
  });
});

describe('readRegenerateState', () => {
  const regenerate = {
    without: 'butter',
    request: { ingredientes: 'eggs', tiempoCoccion: '30', tipoComida: 'Feast', diners: 4 },
    former: recipe,
    back: { to: '/recipe/r1', hasState: false },
  };

  it('reads a regenerated recipe, with a malformed field', () => {
    const state = createNavigationState('cook-1', { buttonName: 'Sweet Treats', regenerate });
    expect(readRegenerateState('cook-1', state, 'Sweet Treats')).toMatchObject({
      without: 'butter',
      language: 'en',
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
    ['regenerate'],
    [{ regenerate: null }],
    [{ regenerate: { ...regenerate, without: ' ' } }],
    [{ regenerate: { ...regenerate, former: {} } }],
    [{ regenerate: { ...regenerate, back: { to: 'https://example.com', hasState: false } } }],
  ])('returns null for %j', (state) => {
    const owned =
      typeof state === 'object' && state !== null ? createNavigationState('cook-1', state) : state;
    expect(readRegenerateState('cook-1', owned, 'x')).toBeNull();
  });

  it.each(['cook-2', 'visitor'])('returns null to %s if it belongs to another user', (ownerId) => {
    expect(readRegenerateState(ownerId, createNavigationState('cook-1', { regenerate }), 'x')).toBeNull();
    expect(readRegenerateState(ownerId, { regenerate }, 'x')).toBeNull();
  });

  it('has the address of the previous recipe', () => {
    expect(recipeLocation(recipe, '/recipes')).toEqual({ to: '/recipe/r1', hasState: false });
    expect(recipeLocation(recipe, '/newrecipe')).toEqual({ to: '/newRecipe', hasState: true });
    expect(recipeLocation(recipe, '/quick-recipe-result')).toEqual({
      to: '/quick-recipe-result',
      hasState: true,
    });
  });
});

describe('compareIngredients', () => {
  it('returns unchanged, changed, removed and added lines', () => {
    expect(
      compareIngredients(
        '- 2 tbsp butter\n- 400 g pasta\n- 1  Onion',
        '- 200 g pasta\n- 1 onion\n- 2 tbsp oil',
      ),
    ).toEqual([
      { change: 'removed', previousText: '2 tbsp butter', newText: null },
      { change: 'changed', previousText: '400 g pasta', newText: '200 g pasta' },
      { change: 'same', previousText: '1  Onion', newText: '1 onion' },
      { change: 'added', previousText: null, newText: '2 tbsp oil' },
    ]);
  });

  it('keeps the order of the new recipe, with removed lines in their place', () => {
    const fates = compareIngredients(
      '- 1 onion\n- 2 tbsp butter\n- 1 leek\n- salt',
      '- salt\n- pepper\n- 1 onion',
    );
    expect(fates.map(({ change, previousText, newText }) => `${change} ${newText ?? previousText}`)).toEqual([
      'same salt',
      'added pepper',
      'same 1 onion',
      'removed 2 tbsp butter',
      'removed 1 leek',
    ]);
  });

  it('pairs each line once', () => {
    const fates = compareIngredients('- 1 onion\n- 1 onion', '- 1 onion\n- 2 onions\n- 3 onions');
    expect(fates.map(({ change }) => change)).toEqual(['same', 'changed', 'added']);
  });

  it('compares unknown lines by their words', () => {
    const lines = compareIngredients('- zorgle\n- blarg', '- ZORGLE\n- fnord');
    expect(lines.map(({ change }) => change)).toEqual(['same', 'removed', 'added']);
  });
});
