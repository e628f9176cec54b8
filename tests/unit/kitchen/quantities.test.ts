import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '@/kitchen/amounts/quantities';

describe('parseIngredientLine', () => {
  it.each([
    ['2 cups all-purpose flour', 2, 'cup', 'all-purpose flour'],
    ['1½ cups of milk', 1.5, 'cup', 'milk'],
    ['2 cucharadas de aceite de oliva', 2, 'tablespoon', 'aceite de oliva'],
    ['media taza de leche', 0.5, 'cup', 'leche'],
    ['una pizca de sal', 1, 'pinch', 'sal'],
    ['2-3 dientes de ajo', 2, 'clove', 'ajo'],
    ['2 a 3 tazas de harina', 2, 'cup', 'harina'],
    ['1,5 kg de patatas', 1.5, 'kilogram', 'patatas'],
    ['½ cdta. de sal', 0.5, 'teaspoon', 'sal'],
    ['200g flour', 200, 'gram', 'flour'],
    ['half a cup of milk', 0.5, 'cup', 'milk'],
    ['1 (15 oz) can black beans', 1, 'can', '(15 oz) black beans'],
    ['1 x 400g tin chopped tomatoes', 1, null, '400g tin chopped tomatoes'],
    ['3 large eggs', 3, null, 'large eggs'],
    ['- 2 tbsp oil', 2, 'tablespoon', 'oil'],
    ['sal al gusto', null, null, 'sal al gusto'],
    ['', null, null, ''],
  ])('%s', (line, quantity, unit, description) => {
    expect(parseIngredientLine(line)).toEqual({ quantity, unit, description });
  });

  it('never throws and never invents a negative amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        const { quantity } = parseIngredientLine(line);
        expect(quantity === null || quantity >= 0).toBe(true);
      }),
    );
  });
});
