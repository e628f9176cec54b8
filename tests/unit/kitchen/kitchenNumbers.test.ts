import { isKitchenAmount } from '@tests/cookbook/kitchenNumber';
import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { foodById } from '@/food/lexicon/foods';
import { formatNumber } from '@/food/text/numbers';
import { drainedTin, toKitchenAmount, wholeTins } from '@/kitchen/amounts/kitchenNumbers';

const foodNamed = (id: string) => foodById(id) ?? null;
const units = ['g', 'ml', 'tbsp', 'tsp', null, 'clove', 'slice', 'tin', 'bunch', 'pinch', 'cm'];
const foods = ['egg', 'onion', 'cabbage', 'olive-oil', 'cumin', 'parsley', 'flour', 'tortilla'];

describe('kitchen numbers', () => {
  it('are what any amount is rounded to', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 20_000, noNaN: true }),
        fc.constantFrom(...units),
        fc.constantFrom(...foods),
        (amount, unit, food) => {
          const measured = toKitchenAmount({ amount, unit }, foodNamed(food));
          expect(isKitchenAmount(measured), JSON.stringify(measured)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [217, 'g', 'rice', 225, 'g'],
    [43, 'g', 'rice', 45, 'g'],
    [1240, 'ml', 'water', 1200, 'ml'],
    [3, 'tsp', 'cumin', 1, 'tbsp'],
    [0.1, 'tsp', 'cumin', 1, 'pinch'],
    [8, 'tbsp', 'olive-oil', 120, 'ml'],
    [8, 'tbsp', 'parsley', 8, 'tbsp'],
    [0.75, 'tbsp', 'parsley', 1, 'tbsp'],
    [2.4, 'tsp', 'cumin', 2, 'tsp'],
    [1.25, null, 'onion', 2, null],
    [2.25, null, 'egg', 2, null],
    [0.25, null, 'egg', 1, null],
    [0.3, null, 'onion', 0.5, null],
    [0.25, null, 'cabbage', 0.25, null],
    [0.4, 'clove', 'garlic', 1, 'clove'],
  ])('%s %s of %s is measured as %s %s', (amount, unit, food, expected, expectedUnit) => {
    expect(toKitchenAmount({ amount, unit }, foodNamed(food))).toEqual({
      amount: expected,
      unit: expectedUnit,
    });
  });

  it.each([
    ['tinned tomatoes', 500, undefined, 400],
    ['tinned tomatoes', 200, undefined, 200],
    ['tinned white beans', 150, drainedTin, 240],
    ['tinned tuna', 350, undefined, 350],
  ])('use up tins: %s, %i g', (name, amount, tin, expected) => {
    expect(wholeTins({ amount, unit: 'g' }, name, tin).amount).toBe(expected);
  });

  it('do not include amounts that cannot be measured', () => {
    for (const quantity of [
      { amount: 233, unit: 'g' },
      { amount: 1.3, unit: 'tsp' },
      { amount: 0.3, unit: null },
      { amount: 1.5, unit: 'clove' },
      { amount: 0, unit: 'g' },
    ])
      expect(isKitchenAmount(quantity)).toBe(false);
  });

  it('are written with fractions', () => {
    expect([0.25, 0.5, 1.5, 2.75, 3, 1.2].map((value) => formatNumber(value))).toEqual([
      '¼',
      '½',
      '1½',
      '2¾',
      '3',
      '1.2',
    ]);
  });
});
