import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatQuantity,
  parseIngredientLine,
  parseQuantity,
  scaleQuantity,
} from '@/kitchen/amounts/quantities';

describe('parseIngredientLine', () => {
  it.each([
    ['2 cups all-purpose flour', 2, null, 'cup', 'all-purpose flour'],
    ['1½ cups of milk', 1.5, null, 'cup', 'milk'],
    ['2 cucharadas de aceite de oliva', 2, null, 'tablespoon', 'aceite de oliva'],
    ['media taza de leche', 0.5, null, 'cup', 'leche'],
    ['una pizca de sal', 1, null, 'pinch', 'sal'],
    ['2-3 dientes de ajo', 2, 3, 'clove', 'ajo'],
    ['2 a 3 tazas de harina', 2, 3, 'cup', 'harina'],
    ['1,5 kg de patatas', 1.5, null, 'kilogram', 'patatas'],
    ['½ cdta. de sal', 0.5, null, 'teaspoon', 'sal'],
    ['200g flour', 200, null, 'gram', 'flour'],
    ['half a cup of milk', 0.5, null, 'cup', 'milk'],
    ['1 (15 oz) can black beans', 1, null, 'can', '(15 oz) black beans'],
    ['1 x 400g tin chopped tomatoes', 1, null, null, '400g tin chopped tomatoes'],
    ['3 large eggs', 3, null, null, 'large eggs'],
    ['- 2 tbsp oil', 2, null, 'tablespoon', 'oil'],
    ['sal al gusto', null, null, null, 'sal al gusto'],
    ['', null, null, null, ''],
  ])('%s', (line, quantity, quantityTo, unit, description) => {
    expect(parseIngredientLine(line)).toMatchObject({ quantity, quantityTo, unit, description });
  });

  it('tells headers from ingredients', () => {
    expect(parseIngredientLine('Para la salsa:').isHeader).toBe(true);
    expect(parseIngredientLine('For the icing:').isHeader).toBe(true);
    expect(parseIngredientLine('2 tomatoes').isHeader).toBe(false);
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

describe('amounts', () => {
  it.each([
    [1.5, 'cup', '1½'],
    [0.667, 'cup', '⅔'],
    [0.25, null, '¼'],
    [3, null, '3'],
    [12.4, null, '12'],
    [133.3, 'gram', '135'],
    [33.3, 'milliliter', '33'],
    [1.25, 'kilogram', '1.3'],
    [Number.NaN, null, ''],
  ])('writes %d %s as %s', (quantity, unit, expected) => {
    expect(formatQuantity(quantity, unit)).toBe(expected);
  });

  it('scales both ends of a range, and leaves a line without amount alone', () => {
    const line = parseIngredientLine('2-3 dientes de ajo');
    expect(scaleQuantity(line, 2)).toMatchObject({ quantity: 4, quantityTo: 6, description: 'ajo' });
    expect(scaleQuantity(line, 0)).toBe(line);
    const salt = parseIngredientLine('sal al gusto');
    expect(scaleQuantity(salt, 3)).toBe(salt);
  });

  it('scales there and back', () => {
    const line = parseIngredientLine('250 g flour');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (factor) => {
        expect(scaleQuantity(scaleQuantity(line, factor), 1 / factor).quantity).toBeCloseTo(250);
      }),
    );
  });

  it('reads a number alone', () => {
    expect(parseQuantity('1 1/2')).toBe(1.5);
    expect(parseQuantity('½')).toBe(0.5);
    expect(parseQuantity('some')).toBeUndefined();
  });
});
