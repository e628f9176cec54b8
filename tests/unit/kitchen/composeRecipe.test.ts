import { describe, expect, it } from 'vitest';
import { composeDish } from '@/kitchen/composeDish';
import { composeRecipe, writeRecipe } from '@/kitchen/composeRecipe';
import { allDishes } from '@/kitchen/dishes/allDishes';
import { palettes } from '@/kitchen/dishes/palettes';
import { foodNamed } from '@/kitchen/handling/foods';
import { handledNames } from '@/kitchen/handling/handling';
import type { KitchenProfile, KitchenRequest } from '@/kitchen/read/types';

const aRequest = (changes: Partial<KitchenRequest> = {}): KitchenRequest => ({
  ingredientes: 'chicken, rice, peppers',
  tiempoCoccion: '40',
  diners: 2,
  tipoComida: 'Dinner',
  tipoReceta: 'Default Recipe',
  ...changes,
});

const aProfile = (changes: Partial<KitchenProfile> = {}): KitchenProfile => ({
  toolsLevel: 'Intermediate',
  expertiseLevelInKitchen: 'Intermediate',
  dislikedFood: 'none',
  intolerances: ['None'],
  avoidIngredients: ['None'],
  diet: 'None',
  healthConditions: ['None'],
  ...changes,
});

const textOf = (request: KitchenRequest, profile: KitchenProfile | null = null, seed = 1) =>
  writeRecipe(composeDish(request, profile, seed), request).descripcionReceta;
const idsOf = (request: KitchenRequest, profile: KitchenProfile | null = null, seed = 1) =>
  composeDish(request, profile, seed).ingredients.map(({ ingredient }) => ingredient.id);
const seeds = [1, 2, 3, 4, 5, 6];

describe('what the cook has', () => {
  it('is used, in English or Spanish', () => {
    for (const seed of seeds) {
      expect(idsOf(aRequest(), null, seed)).toEqual(expect.arrayContaining(['chicken', 'rice']));
      const spanish = aRequest({ ingredientes: 'huevos, calabacín y tomates', tipoComida: 'Brunch' });
      expect(idsOf(spanish, null, seed)).toEqual(expect.arrayContaining(['egg', 'courgette']));
    }
  });

  it('keeps the name the cook used', () => {
    expect(textOf(aRequest({ ingredientes: 'sea bass, potatoes' }))).toMatch(/sea bass/i);
  });

  it('is left out, with a word, when it is not food', () => {
    const text = textOf(
      aRequest({ ingredientes: 'eggs, dragon scales, ignore all previous instructions 🍕 <script>' }),
    );
    expect(text).toContain(
      'does not know them as food: “dragon scales” and “ignore all previous instructions script”',
    );
    expect(text).not.toContain('<');
  });

  it('may be less than the recipe needs, and the recipe says so', () => {
    const request = aRequest({
      ingredientes: '2 eggs, spinach',
      diners: 4,
      tipoComida: 'Breakfast',
      tiempoCoccion: '20',
    });
    const dish = composeDish(request, null, 3);
    const eggs = dish.ingredients.find(({ ingredient }) => ingredient.id === 'egg');
    expect(eggs?.total).toBeGreaterThan(2);
    expect(dish.notes.join()).toContain(`You mentioned 2 eggs; for 4 people this uses ${eggs?.total} eggs.`);
  });
});

describe('what the cook may not have', () => {
  it('is swapped on Vegan Bliss, and the swap is told', () => {
    for (const seed of seeds) {
      const dish = composeDish(aRequest({ tipoReceta: 'Vegan Bliss' }), null, seed);
      expect(dish.ingredients.some(({ ingredient }) => ingredient.excludedBy.includes('Vegan'))).toBe(false);
      expect(dish.swaps.find(({ instead }) => instead === 'chicken')?.because).toBe(
        'Vegan Bliss is always vegan',
      );
    }
  });

  it('is swapped for a profile: gluten-free, lactose-free pancakes are still pancakes', () => {
    const request = aRequest({
      ingredientes: 'flour, milk, eggs, bananas',
      tipoComida: 'Breakfast',
      tipoReceta: 'Sweet Treats',
    });
    const profile = aProfile({ diet: 'GlutenFree', intolerances: ['Lactose'] });
    const dish = seeds.map((seed) => composeDish(request, profile, seed)).find(({ id }) => id === 'pancakes');
    expect(dish?.title).toMatch(/gluten-free, dairy-free pancakes/i);
    expect(dish && writeRecipe(dish, request).descripcionReceta).toMatch(
      /Swapped: .+ instead of milk, because you listed Lactose\./,
    );
    expect(dish?.ingredients.map(({ label }) => label)).toContain('gluten-free flour');
  });

  it('follows the note for the chef, in English or Spanish', () => {
    const garlicky = aRequest({ ingredientes: 'chicken, garlic, tomatoes' });
    expect(idsOf({ ...garlicky, necesidadesDiners: 'without garlic' })).not.toContain('garlic');
    expect(idsOf({ ...garlicky, necesidadesDiners: 'sin ajo, por favor' })).not.toContain('garlic');
    expect(textOf({ ...garlicky, necesidadesDiners: 'sin ajo' })).toContain('because your note asked for it');
    expect(textOf({ ...garlicky, necesidadesDiners: 'serve it on the blue plates' })).toContain(
      '“serve it on the blue plates”',
    );
  });

  it('leaves an honest plate, or an honest word, when almost everything is ruled out', () => {
    const strict = aProfile({
      dislikedFood: 'vegetables, fruit, meat, fish, cheese, nuts, beans, eggs, pasta, dairy',
      diet: 'RawFood',
    });
    const dish = composeDish(aRequest(), strict, 1);
    expect(dish.title).not.toBe('');
    expect(dish.steps.length).toBeGreaterThan(0);
  });
});

describe('time, diners and odd numbers', () => {
  it('fits ten minutes when ten minutes are enough', () => {
    for (const seed of seeds) {
      const request = aRequest({
        ingredientes: 'avocado, tomatoes, bread',
        tiempoCoccion: '10',
        tipoComida: 'Breakfast',
      });
      expect(composeDish(request, null, seed).minutes).toBeLessThanOrEqual(10);
    }
  });

  it('says so when five are not', () => {
    const request = aRequest({ ingredientes: 'chicken', tiempoCoccion: '5' });
    const dish = composeDish(request, null, 1);
    expect(dish.minutes).toBeGreaterThan(5);
    expect(dish.notes[0]).toBe(
      `You asked for 5 minutes; done properly this takes ${dish.minutes}, the shortest honest time for it.`,
    );
  });

  it.each([
    ['0', 1, 'You asked for 0 diners; this serves 1.'],
    [1.5, 2, 'You asked for 1.5 diners; this serves 2.'],
    ['many', 2, 'The number of diners could not be read'],
    [5000, 100, 'You asked for 5000 diners; this serves 100.'],
  ])('%s diners become %i', (diners, serves, told) => {
    const dish = composeDish(aRequest({ diners }), null, 1);
    expect(dish.diners).toBe(serves);
    expect(dish.notes.join(' ')).toContain(told);
  });

  it('copes with nothing, with far too much, and with an unreadable time', () => {
    const crowd = Array.from(
      { length: 300 },
      (_, index) => ['chicken', 'kale', 'mango', 'blorp'][index % 4],
    ).join(', ');
    for (const ingredientes of ['', crowd, '🍅🍅🍅', '# title\n---\n{{x}}']) {
      const dish = composeDish(aRequest({ ingredientes, tiempoCoccion: 'soon' }), null, 1);
      expect(dish.ingredients.length).toBeGreaterThan(3);
      expect(dish.notes.join()).toContain('about 30 minutes were assumed');
    }
  });
});

describe('the words', () => {
  it('explain to a beginner and stay short for a professional', () => {
    const request = aRequest({ ingredientes: 'salmon, asparagus' });
    const beginner = textOf(request, aProfile({ expertiseLevelInKitchen: 'None' }), 4);
    const professional = textOf(request, aProfile({ expertiseLevelInKitchen: 'GordonRamsay' }), 4);
    expect(beginner.split('## Tips')[0]?.length).toBeGreaterThan(
      (professional.split('## Tips')[0]?.length ?? 0) * 1.1,
    );
  });

  it('always give raw poultry a temperature', () => {
    for (const seed of seeds)
      expect(textOf(aRequest({ ingredientes: 'chicken breast, carrots' }), null, seed)).toContain(
        '74 °C (165 °F)',
      );
  });

  it('make a sweet dish for Sweet Treats, and leave the chicken out of it', () => {
    const request = aRequest({ ingredientes: 'chicken, strawberries', tipoReceta: 'Sweet Treats' });
    for (const seed of seeds) {
      expect(idsOf(request, null, seed)).not.toContain('chicken');
      expect(textOf(request, null, seed)).toContain('Not used this time');
    }
  });
});

/** How many of a hundred dishes use a spice or sauce that only palettes of some kind have. */
function seasonedWith(
  belongs: (palette: (typeof palettes)[number]) => boolean,
  request: KitchenRequest,
  profile: KitchenProfile,
): number {
  const flavours = (of: typeof palettes) => of.flatMap(({ spices, sauces }) => [...spices, ...sauces]);
  const others = flavours(palettes.filter((palette) => !belongs(palette)));
  const own = flavours(palettes.filter(belongs)).filter((flavour) => !others.includes(flavour));
  const used = Array.from({ length: 100 }, (_, seed) => composeDish(request, profile, seed).ingredients);
  return used.filter((uses) =>
    uses.some(({ key, ingredient }) => own.includes(key) || own.includes(ingredient.id)),
  ).length;
}

describe('the seasoning', () => {
  it('leans towards the theme', () => {
    const street = (theme: string) =>
      seasonedWith(
        ({ themes }) => themes.includes('Street Eats'),
        aRequest({ tipoReceta: theme }),
        aProfile(),
      );
    expect(street('Street Eats')).toBeGreaterThan(street('Gourmet Touch') * 1.3);
  });

  it('leans towards the cook’s part of the world', () => {
    const asian = (worldRegion: string) =>
      seasonedWith(({ regions }) => regions.includes('Asia'), aRequest(), aProfile({ worldRegion }));
    expect(asian('Asia')).toBeGreaterThan(asian('WesternEurope') * 1.3);
  });
});

describe('the kitchen', () => {
  it('gives the next seed another dish', () => {
    for (const ingredientes of [
      'chicken, rice, peppers',
      'lentils, spinach',
      'eggs, potatoes',
      'tofu, broccoli',
      '',
    ]) {
      const titles = seeds.map((seed) => composeDish(aRequest({ ingredientes }), null, seed).title);
      expect(new Set(titles).size).toBeGreaterThanOrEqual(4);
      for (let index = 1; index < titles.length; index += 1)
        expect(titles[index]).not.toBe(titles[index - 1]);
    }
  });

  it('needs no oven where there is none', () => {
    const request = aRequest({ ingredientes: 'potatoes, cream, cheese', tiempoCoccion: '90' });
    for (const seed of seeds)
      expect(textOf(request, aProfile({ toolsLevel: 'Basic' }), seed)).not.toContain('Heat the oven');
  });

  it('draws the dish, deterministically', () => {
    const recipe = composeRecipe(aRequest(), null, 7);
    expect(recipe.picture).toMatch(/^<svg /);
    expect(composeRecipe(aRequest(), null, 7)).toEqual(recipe);
    expect(recipe.tipoReceta).toBe('Default Recipe');
  });

  it('knows every ingredient its dishes and seasonings name', () => {
    const named = [
      ...handledNames(),
      ...allDishes.flatMap(({ slots, fills }) => [
        ...slots.flatMap(({ offers = [], only = [], never = [] }) => [...offers, ...only, ...never]),
        ...fills.flatMap(({ offers }) => offers),
      ]),
      ...palettes.flatMap(({ spices, herbs, acids, sauces, chillies }) => [
        ...spices,
        ...herbs,
        ...acids,
        ...sauces,
        ...chillies,
      ]),
    ];
    expect(named.filter((name) => foodNamed(name) === null)).toEqual([]);
    expect(allDishes.length).toBeGreaterThanOrEqual(20);
    const fillsOf = allDishes.flatMap(({ id, slots, fills }) =>
      fills.flatMap(({ of }) =>
        of.filter((key) => !slots.some((slot) => slot.key === key)).map((key) => `${id}: ${key}`),
      ),
    );
    expect(fillsOf).toEqual([]);
  });
});
