// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { dishKinds } from '@/kitchen/cookbook/dish';
import { type DishToDraw, drawDish } from '@/kitchen/picture/drawDish';
import { lighter } from '@/kitchen/picture/drawing/svgElements';
import { findLook } from '@/kitchen/picture/pieces/looks';
import { drawStockPhoto } from '@/local/backend/stockPhoto';

const everyday = ['tomato', 'rice', 'egg', 'broccoli', 'chickpeas', 'mint', 'banana', 'olive-oil'];
const aDish = (dish: Partial<DishToDraw> = {}): DishToDraw => ({
  kind: 'salad',
  ingredients: everyday,
  theme: 'Healthy Bites',
  ...dish,
});

function parse(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('');
  return document;
}

/** Fails for scripts, external references, duplicate or missing ids, and values that were not computed. */
function expectSelfContained(svg: string): void {
  const document = parse(svg);
  expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 960 720');
  expect(document.querySelectorAll('script, foreignObject, image, style, text, a')).toHaveLength(0);
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  const known = new Set(ids);
  expect(known.size).toBe(ids.length);
  const faults = Array.from(document.querySelectorAll('*'), (element) => Array.from(element.attributes))
    .flat()
    .filter(({ name, value }) => {
      const target = name === 'href' ? value.slice(1) : /^url\(#?(.+)\)$/.exec(value)?.[1];
      const isBroken = /NaN|undefined|Infinity|null/.test(value) || name.startsWith('on');
      return isBroken || (target !== undefined && !known.has(target));
    })
    .map(({ name, value }) => `${name}="${value}"`);
  expect(faults).toEqual([]);
}

describe('drawDish', () => {
  it.each(dishKinds)('draws a self-contained %s of a reasonable size', (kind) => {
    const svg = drawDish(aDish({ kind }), 3);
    expectSelfContained(svg);
    expect(svg.length).toBeLessThan(120_000);
  });

  it('shows no slices of a squeezed lemon, and no raw garlic or butter', () => {
    const plain = aDish({ kind: 'pudding', ingredients: ['milk', 'egg'] });
    const flavoured = aDish({ kind: 'pudding', ingredients: ['milk', 'egg', 'lemon', 'garlic', 'butter'] });
    const pieces = (dish: DishToDraw) => parse(drawDish(dish, 3)).querySelectorAll('g > use').length;
    expect(pieces(flavoured)).toBe(pieces(plain));
  });

  it.each([
    ['spaghetti', 'penne'],
    ['salmon', 'beef'],
  ])('tells %s from %s', (one, other) => {
    const kind = one === 'spaghetti' ? 'pasta' : 'meat-plate';
    const draw = (food: string) => drawDish(aDish({ kind, ingredients: [food, 'tomato'], theme: '' }), 3);
    expect(draw(one)).not.toBe(draw(other));
  });

  it('stays below 120,000 characters with many ingredients', () => {
    const ingredients = [
      ...['rice', 'black-beans', 'corn', 'peas', 'lentils', 'blueberries', 'raspberries'],
      ...['broccoli', 'cauliflower', 'tomato', 'lemon', 'walnuts', 'granola', 'onion', 'parsley'],
    ];
    for (const kind of dishKinds) {
      for (const seed of [1, 2, 3]) {
        expect(drawDish(aDish({ kind, ingredients }), seed).length, `${kind} ${seed}`).toBeLessThan(120_000);
      }
    }
  });

  it('is the same for the same seed, and differs for another', () => {
    for (const kind of dishKinds) {
      const dish = aDish({ kind });
      expect(drawDish(dish, 8)).toBe(drawDish(dish, 8));
      expect(drawDish(dish, 8)).not.toBe(drawDish(dish, 9));
    }
  });

  it('shows its ingredients', () => {
    const draw = (ingredients: string[]) => drawDish(aDish({ ingredients }), 5);
    expect(draw(['tomato', 'cucumber'])).not.toBe(draw(['avocado', 'cucumber']));
    // The yolk's orange appears only where an egg is.
    expect(draw(['egg'])).toContain('#ee9a1c');
    expect(draw(['tomato'])).not.toContain('#ee9a1c');
  });

  it.each([
    ['tomatoes red', 'egg-pan', ['egg', 'tinned-tomato'], '#c5431f'],
    ['spinach green', 'egg-pan', ['egg', 'spinach'], '#85983f'],
    ['green curry paste green', 'curry', ['chicken-thigh', 'green-curry-paste'], '#8c9e48'],
    ['red wine brown', 'stew', ['beef', 'red-wine'], '#743c1c'],
  ] as const)('makes the sauce of %s', (_, kind, ingredients, colour) => {
    expect(drawDish(aDish({ kind, ingredients }), 5)).toContain(lighter(colour, 0.16));
  });

  it('shows onion rings in a salad, not in a stew or curry', () => {
    const draw = (kind: (typeof dishKinds)[number]) =>
      drawDish(aDish({ kind, ingredients: ['chickpeas', 'carrot', 'onion'] }), 5);
    const flesh = '#fbf3e0';
    expect(draw('salad')).toContain(flesh);
    for (const kind of ['stew', 'curry'] as const) expect(draw(kind), kind).not.toContain(flesh);
  });

  it('shows eggs of a pan of eggs only if it has some', () => {
    const draw = (food: string) =>
      drawDish(aDish({ kind: 'egg-pan', ingredients: [food, 'tinned-tomato'] }), 5);
    expect(draw('egg')).toContain('#ffd23f');
    expect(draw('tofu')).not.toContain('#ffd23f');
  });

  it("has a drawing for every 'shown' of the cookbook", () => {
    for (const word of allDishes.flatMap(({ shown }) => shown))
      expect(() => findLook(word), word).not.toThrow();
  });

  it('recognises an ingredient by its plural, cut and colour', () => {
    const yolk = '#ee9a1c';
    for (const id of ['eggs', 'free-range-egg', 'Egg', 'boiled eggs']) {
      expect(drawDish(aDish({ ingredients: [id] }), 5), id).toContain(yolk);
    }
    expect(drawDish(aDish({ ingredients: ['red-onion'] }), 5)).toContain('#a3366f');
    expect(drawDish(aDish({ ingredients: ['onion'] }), 5)).not.toContain('#a3366f');
  });

  it('draws a food without a drawing of its own like others of its category, and no sauce or spice at all', () => {
    const pieces = (ingredients: string[]) =>
      drawDish(aDish({ kind: 'fish-plate', ingredients, theme: '' }), 5);
    expect(pieces(['halibut'])).toContain('#dcc7a2');
    const uses = (svg: string) => parse(svg).querySelectorAll('use').length;
    const stew = (ingredients: string[]) => uses(drawDish(aDish({ kind: 'stew', ingredients }), 5));
    expect(stew(['tamari', 'mustard-seed', 'sherry'])).toBe(stew([]));
  });

  it('contains no text of an ingredient or theme', () => {
    const hostile = [
      '"/><script>alert(1)</script>',
      '__proto__',
      'constructor',
      'toString',
      "' onload='alert(1)",
      ']]>&lt;!ENTITY',
      'javascript:alert(1)',
      '',
      '🔪'.repeat(500),
    ];
    for (const kind of dishKinds) {
      const svg = drawDish({ kind, ingredients: hostile, theme: '"><script>x</script>' }, 1);
      expectSelfContained(svg);
      expect(svg).not.toMatch(/script|alert|onload|ENTITY|proto|constructor|🔪/i);
    }
  });

  it('draws a dish without visible ingredients', () => {
    for (const kind of dishKinds) {
      for (const ingredients of [[], ['salt', 'olive-oil'], ['rice'], ['basil']]) {
        expectSelfContained(drawDish(aDish({ kind, ingredients }), 2));
      }
    }
  });

  it('takes any number as a seed', () => {
    for (const seed of [0, -1, 1e15, 0.5, Number.NaN]) expectSelfContained(drawDish(aDish(), seed));
  });
});

describe('drawStockPhoto', () => {
  it('draws a table of its own for every seed', () => {
    const samples = [1, 2, 3, 4].map(drawStockPhoto);
    samples.forEach(expectSelfContained);
    expect(new Set(samples).size).toBe(4);
    expect(drawStockPhoto(1)).toBe(samples[0]);
    for (const svg of samples) expect(svg.length).toBeLessThan(120_000);
  });
});
