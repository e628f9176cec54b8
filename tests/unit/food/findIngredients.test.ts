import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { allFoods } from '@/food/lexicon/foods';
import { findIngredients } from '@/food/names/findIngredients';
import type { Intolerance } from '@/food/types';
import { containedIntolerances } from './containedIntolerances';

const ids = (text: string) => findIngredients(text).map((found) => found.ingredient.id);
const present = (text: string) => [...new Set(findIngredients(text).flatMap(containedIntolerances))].sort();

describe('findIngredients', () => {
  it('returns ordered positions that match the text and do not overlap, for any text', () => {
    const names = allFoods().flatMap(({ names: { en, es } }) => [...en, ...es]);
    const piece = fc.oneof(
      fc.constantFrom(...names),
      fc.constantFrom(
        ' ',
        ', ',
        '\n',
        '-free ',
        ' without ',
        ' sin ',
        ' ni ',
        ' <b>',
        '</b> ',
        '&nbsp;',
        'ñ',
        '½',
        '🥚',
        'لبن ',
        '.',
        '(',
      ),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const found of findIngredients(text)) {
          expect(text.slice(found.start, found.end)).toBe(found.text);
          expect(found.start).toBeGreaterThanOrEqual(last);
          expect(found.end).toBeGreaterThan(found.start);
          last = found.end;
        }
      }),
    );
  });

  it('clears only what the ingredient contains', () => {
    const qualifier = fc.constantFrom('vegan ', 'gluten-free ', 'dairy-free ', 'nut-free ', 'no sugar ');
    const name = fc.constantFrom(...allFoods().flatMap(({ names }) => names.en));
    fc.assert(
      fc.property(qualifier, name, (before, after) => {
        for (const { ingredient, cleared } of findIngredients(before + after)) {
          const known = [...ingredient.contains, ...ingredient.mayContain];
          expect(known).toEqual(expect.arrayContaining([...(cleared?.intolerances ?? [])]));
        }
      }),
    );
  });

  it.each(['', ' ', '\u0000', '½½½', '🍋🍋', 'مرحبا', '<<<<', '&&&&', '-free', 'sin', 'without'])(
    'finds nothing in %j',
    (text) => {
      expect(findIngredients(text)).toEqual([]);
    },
  );

  it('reads 200 KB', () => {
    const line = 'Boil the rice, toast the almonds without butter and add gluten-free soy sauce.\n';
    const text = line.repeat(Math.ceil(200_000 / line.length));
    expect(findIngredients(text)).toHaveLength(3 * (text.length / line.length));
    expect(findIngredients('<a'.repeat(100_000))).toEqual([]);
    expect(findIngredients('vegan '.repeat(30_000))).toEqual([]);
    expect(findIngredients('no milk or eggs or '.repeat(10_000))).toEqual([]);
  });

  it('ignores markup, accents and case, in both languages', () => {
    expect(ids('<li>soy&nbsp;sauce</li><li>Milk</li><img alt="egg">')).toEqual(['soy-sauce', 'milk']);
    expect(ids('**Crème Fraîche** & JALAPENOS')).toEqual(['sour-cream', 'chilli']);
    expect(ids('cebollín, cebolleta, scallions, spring onions')).toEqual(Array(4).fill('spring-onion'));
    expect(ids('milk\nchocolate')).toEqual(['milk', 'chocolate']);
    expect(ids('milk, chocolate')).toEqual(['milk', 'chocolate']);
    expect(ids('dientes de ajo y patatas dulces')).toEqual(['garlic', 'sweet-potato']);
    const [found] = findIngredients('🥚 2 huevos');
    expect(found).toMatchObject({ start: 5, end: 11, text: 'huevos' });
  });

  it.each([
    ['Fry in a large frying pan', []],
    ['In a pan, melt the butter', ['butter']],
    ['tomate, pan, queso', ['tomato', 'bread', 'cheese']],
    ['cocina la cebolla hasta que esté dorada', ['onion']],
    ['1 dorada de 600 g', ['sea-bream']],
    ['1 large pepper, sliced', ['bell-pepper']],
    ['salt, pepper', ['salt', 'black-pepper']],
    ['toast the walnuts', ['walnuts']],
    ['mince the garlic', ['garlic']],
    ['a turkey burger', ['turkey']],
    ['hamburguesas de lentejas', ['lentils']],
    ['pasta de aceitunas', ['olives']],
    ['leche de quinoa', ['quinoa']],
    ['pistachio butter', ['pistachios']],
    ['walnut-sized pieces', []],
    ['use by date', []],
    ['raises blood sugar quickly', []],
    ['2 garlic cloves and 3 cloves of garlic', ['garlic', 'garlic']],
    ['4 cloves', ['clove']],
    ['mushrooms instead of beef steak', ['mushrooms']],
    ['omit the butter, replace the milk and cream with oil', ['vegetable-oil']],
    ['peces, nueces', ['fish', 'walnuts']],
    ['1 cup chopped hazelnuts', ['hazelnuts']],
    ['una masa lisa, en el bol', []],
    ['roll out, wrap tightly, toast in the oven', []],
    ['pasa la mezcla a un molde', []],
    ['1 1/2 cups half & half', ['cream']],
    ['Poke holes in the dough', []],
    ['wrap in foil, pulse until smooth', []],
    ['1 wholemeal wrap', ['pita']],
    ['warm the gluten-free wrap in a pan', ['pita']],
    ['hornea hasta que estén doradas', []],
    ['2 doradas de ración', ['sea-bream']],
    ['sweet-potato fries', ['sweet-potato']],
    ['red lentil penne', ['red-lentils', 'lentil-pasta']],
    ['cream the vegan butter with the sugar', ['butter', 'sugar']],
    ['blitz to a fine flour', []],
    ['whisk to the thickness of double cream', []],
    ['it tastes just like chicken nuggets', []],
    ['tritura hasta obtener una pasta', []],
    ['bate hasta formar picos firmes', []],
    ['remueve a menudo', []],
    ['wood chips, a pizza stone, a milk jug, a molde para bizcocho', []],
    ['Let the bananas stand, the tofu press and the butter brown', ['banana', 'tofu', 'butter']],
    ['3 eggs size M', ['egg']],
    ['egg yolk to brush the cookies', ['egg-yolk']],
    ['2 tbsp hoisin sauce, plus extra for the pancakes', ['hoisin-sauce']],
    ['huevo y pan rallado para rebozado', ['egg', 'breadcrumbs']],
    ['leche para la crema pastelera', ['milk']],
    ['caracoles y puntillitas', ['snail', 'squid']],
    ['300 g gluten-free bread flour', ['gluten-free-flour']],
    ['replace it with butter', ['butter']],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each<[string, Intolerance[]]>([
    ['casein', ['Milk']],
    ['sodium caseinate', ['Milk']],
    ['whey', ['FODMAPs', 'Lactose', 'Milk']],
    ['ghee', ['Milk']],
    ['seitan', ['FODMAPs', 'Gluten', 'Wheat']],
    ['semolina', ['FODMAPs', 'Gluten', 'Wheat']],
    ['couscous', ['FODMAPs', 'Gluten', 'Wheat']],
    ['bulgur', ['FODMAPs', 'Gluten', 'Wheat']],
    ['surimi', ['Eggs', 'Fish', 'Gluten', 'Wheat']],
    ['fish sauce', ['Fish']],
    ['Worcestershire sauce', ['Fish']],
    ['soy sauce', ['Gluten', 'Legumes', 'Soy', 'Wheat']],
    ['mayonnaise', ['Eggs']],
    ['marzipan', ['Nuts', 'TreeNuts']],
    ['gianduja', ['Nuts', 'TreeNuts']],
    ['malt', ['Gluten']],
    ['albumen', ['Eggs']],
    ['lecithin', ['Legumes', 'Soy']],
    ['panko', ['FODMAPs', 'Gluten', 'Wheat']],
    ['hollandaise', ['Eggs', 'Lactose', 'Milk']],
    ['béchamel', ['FODMAPs', 'Gluten', 'Lactose', 'Milk', 'Wheat']],
    ['nougat', ['Eggs', 'FODMAPs', 'Nuts', 'TreeNuts']],
    ['miso', ['Legumes', 'Soy']],
    ['tempeh', ['Legumes', 'Soy']],
    ['edamame', ['Legumes', 'Soy']],
    ['beer', ['Gluten']],
    ['Parmesan', ['Milk']],
    ['isinglass', ['Fish']],
    ['pesto', ['FODMAPs', 'Lactose', 'Milk', 'Nuts', 'TreeNuts']],
    ['halva', ['Sesame']],
    ['celeriac', ['Celery']],
    ['paprika', ['Nightshades']],
    ['egg noodles', ['Eggs', 'FODMAPs', 'Gluten', 'Wheat']],
    ['almond milk', ['Nuts', 'TreeNuts']],
    ['peanut butter', ['Legumes', 'Nuts', 'Peanuts']],
    ['mantequilla de cacahuete', ['Legumes', 'Nuts', 'Peanuts']],
    ['butter beans', ['FODMAPs', 'Legumes']],
    ['milk chocolate', ['FODMAPs', 'Lactose', 'Milk']],
    ['lactose-free milk', ['Milk']],
    ['leche sin lactosa', ['Milk']],
    ['gluten-free soy sauce', ['Legumes', 'Soy']],
    ['tamari', ['Legumes', 'Soy']],
    ['nut-free pesto', ['FODMAPs', 'Lactose', 'Milk']],
    ['stock cube', []],
    ['gelatine', []],
    ['lard', []],
    ['rennet', []],
    ['coconut milk', []],
    ['leche de coco', []],
    ['coconut cream', []],
    ['nutmeg', []],
    ['butternut squash', []],
    ['water chestnut', []],
    ['buckwheat', []],
    ['cream of tartar', []],
    ['cocoa butter', []],
    ['vegan butter', []],
    ['oat milk', []],
    ['rice noodles', []],
    ['butter lettuce', []],
    ['fish mint', []],
    ['oyster mushroom', []],
    ['corn salad', []],
    ['sweet potato', []],
    ['black pepper', []],
    ['ginger beer', []],
    ['root beer', []],
    ['eggless mayonnaise', []],
    ['dairy-free cream', []],
    ['queso vegano', []],
    ['gluten-free bread', []],
    ['pan sin gluten', []],
    ['flour (gluten free)', []],
    ['pasta, gluten free', []],
    ['dairy, egg and nut free chocolate cake', ['FODMAPs', 'Gluten', 'Wheat']],
    ['contains no milk or eggs', []],
    ['does not contain nuts', []],
    ['no contiene gluten', []],
    ['sin leche ni huevo', []],
    ['sin leche, huevo ni nueces', []],
    ['free from: milk, eggs and nuts', []],
    ['without nuts', []],
    ['no nuts', []],
    ['sin nueces', []],
    ['egg-free', []],
    ['oat milk instead of milk', []],
    ['2 eggs, free range', ['Eggs']],
    ['cheese if not vegan', ['Lactose', 'Milk']],
    ['queso si no eres vegano', ['Lactose', 'Milk']],
    ['flour, if it need not be gluten-free', ['FODMAPs', 'Gluten', 'Wheat']],
    ['butter instead of vegan butter', ['Lactose', 'Milk']],
    ['gluten-free flour tortillas', []],
    ['pan rallado sin gluten y leche de soja', ['FODMAPs', 'Legumes', 'Soy']],
    ['caracoles', ['Shellfish']],
    ['bread without nuts, milk, eggs', ['Eggs', 'FODMAPs', 'Gluten', 'Lactose', 'Milk', 'Wheat']],
    ['cream crackers', ['FODMAPs', 'Gluten', 'Wheat']],
  ])('%s concerns %j', (text, expected) => {
    expect(present(text)).toEqual(expected);
  });

  it('leaves out only denied names', () => {
    expect(ids('Milk-free. Eggs and butter')).toEqual(['egg', 'butter']);
    expect(ids('no-bake cheesecake')).toEqual(['cheesecake']);
    expect(ids('cake without nuts and a glass of milk')).toEqual(['cake', 'milk']);
    expect(findIngredients('no mushrooms', { includeDenied: true })).toHaveLength(1);
  });
});
