import { idealBasket } from '@tests/cookbook/idealBasket';
import { describe, expect, it } from 'vitest';
import { planDish } from '@/kitchen/adapt/planDish';
import type { DishChoice } from '@/kitchen/choose/types';
import { knownFood } from '@/kitchen/cookbook/knownFood';
import { parseDish } from '@/kitchen/cookbook/parseDish';
import type { BasketFood } from '@/kitchen/read/basket';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeSteps } from '@/kitchen/write/writeSteps';
import { writeTitle } from '@/kitchen/write/writeTitle';
import { arrozConPollo, burgers } from './dishesToCook';

const burger = parseDish('burgers', burgers);
const rice = parseDish('arroz-con-pollo', arrozConPollo);

const basket = (name: string, given?: BasketFood['given']): BasketFood => {
  const food = knownFood(name);
  if (!food) throw new Error(`${name} is no food`);
  return { ...food, written: name, ...(given && { given }) };
};

const linesOf = (chosen: DishChoice, diners = 4) => writeIngredients(planDish(chosen, diners)).split('\n');
const textOf = (chosen: DishChoice, diners = 4) => writeSteps(planDish(chosen, diners)).join('\n');

const always = () => true;

describe('amounts', () => {
  it('are those of the cookbook for as many as it cooks for', () => {
    expect(linesOf(idealBasket(burger, { perSlot: 0 }))).toEqual([
      '**Main ingredients**',
      '',
      '- 500 g minced chicken',
      '- 1 egg, beaten',
      '- 50 g breadcrumbs',
      '- 20 g butter',
      '- 4 burger buns',
      '',
      '**For flavour**',
      '',
      '- ½ lemon, zest and juice',
      '- 1 tsp salt',
      '- 2 tbsp parsley, chopped (if you have it)',
      '- 4 tbsp mayonnaise',
    ]);
  });

  it('grow and shrink with the diners', () => {
    expect(linesOf(idealBasket(rice, { perSlot: 0 }), 6)).toEqual(
      expect.arrayContaining([
        '- 900 g chicken thighs, in chunks',
        '- 1½ onions, finely chopped',
        '- 5 tbsp olive oil',
      ]),
    );
    expect(linesOf(idealBasket(rice, { perSlot: 0 }), 1)).toEqual(
      expect.arrayContaining([
        '- 150 g chicken thighs, in chunks',
        '- ½ onion, finely chopped',
        '- 1 garlic clove, sliced',
        '- a pinch of saffron',
      ]),
    );
  });

  it('are what the cook has, where that is near: the rest keeps its ratio to the main food', () => {
    const chosen = idealBasket(rice, { perSlot: 0 });
    const has = (grams: number): DishChoice => ({
      ...chosen,
      uses: [
        {
          food: basket('chicken thighs', { amount: grams, unit: 'g' }),
          place: { kind: 'need', need: 0, alternative: 0 },
        },
      ],
    });
    expect(linesOf(has(750))).toEqual(
      expect.arrayContaining([
        '- 750 g chicken thighs, in chunks',
        '- 400 g (about 2 cups) short-grain rice',
      ]),
    );
    expect(linesOf(has(2000))).toContain('- 600 g chicken thighs, in chunks');
    const short = planDish(has(200), 4);
    expect(short.shortages.map(({ has: had }) => had)).toEqual(['200 g chicken thighs']);
  });

  it('of a slot are as many as the cook has, in the cut that suits the dish', () => {
    const chosen = idealBasket(rice, { perSlot: 0 });
    const uses = [
      ...chosen.uses,
      {
        food: basket('carrots', { amount: 3, unit: null }),
        place: { kind: 'slot', slot: 'firm vegetables', as: 'carrot' },
      } as const,
    ];
    expect(linesOf({ ...chosen, uses })).toContain('- 3 carrots, diced');
  });
});

describe('the text', () => {
  it('names what is cooked instead, and the words around it agree', () => {
    const text = textOf(idealBasket(burger, { alternative: 2, perSlot: 0 }));
    expect(text).toContain('until the chickpeas are cooked through; they should feel firm.');
    expect(text).not.toMatch(/chicken|°C/);
    const turkey = textOf(idealBasket(rice, { alternative: 1, perSlot: 0 }));
    expect(turkey).toContain('Season the turkey breast with the salt and brown it in the olive oil');
    expect(turkey).toContain('until the turkey is golden and releases easily');
    expect(turkey).toContain('chicken stock');
  });

  it('speaks of oil as oil where it takes the place of butter', () => {
    const chosen = idealBasket(burger, { perSlot: 0 });
    const replacements = [{ replaced: 'butter', replacement: 'olive oil', because: 'you listed Milk' }];
    const text = textOf({ ...chosen, replacements });
    expect(text).toContain('Warm the olive oil in a large frying pan');
    expect(text).toContain('When the olive oil is hot, add the patties');
    expect(linesOf({ ...chosen, replacements })).toContain('- 1 tbsp olive oil');
  });

  it('holds the foods of a slot in its own list, and leaves no trace of what is not there', () => {
    expect(textOf(idealBasket(burger, { perSlot: 3 }))).toContain(
      'Fill with the patties, the lettuce, the tomatoes, the cucumber and the mayonnaise.',
    );
    expect(textOf(idealBasket(rice, { perSlot: 2 }))).toContain(
      'the red pepper, the carrots, the green beans and the garlic',
    );
    const bare = textOf(idealBasket(burger, { perSlot: 0, withOptional: false }));
    expect(bare).toContain('Fill with the patties and the mayonnaise.');
    expect(bare).not.toMatch(/on top for the last minute|Scatter/);
  });

  it('makes as many of a thing as there are people', () => {
    expect(textOf(idealBasket(burger), 2)).toContain('shape into 2 patties');
    expect(textOf(idealBasket(burger), 1)).toContain('shape into 1 patty');
    expect(textOf(idealBasket(rice, { perSlot: 0 }), 8)).toContain('until the onions soften');
  });

  it('is finished with what goes over it, and served with what goes beside it', () => {
    const chosen = idealBasket(rice, { perSlot: 0 });
    const uses = [
      ...chosen.uses,
      { food: basket('mint'), place: { kind: 'finish' } } as const,
      { food: basket('broccoli'), place: { kind: 'side' } } as const,
      { food: basket('lettuce'), place: { kind: 'side' } } as const,
    ];
    const steps = writeSteps(planDish({ ...chosen, uses }, 4));
    expect(steps[0]).toMatch(/^While you make the rest, boil the broccoli in salted water for 4 minutes/);
    expect(steps.at(-2)).toMatch(/ To finish, scatter the mint over the top\.$/);
    expect(steps.at(-1)).toMatch(/^Season the lettuce with a pinch of salt/);
    expect(linesOf({ ...chosen, uses })).toContain('**To serve beside it**');
  });
});

describe('minutes', () => {
  it('are the preparation and every time of the text that is kept', () => {
    expect(planDish(idealBasket(rice, { perSlot: 0 }), 4).minutes).toBe(15 + 10 + 8 + 5 + 18 + 5);
  });

  it('of preparation grow with what there is to cut', () => {
    const once = planDish(idealBasket(rice, { perSlot: 0 }), 4).minutes;
    expect(planDish(idealBasket(rice, { perSlot: 2 }), 4).minutes).toBe(once + 3);
    expect(planDish(idealBasket(rice, { perSlot: 0 }), 8).minutes).toBeGreaterThan(once);
    expect(planDish(idealBasket(rice, { perSlot: 0 }), 1).minutes).toBeLessThan(once);
  });
});

describe('more than a pan holds', () => {
  it('is cooked in batches, and the recipe says how', () => {
    expect(planDish(idealBasket(burger), 4).batches).toBeNull();
    expect(planDish(idealBasket(burger), 12).batches).toMatch(/^For 12, fry in 3 batches/);
    expect(planDish(idealBasket(rice), 12).batches).toBeNull();
    expect(planDish(idealBasket(rice), 24).batches).toMatch(/^For 24, cook it in 2 large pots/);
  });
});

describe('the title', () => {
  const titleOf = (chosen: DishChoice, namesOnlyAllowedFoods: (words: string) => boolean = always) =>
    writeTitle(planDish(chosen, 4), namesOnlyAllowedFoods);

  it('carries what was changed where it matters, in its own language', () => {
    expect(titleOf(idealBasket(burger))).toBe('Chicken and herb burgers');
    expect(titleOf(idealBasket(burger, { alternative: 1 }))).toBe('Turkey and herb burgers');
    expect(titleOf(idealBasket(burger, { alternative: 2 }))).toBe('Chickpea and herb burgers');
    expect(titleOf(idealBasket(rice, { alternative: 2 }))).toBe('Arroz con tofu');
  });

  it('promises nothing that the cook may not have', () => {
    const chosen = idealBasket(burger, { alternative: 2, perSlot: 0 });
    const replacements = [
      { replaced: 'butter', replacement: 'olive oil', because: 'you listed Milk' },
      { replaced: 'egg', replacement: 'ground flaxseed', because: 'you listed Eggs' },
    ];
    const namesOnlyAllowedFoods = (words: string) => /dairy-free/i.test(words);
    expect(titleOf({ ...chosen, replacements }, namesOnlyAllowedFoods)).toBe(
      'Dairy-free chickpea and herb burgers',
    );
  });
});
