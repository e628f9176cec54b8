import { requirementsFor } from '@tests/cookbook/requirements';
import { describe, expect, it } from 'vitest';
import { rankDishes } from '@/kitchen/choose/rankDishes';
import { maxAdditions } from '@/kitchen/choose/weights';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { baskets } from './baskets';
import { outcomeOf, tell } from './judgeBaskets';

/** Of all baskets, the share that a rule may fail: what the cookbook reaches by now. Lower them with every dish added. */
const mayLeaveSomething = 0.03;
const mayBeAnotherDish = 0.1;

const seeds = [0, 1, 2];

describe('baskets as people type them', () => {
  const outcomes = baskets.flatMap((basket) => seeds.map((seed) => outcomeOf(basket, allDishes, seed)));
  const share = (part: readonly unknown[]) => part.length / outcomes.length;

  it('are at least 300', () => {
    expect(baskets.length).toBeGreaterThanOrEqual(300);
  });

  it('are used whole', () => {
    const wasteful = outcomes.filter(({ unused }) => unused.length > 0);
    expect(share(wasteful), wasteful.map(tell).join('\n')).toBeLessThanOrEqual(mayLeaveSomething);
  });

  it('become a dish that a cook would make of them', () => {
    const odd = outcomes.filter(({ isRight }) => !isRight);
    expect(share(odd), odd.map(tell).join('\n')).toBeLessThanOrEqual(mayBeAnotherDish);
  });

  it('need two things more at most, unless a dish was asked for by name', () => {
    const greedy = outcomes.filter(({ additions, isAsked }) => !isAsked && additions.length > maxAdditions);
    expect(greedy.map(tell)).toEqual([]);
  });
});

describe('seeds', () => {
  it('take turns among the dishes that are nearly as good as the best', () => {
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
