import { describe, expect, it } from 'vitest';
import { recipeSchema } from '@/recipe/recipe';

/** Returns the texts of a recipe with these fields, and the number of unreadable entries. */
function read(fields: Record<string, unknown>) {
  const recipe = recipeSchema.parse({ _id: 'r1', ...fields });
  // List, page, navigation state and cache each parse it again.
  expect(recipeSchema.parse(structuredClone(recipe))).toEqual(recipe);
  return recipe;
}

describe('ingredients sent as data', () => {
  it.each<[string, unknown, string[]]>([
    ['an array of texts', ['2 eggs', '1 leek'], ['2 eggs', '1 leek']],
    ['texts and numbers', ['2 eggs', 3], ['2 eggs', '3']],
    ['arrays in an array', [['2 eggs', '1 leek'], ['salt']], ['2 eggs', '1 leek', 'salt']],
    ['an array as JSON', ' [ "2 eggs", 3 ]\n', ['2 eggs', '3']],
    ['objects as JSON', '[{"name":"egg"}]', ['egg']],
    [
      'objects, in the words of one server or another',
      [
        { name: 'flour', amount: 200, unit: 'g' },
        { ingredient: 'eggs', quantity: '2', unit: null },
        { nombre: 'sal', cantidad: '1 pizca', _id: 'x1' },
        { item: 'milk', amount: { value: 1.5, unit: 'cups' }, optional: true },
        { text: '1 leek' },
      ],
      ['200 g flour', '2 eggs', '1 pizca sal', '1.5 cups milk', '1 leek'],
    ],
    ['what else an object says', [{ name: 'leek', note: 'sliced' }], ['leek (note: sliced)']],
    [
      'amounts by name',
      { flour: '200 g', eggs: 2, salt: null, olive_oil: { amount: 1, unit: 'tbsp' } },
      ['200 g flour', '2 eggs', 'salt', '1 tbsp olive oil'],
    ],
    ['a map for each', [{ flour: '200 g' }, { eggs: 2 }], ['200 g flour', '2 eggs']],
    [
      'groups by name',
      { Dough: ['200 g flour'], Filling: ['2 eggs'] },
      ['Dough:', '200 g flour', 'Filling:', '2 eggs'],
    ],
    ['groups with items', [{ name: 'Dough', items: ['200 g flour'] }], ['Dough:', '200 g flour']],
    ['an object with places for names', { 0: '2 eggs', 1: 'salt' }, ['2 eggs', 'salt']],
  ])('are read from %s', (_, ingredientes, lines) => {
    const recipe = read({ ingredientes });
    expect(recipe.ingredientes.split('\n')).toEqual(lines);
    expect(recipe.unread).toBeUndefined();
  });

  it.each<[string, unknown, string, number]>([
    ['a null among texts', ['2 eggs', null, 'salt'], '2 eggs\nsalt', 1],
    ['amounts of nothing, and nothing', [{}, { amount: 3, unit: 'g' }, true, 'salt'], 'salt', 3],
    ['what a map denies', { nuts: false, salt: '1 g' }, '1 g salt', 1],
    ['a list of nothing else', [null, null], '', 2],
    ['no list at all', true, '', 1],
    ['what lies too deep', [[[[[[[[[[['salt']]]]]]]]]], 'eggs'], 'eggs', 1],
  ])('are counted as unreadable: %s', (_, ingredientes, text, ingredients) => {
    const recipe = read({ descripcionReceta: '# Soup', ingredientes });
    expect(recipe.ingredientes).toBe(text);
    expect(recipe.unread).toEqual({ ingredients, description: 0 });
  });

  it.each([['["2 eggs"'], ['[2 eggs]'], ['{{salt}}'], ['a [b]'], ['']])('do not change: %j', (text) => {
    expect(read({ descripcionReceta: '# Soup', ingredientes: text })).toMatchObject({
      ingredientes: text,
      unread: undefined,
    });
  });

  it.each([[null], [undefined], [[]], [{}]])('are empty: %j', (ingredientes) => {
    expect(read({ descripcionReceta: '# Soup', ingredientes })).toMatchObject({
      ingredientes: '',
      unread: undefined,
    });
  });

  it('are read from JSON of any depth', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(read({ descripcionReceta: '# Soup', ingredientes: deep }).unread?.ingredients).toBe(1);
  });
});

describe('a description sent as data', () => {
  it.each<[string, unknown, string]>([
    ['lines', ['# Soup', '1. Chop', '2. Fry'], '# Soup\n1. Chop\n2. Fry'],
    [
      'steps with numbers',
      [
        { step: 1, text: 'Chop' },
        { step: 2, text: 'Fry', time: '5 min' },
      ],
      '1. Chop\n2. Fry (time: 5 min)',
    ],
    ['steps without', [{ step: 'Chop' }, { instruction: 'Fry' }], '1. Chop\n2. Fry'],
    ['a title and steps', ['# Sopa', { paso: 1, descripción: 'Pica' }], '# Sopa\n1. Pica'],
    ['steps with titles', [{ title: 'Prep', text: 'Chop' }], '1. **Prep** Chop'],
    [
      'a recipe',
      {
        title: 'Soup',
        serves: 4,
        ingredients: ['leek', { name: 'egg', amount: 2 }],
        steps: ['Chop', 'Fry'],
        image: null,
      },
      '# Soup\n\n\nServes: 4\n\n## Ingredients\n\n- leek\n- 2 egg\n\n## Steps\n\n1. Chop\n2. Fry',
    ],
    ['JSON', '{"title":"Soup","description":"Good."}', '# Soup\n\nGood.'],
  ])('is read from %s', (_, descripcionReceta, text) => {
    const recipe = read({ descripcionReceta });
    expect(recipe.descripcionReceta).toBe(text);
    expect(recipe.unread).toBeUndefined();
  });

  it('has its unreadable steps counted', () => {
    const recipe = read({ descripcionReceta: ['# Soup', null, { step: 2 }, { text: 'Fry' }] });
    expect(recipe.descripcionReceta).toBe('# Soup\n4. Fry');
    expect(recipe.unread).toEqual({ ingredients: 0, description: 2 });
  });
});

it.each([{}, { ingredientes: [] }, { descripcionReceta: {} }])('a recipe is not %j', (fields) => {
  expect(recipeSchema.safeParse({ _id: 'r1', ...fields }).success).toBe(false);
});
