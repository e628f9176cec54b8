import { requirementsFor } from '@tests/cookbook/requirements';
import { describe, expect, it } from 'vitest';
import { rankDishes } from '@/kitchen/choose/rankDishes';
import { maxAdditions } from '@/kitchen/choose/weights';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { baskets } from './baskets';
import { cookBasket, describeOutcome } from './judgeBaskets';

/** Maximum share of baskets that may fail each rule. */
const maxUnusedBasketShare = 0.03;
const maxWrongDishShare = 0.1;

const seeds = [0, 1, 2];

describe('baskets as people type them', () => {
  const outcomes = baskets.flatMap((basket) => seeds.map((seed) => cookBasket(basket, allDishes, seed)));
  const share = (part: readonly unknown[]) => part.length / outcomes.length;

  it('are at least 300', () => {
    expect(baskets.length).toBeGreaterThanOrEqual(300);
  });

  it('are used up', () => {
    const wasteful = outcomes.filter(({ unused }) => unused.length > 0);
    expect(share(wasteful), wasteful.map(describeOutcome).join('\n')).toBeLessThanOrEqual(
      maxUnusedBasketShare,
    );
  });

  it('become one of the right dishes', () => {
    const odd = outcomes.filter(({ isRight }) => !isRight);
    expect(share(odd), odd.map(describeOutcome).join('\n')).toBeLessThanOrEqual(maxWrongDishShare);
  });

  it('need at most two more foods, unless a dish was asked for by name', () => {
    const greedy = outcomes.filter(({ additions, isAsked }) => !isAsked && additions.length > maxAdditions);
    expect(greedy.map(describeOutcome)).toEqual([]);
  });
});

describe('seeds', () => {
  it('vary between dishes that score nearly as well as the best', () => {
    const cooked = Array.from({ length: 12 }, (_, seed) => {
      const [first] = rankDishes(
        allDishes,
        requirementsFor('chicken, rice, carrots, garlic', allDishes, { seed }),
      ).dishes;
      return first?.dish.id;
    });
    expect(new Set(cooked).size).toBeGreaterThanOrEqual(4);
  });

  it('give the same dish again for the same seed', () => {
    const once = () =>
      rankDishes(allDishes, requirementsFor('huevos, patatas, cebolla', allDishes, { seed: 7 })).dishes[0]
        ?.dish.id;
    expect(once()).toBe(once());
  });
});
