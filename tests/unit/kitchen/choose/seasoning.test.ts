import { requirementsFor } from '@tests/cookbook/requirements';
import { describe, expect, it } from 'vitest';
import { planDish } from '@/kitchen/adapt/planDish';
import { scoreDish } from '@/kitchen/choose/scoreDish';
import { allDishes } from '@/kitchen/cookbook/allDishes';
import { writeSteps } from '@/kitchen/write/writeSteps';

const chosen = (id: string, typed: string) => {
  const dish = allDishes.find((one) => one.id === id);
  if (!dish) throw new Error(`no dish ${id}`);
  return scoreDish(dish, requirementsFor(typed, allDishes)).chosen;
};

describe('garlic and spices that a dish does not list', () => {
  it('are added to the list and to the step with the onions', () => {
    const found = chosen('vegetable-frittata', 'eggs, courgettes, garlic');
    expect(found?.uses.map(({ place }) => place.kind)).toContain('season');
    const plan = found && planDish(found, 2);
    expect(plan?.list.map(({ name }) => name)).toContain('garlic');
    expect(plan && writeSteps(plan).join(' ')).toContain('Stir in the garlic for the last minute');
  });

  it('go into no dough that is not sweet', () => {
    expect(
      chosen('no-knead-bread', 'flour, yeast, garlic')?.uses.map(({ place }) => place.kind),
    ).not.toContain('season');
  });

  it.each([
    ['bean-soup', 'black beans, dried chipotles', 'Stir in the chipotles'],
    ['duck-with-plums-and-star-anise', 'duck breast, plums, star anise', 'with the star anise and simmer'],
    [
      'one-pot-creamy-chicken-and-rice',
      'chicken breast, rice, cream, bacon',
      'Fry the bacon, in strips, in a dry pan',
    ],
    ['bean-soup', 'black beans, miso', 'Stir in the miso'],
    ['victoria-sponge', 'flour, butter, eggs, sugar, jam, cinnamon', 'Beat in the cinnamon and the eggs'],
    [
      'sausage-bean-and-kale-pot',
      'sausages, kale, white beans, cream cheese',
      'stir in the cream cheese over a low heat',
    ],
  ])('are cooked in %s, not scattered over it', (id, typed, told) => {
    const found = chosen(id, typed);
    const steps = found ? writeSteps(planDish(found, 4)).join(' ') : '';
    expect(steps).toContain(told);
    expect(steps).not.toMatch(/(?:Top with|Scatter with) the chipotle/);
  });

  it('are left out if no step softens onions', () => {
    expect(chosen('devilled-eggs', 'eggs, turmeric')?.leftOut.map(({ food }) => food.name)).toEqual([
      'turmeric',
    ]);
  });
});

describe('a whole chicken', () => {
  it('goes only where it cooks long enough on its bones', () => {
    const isNeeded = (id: string) =>
      chosen(id, 'whole chicken, lemons')?.uses.some(({ place }) => place.kind === 'need');
    expect(isNeeded('spatchcock-chicken')).toBe(true);
    expect(
      chosen('turkey-escalopes-with-lemon', 'whole chicken, lemons')?.uses.map(({ food }) => food.name),
    ).toEqual(['lemons']);
  });
});

describe('sausages', () => {
  it('are raw unless called smoked', () => {
    const uses = (typed: string) =>
      chosen('fabada-asturiana', typed)?.uses.some(
        ({ food, place }) => food.name.includes('sausage') && place.kind === 'need',
      );
    expect(uses('smoked sausage, white beans')).toBe(true);
    expect(uses('sausages, white beans')).toBe(false);
  });
});
