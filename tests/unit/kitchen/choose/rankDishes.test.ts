import { requirementsFor } from '@tests/cookbook/requirements';
import { describe, expect, it } from 'vitest';
import { rankDishes } from '@/kitchen/choose/rankDishes';
import type { DishChoice } from '@/kitchen/choose/types';
import { smallCookbook } from './smallCookbook';

type Asked = Parameters<typeof requirementsFor>[2];

const rank = (basket: string, asked?: Asked) =>
  rankDishes(smallCookbook, requirementsFor(basket, smallCookbook, asked));

/** Returns the dish with the most points, independent of the seed. */
function first(basket: string, asked?: Asked): DishChoice {
  const [best] = rankDishes(smallCookbook, requirementsFor(basket, smallCookbook, asked)).scoredDishes;
  if (!best?.chosen) throw new Error(`nothing to cook of '${basket}'`);
  return best.chosen;
}
const idOf = (basket: string, asked?: Asked) => first(basket, asked).dish.id;
const idsOf = (basket: string, asked?: Asked) => rank(basket, asked).dishes.map(({ dish }) => dish.id);
const placesOf = ({ uses }: DishChoice) =>
  Object.fromEntries(uses.map(({ food, place }) => [food.name, place]));

describe('the place of a food', () => {
  it('is a need, a slot, a tag, or beside the dish', () => {
    const chosen = first('chicken, rice, carrots, garlic');
    expect(chosen.dish.id).toBe('chicken-and-rice');
    expect(placesOf(chosen)).toEqual({
      chicken: { kind: 'need', need: 0, alternative: 0 },
      rice: { kind: 'need', need: 1, alternative: 0 },
      carrots: { kind: 'slot', slot: 'vegetables', as: 'carrot' },
      garlic: { kind: 'ingredient', name: 'garlic' },
    });
    expect(chosen.leftOut).toEqual([]);
    expect(placesOf(first('chicken, cauliflower, coconut milk, rice'))).toMatchObject({
      'coconut milk': { kind: 'swap', replaced: 'cream', choice: 'coconut milk' },
      rice: { kind: 'side' },
    });
    expect(placesOf(first('tomatoes, feta'))).toMatchObject({ feta: { kind: 'finish' } });
  });

  it('depends on its state: raw, cooked, leftover, tinned', () => {
    expect(idOf('cooked rice, eggs, peas')).toBe('fried-rice');
    expect(idOf('rice, chicken')).not.toBe('fried-rice');
    expect(placesOf(first('leftover chicken, cooked rice, eggs'))).toMatchObject({
      'leftover chicken': { kind: 'slot', slot: 'meat', as: 'leftover chicken' },
    });
    expect(idOf('tin of tuna, pasta')).toBe('tuna-pasta');
  });

  it('is none if foods do not go together: the most important are used, the others left out with a reason', () => {
    const { dish, leftOut } = first('chicken, rice, tuna');
    expect(dish.id).toBe('chicken-and-rice');
    expect(leftOut.map(({ food }) => food.name)).toEqual(['tuna']);
    expect(leftOut[0]?.reason).toBe('');
    expect(first('tuna, chocolate, pasta').leftOut).toMatchObject([{ reason: '' }]);
  });
});

describe('additions', () => {
  it('adds at most two foods beyond the cupboard', () => {
    expect(idsOf('beef')).toContain('beef-in-cream');
    expect(idsOf('beef')).not.toContain('great-feast');
    const creamed = rank('beef').dishes.find(({ dish }) => dish.id === 'beef-in-cream');
    expect(creamed?.additions).toEqual(['butter', 'cream', 'mustard'].filter((name) => name !== 'butter'));
  });

  it('adds optional ingredients within that limit', () => {
    expect(first('tomatoes').additions).toEqual(['basil']);
  });

  it('adds more for a dish asked for by name', () => {
    expect(idOf('great feast')).toBe('great-feast');
    expect(first('great feast').additions).toEqual(['beef', 'avocado', 'mango', 'feta']);
  });

  it('ranks dishes that need more if there are no others', () => {
    expect(rank('mango').dishes.length).toBeGreaterThan(0);
  });
});

describe('forbidden foods', () => {
  it('replaces a forbidden food by the first allowed swap or alternative', () => {
    const vegan = first('tomatoes, carrots', { profile: { diet: 'Vegan' } });
    expect(vegan.dish.id).toBe('tomato-soup');
    expect(vegan.replacements).toEqual([
      { replaced: 'butter', replacement: 'olive oil', because: 'your diet is Vegan' },
    ]);
    const tofu = first('chicken, rice', { profile: { diet: 'Vegan' } });
    expect(tofu.replacements).toMatchObject([{ replaced: 'chicken thighs', replacement: 'tofu' }]);
    expect(tofu.uses.map(({ food }) => food.name)).toEqual(['rice']);
  });

  it('ranks no dish whose forbidden food has no replacement', () => {
    expect(idsOf('beef, carrots', { profile: { diet: 'Vegetarian' } })).not.toContain('beef-in-cream');
  });

  it('returns the reason for a refused dish asked for by name, and ranks a similar one first', () => {
    const { dishes, refused } = rank('beef in cream', {
      profile: { intolerances: ['Mustard', 'Lactose', 'Milk'], dislikedFood: 'beef' },
    });
    expect(refused).toMatchObject([
      { dish: { id: 'beef-in-cream' }, because: 'beef, because of your dislikes' },
    ]);
    expect(dishes[0]?.dish.id).not.toBe('beef-in-cream');
  });

  it('keeps meat and milk apart for a Kosher diet', () => {
    expect(first('chicken, spinach', { profile: { diet: 'Kosher' } }).replacements).toMatchObject([
      { replaced: 'cream', replacement: 'coconut milk' },
    ]);
    expect(idsOf('beef', { profile: { diet: 'Kosher' } })).not.toContain('great-feast');
  });

  it('are left out for a theme and a note too', () => {
    for (const asked of [{ theme: 'Vegan Bliss' } as const, { noteRules: [{ diet: 'Vegan' }] }])
      for (const { uses, dish } of rank('chicken, tomatoes, eggs', asked).dishes)
        expect([dish.id, uses.map(({ food }) => food.name)]).toEqual([
          dish.id,
          uses.map(({ food }) => food.name).filter((name) => name === 'tomatoes'),
        ]);
  });

  it('ranks no dish if everything is forbidden', () => {
    expect(
      rank('chicken', {
        profile: {
          dislikedFood: 'chicken, tofu, chickpeas, rice, eggs, tomatoes, pasta, tuna, beef, apples',
        },
      }).dishes,
    ).toEqual([]);
  });
});

describe('a choice', () => {
  it('never uses foods that the dish rules out', () => {
    const { dish, leftOut } = first('tuna, pasta, chocolate');
    expect([dish.id, ...leftOut.map(({ food }) => food.name)]).toEqual(['tuna-pasta', 'chocolate']);
  });

  it('fits the time, the meal and the theme', () => {
    expect(idOf('beef, carrots', { minutes: 150 })).toBe('long-stew');
    expect(idOf('beef, mustard', { minutes: 30 })).toBe('beef-in-cream');
    expect(idOf('apples, tomatoes', { meal: 'Snack' })).toBe('baked-apples');
    expect(idOf('apples, tomatoes, onion', { theme: 'Sweet Treats' })).toBe('baked-apples');
  });

  it('needs no oven if the cook has none', () => {
    expect(idsOf('apples, tomatoes', { wishes: { without: ['oven'] } })).not.toContain('baked-apples');
  });

  it('is the dish asked for by name', () => {
    expect(idOf('tomato soup with rice')).toBe('tomato-soup');
    expect(idOf('chicken curry', { minutes: 10, meal: 'Breakfast' })).toBe('chicken-curry');
  });

  it('is any dish if no food is named', () => {
    expect(rank('qwerty').dishes.length).toBeGreaterThan(0);
  });

  it('is the same if each food is named two hundred times', () => {
    const foods = 'chicken, rice, carrots, egg, milk, leek, ';
    const [first] = rank(foods).dishes;
    const [repeated] = rank(foods.repeat(200)).dishes;
    expect(repeated?.dish.id).toBe(first?.dish.id);
  });
});
