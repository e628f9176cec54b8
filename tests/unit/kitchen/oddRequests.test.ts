import { describe, expect, it } from 'vitest';
import { composeDish } from '@/kitchen/composeDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import type { KitchenRequest } from '@/kitchen/read/types';

const composed = (ingredientes: string, changes: Partial<KitchenRequest> = {}) =>
  composeDish(
    {
      ingredientes,
      tipoComida: 'Dinner',
      tiempoCoccion: '30',
      diners: 2,
      tipoReceta: 'Default Recipe',
      necesidadesDiners: '',
      ...changes,
    },
    null,
    1,
    allDishes,
  );

const nothingRead = 'No food could be read in your list, so this is a simple dish that needs little.';

describe('a box that names no food', () => {
  it.each([
    ['nonsense', 'asdf qwer zxcv'],
    ['pictures of no food', '🚗🎉'],
    ['Chinese', '鸡肉, 米饭, 胡萝卜'],
    ['Arabic', 'دجاج وأرز'],
    ['Cyrillic', 'курица, рис'],
    ['punctuation', '!!! ??? ,,, ;;;'],
    ['things', 'stones, cement, rubber'],
    ['one endless word', 'x'.repeat(10_000)],
    ['nothing', ''],
  ])('is answered honestly: %s', (_, written) => {
    expect(composed(written).description).toContain(nothingRead);
  });

  it('quotes what it could not read', () => {
    expect(composed('stones, cement').description).toContain('“stones” and “cement”');
  });
});

describe('a box of ten thousand characters', () => {
  it('is cooked, and no word cut in two is quoted', () => {
    const { description } = composed('chicken, '.repeat(1200));
    expect(description).not.toContain('do not know them as food');
    expect(description).not.toContain(nothingRead);
  });
});

describe('numbers that nobody means', () => {
  it('reads no diners as one, and says so', () => {
    const { plan, description } = composed('chicken, rice', { diners: 0 });
    expect(plan.diners).toBe(1);
    expect(description).toContain('You asked for 0 diners; this serves 1.');
  });

  it('says of a thousand diners what that takes', () => {
    const { plan, description } = composed('chicken, rice', { diners: 1000 });
    expect(plan.diners).toBe(100);
    expect(description).toContain('You asked for 1000 diners; this serves 100.');
    expect(description).not.toMatch(/in \d{2} batches/);
  });

  it('says that one minute is too little, and how long the dish takes', () => {
    const { plan, description } = composed('chicken, rice', { tiempoCoccion: '1' });
    expect(description).toContain('so 1 was read as 5');
    expect(description).toContain(`done properly this takes ${plan.minutes}`);
  });
});

describe('the time given', () => {
  it.each([
    ['chicken, rice, carrots, garlic', '60'],
    ['huevos, patatas, cebolla', '45'],
    ['minced beef, spaghetti, tomatoes', '60'],
  ])('is kept where a sensible dish keeps it: %s in %s minutes', (ingredientes, tiempoCoccion) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const request = { ingredientes, tiempoCoccion, diners: 2, tipoComida: 'Dinner', tipoReceta: 'Default Recipe', necesidadesDiners: '' } as const; // biome-ignore format: one row
      expect(composeDish(request, null, seed, allDishes).plan.minutes).toBeLessThanOrEqual(
        Number(tiempoCoccion),
      );
    }
  });
});

describe('foods that do not go together', () => {
  it('cooks the larger part and says what it left out, and why', () => {
    const { ingredients, description } = composed('chocolate, tuna, mustard');
    expect(ingredients).toMatch(/tuna/i);
    expect(ingredients).not.toMatch(/chocolate/i);
    expect(description).toContain('The chocolate was left out: it is too sweet for this dish.');
  });
});
