import { chooseIdeally } from '@tests/cookbook/idealBasket';
import { describe, expect, it } from 'vitest';
import { planDish } from '@/kitchen/adapt/planDish';
import type { BasketUse, DishChoice } from '@/kitchen/choose/types';
import { knownFood } from '@/kitchen/cookbook/knownFood';
import { parseDish } from '@/kitchen/cookbook/parseDish';
import type { BasketFood } from '@/kitchen/read/basket';
import { writeIngredients } from '@/kitchen/write/writeIngredients';
import { writeSteps } from '@/kitchen/write/writeSteps';
import { writeTitle } from '@/kitchen/write/writeTitle';
import { arrozConPollo, burgers, poundCake } from './sampleDishFiles';

const burger = parseDish('burgers', burgers);
const cake = parseDish('cake', poundCake);
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
  it('are those of the cookbook for the same number of diners', () => {
    expect(linesOf(chooseIdeally(burger, { perSlot: 0 }))).toEqual([
      '**Main ingredients**',
      '',
      '- 500 g chicken mince',
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

  it('are scaled to the diners', () => {
    expect(linesOf(chooseIdeally(rice, { perSlot: 0 }), 6)).toEqual(
      expect.arrayContaining([
        '- 900 g chicken thighs, in chunks',
        '- 2 onions, finely chopped (if you have them)',
        '- 5 tbsp olive oil',
      ]),
    );
    expect(linesOf(chooseIdeally(rice, { perSlot: 0 }), 1)).toEqual(
      expect.arrayContaining([
        '- 150 g chicken thighs, in chunks',
        '- ½ onion, finely chopped (if you have it)',
        '- 1 garlic clove, sliced',
        '- a pinch of saffron',
      ]),
    );
  });

  it('use up the main food if the cook has nearly enough, and scale the others with it', () => {
    const chosen = chooseIdeally(rice, { perSlot: 0 });
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
      expect.arrayContaining(['- 750 g chicken thighs, in chunks', '- 400 g short-grain rice']),
    );
    expect(linesOf(has(1000))).toEqual(
      expect.arrayContaining(['- 1 kg chicken thighs, in chunks', '- 320 g short-grain rice']),
    );
    expect(linesOf(has(2000))).toContain('- 600 g chicken thighs, in chunks');
    const short = planDish(has(200), 4);
    expect(short.shortages).toMatchObject([
      { food: { name: 'chicken thighs' }, has: { amount: 200, unit: 'g' } },
    ]);
  });

  it('of stock are what the rice needs, and of rice what the stock does', () => {
    const chosen = chooseIdeally(rice, { perSlot: 0 });
    const withFood = (name: string, place: BasketUse['place'], amount: number, unit: 'g' | 'ml') =>
      linesOf({ ...chosen, uses: [{ food: basket(name, { amount, unit }), place }] });
    const stock = { kind: 'ingredient', name: 'chicken stock' } as const;
    expect(withFood('chicken stock', stock, 500, 'ml').join(' ')).toContain('900 ml chicken stock');
    const need = { kind: 'need', need: 1, alternative: 0 } as const;
    expect(withFood('short-grain rice', need, 500, 'g').join(' ')).toContain('320 g short-grain rice');
    expect(withFood('short-grain rice', need, 300, 'g').join(' ')).toContain('300 g short-grain rice');
  });

  const cakeOf = (amounts: Readonly<Record<string, number>>): DishChoice => ({
    dish: cake,
    uses: Object.entries(amounts).map(([name, amount]) => ({
      food: basket(name, { amount, unit: name === 'eggs' ? null : 'g' }),
      place: cake.needs.flatMap(({ alternatives: [first] }, need) =>
        first.name === name ? [{ kind: 'need', need, alternative: 0 } as const] : [],
      )[0] ?? { kind: 'ingredient', name },
    })),
    replacements: [],
    additions: [],
    leftOut: [],
  });

  it.each([
    ['a batter of their own', { butter: 280, sugar: 500, eggs: 5, flour: 380 }, ['280 g butter', '500 g sugar', '5 eggs', '380 g flour']],
    ['butter for a smaller cake', { butter: 150, sugar: 800, eggs: 12, flour: 1000 }, ['150 g butter', '150 g sugar', '170 g flour']],
    ['flour for a smaller cake', { butter: 240, sugar: 800, eggs: 12, flour: 150 }, ['140 g butter', '140 g sugar', '150 g flour']],
  ])('of a cake keep its ratio, or are the cook’s: %s', (_, amounts, lines) => {
    const written = linesOf(cakeOf(amounts), 8).join(' ');
    for (const line of lines) expect(written).toContain(line);
  }); // biome-ignore format: one row each

  it('that a cake lacks are told', () => {
    const plan = planDish(cakeOf({ butter: 20, sugar: 200, eggs: 4, flour: 200 }), 8);
    expect(plan.shortages).toMatchObject([{ food: { name: 'butter' }, has: { amount: 20, unit: 'g' } }]);
  });

  it('of a slot are shared by its foods, cut as the dish needs', () => {
    const chosen = chooseIdeally(rice, { perSlot: 0 });
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

describe('time to spare', () => {
  const slow = parseDish(
    'arroz-con-pollo',
    arrozConPollo
      .replace('{8%minutes}', '{8-12%minutes}')
      .replace('stand for ~{5%minutes}', 'stand for ~{5-30%minutes}'),
  );
  const plan = (minutes: number | null) => planDish(chooseIdeally(slow, { perSlot: 0 }), 4, minutes);

  it.each([
    [null, 61, 8, 5],
    [40, 57, 8, 5],
    [64, 64, 11, 5],
    [70, 70, 12, 10],
    [84, 80, 12, 20],
    [200, 90, 12, 30],
  ])(
    'of %s minutes goes to what is the better for it, in the order of the text',
    (asked, total, onion, stood) => {
      const planned = plan(asked);
      expect(planned.minutes).toBe(total);
      expect(writeSteps(planned).join(' ')).toMatch(
        new RegExp(`cook for ${onion} minutes, until the onion.* stand for ${stood} minutes`),
      );
    },
  );
});

describe('the text', () => {
  it('names the food that is used instead, and inflects the words around it', () => {
    const text = textOf(chooseIdeally(burger, { alternative: 2, perSlot: 0 }));
    expect(text).toContain('until the chickpeas are cooked through; they should feel firm.');
    expect(text).not.toMatch(/chicken|°C/);
    const turkey = textOf(chooseIdeally(rice, { alternative: 1, perSlot: 0 }));
    expect(turkey).toContain('Season the turkey breast with the salt and brown it in the olive oil');
    expect(turkey).toContain('until the turkey is golden and releases easily');
    expect(turkey).toContain('chicken stock');
  });

  it('does not melt the oil that replaces butter', () => {
    const chosen = chooseIdeally(burger, { perSlot: 0 });
    const replacements = [{ replaced: 'butter', replacement: 'olive oil', because: 'you listed Milk' }];
    const text = textOf({ ...chosen, replacements });
    expect(text).toContain('Warm the olive oil in a large frying pan');
    expect(text).toContain('When the olive oil is hot, add the patties');
    expect(linesOf({ ...chosen, replacements })).toContain('- 1 tbsp olive oil');
  });

  it('lists the foods of a slot, and omits the brackets of those that are not there', () => {
    expect(textOf(chooseIdeally(burger, { perSlot: 3 }))).toContain(
      'Fill with the patties, the lettuce, the tomatoes, the cucumber and the mayonnaise.',
    );
    expect(textOf(chooseIdeally(rice, { perSlot: 2 }))).toContain(
      'the red pepper, the carrots, the green beans and the garlic',
    );
    const bare = textOf(chooseIdeally(burger, { perSlot: 0, withOptional: false }));
    expect(bare).toContain('Fill with the patties and the mayonnaise.');
    expect(bare).not.toMatch(/on top for the last minute|Scatter/);
  });

  it('scales the number of portions', () => {
    expect(textOf(chooseIdeally(burger), 2)).toContain('shape into 2 patties');
    expect(textOf(chooseIdeally(burger), 1)).toContain('shape into 1 patty');
    expect(textOf(chooseIdeally(rice, { perSlot: 0 }), 8)).toContain('until the onions soften');
  });

  it('adds the finish and the sides at the end', () => {
    const chosen = chooseIdeally(rice, { perSlot: 0 });
    const uses = [
      ...chosen.uses,
      { food: basket('mint'), place: { kind: 'finish' } } as const,
      { food: basket('broccoli'), place: { kind: 'side' } } as const,
      { food: basket('lettuce'), place: { kind: 'side' } } as const,
    ];
    const steps = writeSteps(planDish({ ...chosen, uses }, 4));
    expect(steps.join(' ')).toMatch(/Towards the end, boil the broccoli in salted water for 4 minutes/);
    expect(steps.at(-2)).toMatch(/ To finish, scatter the mint over the top\.$/);
    expect(steps.at(-1)).toMatch(
      /^Turn the broccoli in a pinch of salt and a little oil, fold in the lettuce and serve/,
    );
    expect(linesOf({ ...chosen, uses })).toContain('**To serve beside it**');
  });
});

describe('minutes', () => {
  it('are the sum of preparation and the times of the text', () => {
    expect(planDish(chooseIdeally(rice, { perSlot: 0 }), 4).minutes).toBe(15 + 10 + 8 + 5 + 18 + 5);
  });

  it('of preparation grow with the foods to be cut', () => {
    const once = planDish(chooseIdeally(rice, { perSlot: 0 }), 4).minutes;
    expect(planDish(chooseIdeally(rice, { perSlot: 2 }), 4).minutes).toBe(once + 2);
    expect(planDish(chooseIdeally(rice, { perSlot: 0 }), 8).minutes).toBeGreaterThan(once);
    expect(planDish(chooseIdeally(rice, { perSlot: 0 }), 1).minutes).toBeLessThan(once);
  });
});

describe('a dish that fills more than one pan', () => {
  it('is cooked in batches, and the recipe says how', () => {
    expect(planDish(chooseIdeally(burger), 4).batches).toBeNull();
    expect(planDish(chooseIdeally(burger), 12).batches).toMatch(/^For this much, fry in 3 batches/);
    expect(planDish(chooseIdeally(rice), 12).batches).toBeNull();
    expect(planDish(chooseIdeally(rice), 24).batches).toMatch(/^For this much, cook it in 2 large pots/);
  });
});

describe('the title', () => {
  const titleOf = (chosen: DishChoice, namesOnlyAllowedFoods: (words: string) => boolean = always) =>
    writeTitle(planDish(chosen, 4), namesOnlyAllowedFoods);

  it('names important replacements, in its own language', () => {
    expect(titleOf(chooseIdeally(burger))).toBe('Chicken and herb burgers');
    expect(titleOf(chooseIdeally(burger, { alternative: 1 }))).toBe('Turkey and herb burgers');
    expect(titleOf(chooseIdeally(burger, { alternative: 2 }))).toBe('Chickpea and herb burgers');
    expect(titleOf(chooseIdeally(rice, { alternative: 2 }))).toBe('Arroz con tofu');
  });

  it('names no forbidden food', () => {
    const chosen = chooseIdeally(burger, { alternative: 2, perSlot: 0 });
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
