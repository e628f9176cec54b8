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

const nothingRead = 'No food could be read in your list';
const unknown = 'the kitchen does not know them as food';

describe('an ingredients box without foods', () => {
  it.each([
    ['nonsense', 'asdf qwer zxcv', unknown],
    ['pictures of no food', '🚗🎉', nothingRead],
    ['Chinese', '鸡肉, 米饭, 胡萝卜', unknown],
    ['Arabic', 'دجاج وأرز', unknown],
    ['Cyrillic', 'курица, рис', unknown],
    ['punctuation', '!!! ??? ,,, ;;;', nothingRead],
    ['things', 'stones, cement, rubber', unknown],
    ['one endless word', 'x'.repeat(10_000), nothingRead],
    ['nothing', '', nothingRead],
  ])('says that no food could be read: %s', (_, written, told) => {
    const { description } = composed(written);
    expect(description).toContain(told);
    expect(description).toContain('so this is a simple dish that needs little.');
  });

  it('quotes what it could not read', () => {
    expect(composed('stones, cement').description).toContain('“stones” and “cement”');
  });
});

describe('an ingredients box of ten thousand characters', () => {
  it('becomes a dish, and quotes no truncated word', () => {
    const { description } = composed('chicken, '.repeat(1200));
    expect(description).not.toContain('do not know them as food');
    expect(description).not.toContain(nothingRead);
  });
});

describe('impossible numbers', () => {
  it('cooks for one if zero diners are asked for, and says so', () => {
    const { plan, description } = composed('chicken, rice', { diners: 0 });
    expect(plan.diners).toBe(1);
    expect(description).toContain('You asked for 0 diners; this serves 1.');
  });

  it('cooks for at most a hundred diners, and says so', () => {
    const { plan, description } = composed('chicken, rice', { diners: 1000 });
    expect(plan.diners).toBe(100);
    expect(description).toContain('You asked for 1000 diners; this serves 100.');
    expect(description).not.toMatch(/in \d{2} batches/);
  });

  it('reads one minute as five, and says how long the dish takes', () => {
    const { plan, description } = composed('chicken, rice', { tiempoCoccion: '1' });
    expect(description).toContain('so 1 was read as 5');
    expect(description).toContain(`this takes ${plan.minutes}`);
  });
});

describe('the time given', () => {
  it.each([
    ['chicken, rice, carrots, garlic', '60'],
    ['huevos, patatas, cebolla', '45'],
    ['minced beef, spaghetti, tomatoes', '60'],
  ])('is kept: %s in %s minutes', (ingredientes, tiempoCoccion) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const request = { ingredientes, tiempoCoccion, diners: 2, tipoComida: 'Dinner', tipoReceta: 'Default Recipe', necesidadesDiners: '' } as const; // biome-ignore format: one row
      expect(composeDish(request, null, seed, allDishes).plan.minutes).toBeLessThanOrEqual(
        Number(tiempoCoccion),
      );
    }
  });
});

describe('foods that do not go together', () => {
  it('uses the most important, and says what was left out and why', () => {
    const { ingredients, description } = composed('chocolate, tuna, mustard');
    expect(ingredients).toMatch(/tuna/i);
    expect(ingredients).not.toMatch(/chocolate/i);
    expect(description).toContain('Left out: chocolate.');
  });
});
