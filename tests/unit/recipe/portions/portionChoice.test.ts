// @vitest-environment jsdom
import { aRecipe } from '@tests/support/builders';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '@/config/storageKeys';
import { readSharedValue } from '@/lib/sharedStorage';
import {
  findPortionCount,
  nextPortionCount,
  savedPortionsSchema,
  savePortionCount,
  saveUnits,
  unitsSchema,
} from '@/recipe/portions/portionChoice';
import { type Recipe, recipeSchema } from '@/recipe/recipe';

const recipe = (changes: Parameters<typeof aRecipe>[0] = {}) => recipeSchema.parse(aRecipe(changes));
const key = 'sazon.draft.cook-1.portions';
const readCount = (ownerId: string, of: Recipe) =>
  findPortionCount(readSharedValue(storageKeys.portions(ownerId), savedPortionsSchema), of);
const readUnits = () => readSharedValue(storageKeys.units, unitsSchema);

describe('the portions of a recipe', () => {
  it('are stored per cook and recipe, and deleted if they are as written', () => {
    const soup = recipe();
    expect(readCount('cook-1', soup)).toBe(2);
    savePortionCount('cook-1', soup, 5);
    expect(readCount('cook-1', soup)).toBe(5);
    expect(readCount('cook-2', soup)).toBe(2);
    expect(readCount('cook-1', recipe())).toBe(2);
    savePortionCount('cook-1', soup, 2);
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('are stored by its text for a recipe without id', () => {
    const quick = recipe({ _id: '' });
    savePortionCount('visitor', quick, 3);
    expect(readCount('visitor', { ...quick })).toBe(3);
    expect(readCount('visitor', { ...quick, ingredientes: '- 1 leek' })).toBe(2);
  });

  it('are stored for the last fifty recipes', () => {
    const recipes = Array.from({ length: 60 }, (_, index) => recipe({ _id: `recipe-${index}` }));
    for (const one of recipes) savePortionCount('cook-1', one, 4);
    expect(recipes.filter((one) => readCount('cook-1', one) === 4)).toHaveLength(50);
    expect(readCount('cook-1', recipes[9] ?? recipe())).toBe(2);
  });

  it.each(['{', '[{"recipe":1}]', '[{"recipe":"x","count":-2}]', '"x"'])(
    'are as written if storage has %s',
    (kept) => {
      window.localStorage.setItem(key, kept);
      expect(readCount('cook-1', recipe())).toBe(2);
    },
  );

  it('change by one within bounds, or by factors if the recipe does not say how many it serves', () => {
    expect(nextPortionCount({ diners: 4 }, 4, 1)).toBe(5);
    expect(nextPortionCount({ diners: 4 }, 1, -1)).toBeNull();
    expect(nextPortionCount({ diners: 4 }, 99, 1)).toBeNull();
    expect(nextPortionCount({ diners: 250 }, 249, 1)).toBe(250);
    expect([0.5, 1, 2, 3].map((count) => nextPortionCount({ diners: null }, count, 1))).toEqual([
      1,
      2,
      3,
      null,
    ]);
    expect(nextPortionCount({ diners: null }, 0.5, -1)).toBeNull();
    expect(nextPortionCount({ diners: 0 }, 1, -1)).toBe(0.5);
  });
});

describe('the units of a cook', () => {
  it('are stored, and ignored if invalid', () => {
    expect(readUnits()).toBeNull();
    saveUnits('us');
    expect(readUnits()).toBe('us');
    window.localStorage.setItem('sazon.units', '"cubits"');
    expect(readUnits()).toBeNull();
    saveUnits('as written');
    expect(window.localStorage.getItem('sazon.units')).toBeNull();
  });
});
