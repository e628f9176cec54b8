import { describe, expect, it } from 'vitest';
import { deriveFacts } from '@/food/lexicon/derive';
import { allFoods, foodById } from '@/food/lexicon/foods';
import { parseTable } from '@/food/lexicon/parseTable';
import { findIngredients } from '@/food/names/findIngredients';
import { toPluralForm } from '@/food/text/plurals';
import { fold } from '@/food/text/tokenize';

const namesOf = () =>
  allFoods().flatMap((ingredient) =>
    [...ingredient.names.en, ...ingredient.names.es].map((name) => ({ name, id: ingredient.id })),
  );

describe('the lexicon', () => {
  it('has at least 800 ingredients with unique ids and names in both languages', () => {
    const all = allFoods();
    expect(all.length).toBeGreaterThanOrEqual(800);
    expect(new Set(all.map((ingredient) => ingredient.id)).size).toBe(all.length);
    const nameless = all.filter(
      ({ id, names }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || !names.en[0] || !names.es[0],
    );
    expect(nameless.map((ingredient) => ingredient.id)).toEqual([]);
    expect(foodById('onion')?.names.es[0]).toBe('cebolla');
    expect(foodById('nothing')).toBeUndefined();
  });

  it('has no name for two ingredients', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { name, id } of namesOf()) {
      const key = fold(name).replace(/[^a-z0-9]+/g, ' ');
      const owner = owners.get(key);
      if (owner && owner !== id) shared.push(`${name}: ${owner}, ${id}`);
      owners.set(key, id);
    }
    expect(shared).toEqual([]);
  });

  it('finds every ingredient by each of its names', () => {
    const lost = namesOf().filter(({ name, id }) => {
      const [first, ...rest] = findIngredients(name);
      return rest.length > 0 || first?.ingredient.id !== id || first.text !== name;
    });
    expect(lost).toEqual([]);
  });

  it('finds every ingredient by its displayed plural', () => {
    const lost = allFoods().flatMap((ingredient) => {
      const plurals = [
        toPluralForm(ingredient.names.en[0] ?? '', 'en'),
        toPluralForm(ingredient.names.es[0] ?? '', 'es'),
      ];
      return plurals.filter((plural) => findIngredients(plural)[0]?.ingredient.id !== ingredient.id);
    });
    // These plurals are foods of their own: a box of chocolates, a bag of caramelos, ladyfingers.
    expect(new Set(lost)).toEqual(new Set(['chocolates', 'caramelos', 'membrillos', 'vainillas']));
  });

  it.each([
    ['bay leaf', 'en', 'bay leaves'],
    ['tomato', 'en', 'tomatoes'],
    ['strawberry', 'en', 'strawberries'],
    ['lentils', 'en', 'lentils'],
    ['leg of lamb', 'en', 'legs of lamb'],
    ['diente de ajo', 'es', 'dientes de ajo'],
    ['limón', 'es', 'limones'],
    ['nuez', 'es', 'nueces'],
    ['patata dulce', 'es', 'patatas dulces'],
  ] as const)('shows the plural of %s', (name, language, plural) => {
    expect(toPluralForm(name, language)).toBe(plural);
  });

  it('throws on an invalid table', () => {
    expect(() => deriveFacts('vegetable', 'wheet')).toThrow("Unknown food code 'wheet'");
    expect(() => parseTable('@vegetables: x\nleek|puerro||')).toThrow('Unknown category');
  });
});

describe('the facts of an ingredient', () => {
  const get = (id: string) => {
    const ingredient = foodById(id);
    if (!ingredient) throw new Error(`no ${id}`);
    return ingredient;
  };

  it.each([
    ['beef', ['Vegan', 'Vegetarian', 'Pescatarian', 'RawFood'], ['RedMeat', 'Beef']],
    ['pork', ['Vegan', 'Halal', 'Kosher'], ['RedMeat', 'Pork']],
    ['prawn', ['Vegan', 'Vegetarian', 'Kosher'], ['Shellfish']],
    ['flour', ['GlutenFree', 'Keto', 'Paleo', 'Whole30', 'LowFODMAP'], ['Gluten']],
    ['rice', ['Keto', 'LowCarb', 'Paleo', 'Whole30'], []],
    ['honey', ['Vegan', 'Keto', 'LowFODMAP', 'Whole30'], ['Sugar']],
    ['onion', ['LowFODMAP'], []],
    ['chickpeas', ['Paleo', 'Whole30', 'LowFODMAP'], []],
    ['milk', ['Vegan', 'Paleo', 'Whole30', 'LowFODMAP'], ['Dairy']],
    ['parmesan', ['Vegan', 'Vegetarian'], ['Dairy', 'Salt']],
    ['gelatine', ['Vegan', 'Vegetarian', 'Halal', 'Kosher'], []],
    ['red-wine', ['Halal', 'Whole30'], ['Preservatives']],
    ['olive-oil', [], ['Oil']],
    ['bacon', ['Halal', 'Kosher', 'DASH'], ['Pork', 'Salt', 'Preservatives', 'Processed']],
    ['soy-sauce', ['GlutenFree', 'Paleo'], ['Soy', 'Salt', 'Gluten']],
  ] as const)('%s', (id, diets, tags) => {
    expect(get(id).excludedBy).toEqual(expect.arrayContaining([...diets]));
    expect(get(id).avoid).toEqual(expect.arrayContaining([...tags]));
  });

  it.each([
    ['parmesan', ['Pescatarian', 'GlutenFree', 'Keto', 'Halal']],
    ['salmon', ['Pescatarian', 'Kosher', 'Halal', 'Keto']],
    ['tofu', ['Vegan', 'Vegetarian', 'GlutenFree']],
    ['strawberry', ['Keto', 'Vegan', 'LowFODMAP']],
    ['lamb', ['Halal', 'Kosher', 'Keto', 'Paleo']],
    ['rabbit', ['Halal', 'Keto']],
    ['green-beans', ['Paleo', 'Whole30', 'LowFODMAP']],
  ] as const)('%s fits %s', (id, diets) => {
    for (const diet of diets) expect(get(id).excludedBy).not.toContain(diet);
  });

  it('distinguishes milk without lactose', () => {
    expect(get('ghee')).toMatchObject({ contains: ['Milk'], mayContain: ['Lactose'] });
    expect(get('lactose-free-milk').mayContain).not.toContain('Lactose');
    expect(get('whey').contains).toEqual(expect.arrayContaining(['Milk', 'Lactose']));
  });

  it('mark what must be cooked through', () => {
    expect(get('chicken').rawRisk).toBe('poultry');
    expect(get('beef-mince').rawRisk).toBe('mince');
    expect(get('kidney-beans').rawRisk).toBe('dried-beans');
    expect(get('egg').rawRisk).toBe('egg');
    expect(get('lard').rawRisk).toBeUndefined();
  });
});
