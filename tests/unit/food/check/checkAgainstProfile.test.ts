import { fc } from '@tests/support/fastCheck';
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfile } from '@/food/check/checkAgainstProfile';
import { allFoods } from '@/food/lexicon/foods';
import type { FoodProfile } from '@/food/types';

const recipe = (ingredients: string, description = '', title = '') =>
  parseRecipeTexts({ title, ingredients, description });
const milk: FoodProfile = { intolerances: ['Milk', 'Nuts', 'Gluten'] };

function conflictsIn(text: string, profile: FoodProfile = milk) {
  const { hits } = checkAgainstProfile(recipe('', text), profile);
  return [...new Set(hits.map(({ word, value, certainty }) => `${word} ${value} ${certainty}`))];
}

describe('checkAgainstProfile', () => {
  it('returns position, food and reason', () => {
    const { hits } = checkAgainstProfile(recipe('- 2 tbsp Whey', 'Stir.', 'Whey shake'), {
      intolerances: ['Lactose'],
    });
    expect(hits).toEqual([
      {
        source: 'title',
        start: 0,
        end: 4,
        word: 'Whey',
        ingredient: { id: 'whey', name: 'whey' },
        field: 'intolerances',
        value: 'Lactose',
        certainty: 'contains',
        reason: 'whey is a milk product. You listed lactose',
      },
      expect.objectContaining({ source: 'ingredients', start: 7, end: 11, word: 'Whey' }),
    ]);
  });

  it.each<[string, string[]]>([
    ['Serve without nuts.', []],
    ['A dairy-free, gluten-free bake', []],
    ['200 g gluten-free pasta', []],
    ['Swapped: oat milk instead of milk, because you listed Lactose.', ['oat milk Gluten may contain']],
    ['Left out: milk, because you listed Lactose.', []],
    ['Left out, because you avoid dairy: milk, cream and walnuts.', []],
    ['Kept out, because the kitchen cooks from basic ingredients: butter.', []],
    ['Leave out the butter.', []],
    ['Your note said “plenty of butter”, so: olive oil.', []],
    ['Omit the cream and walnuts.', []],
    ['The butter was left out.', []],
    ['Milk, butter and cream were left out.', []],
    ['Cream omitted.', []],
    ['Coconut oil replaces butter.', []],
    ['Replace the milk and butter with water.', []],
    ['Swap the butter for olive oil.', []],
    ['Use olive oil rather than butter, in place of cream.', []],
    ['No cream, no walnuts.', []],
    ['Sin leche ni mantequilla.', []],
    ['Aceite en lugar de mantequilla.', []],
    ['Because you listed Milk, Nuts.', []],
    ['If you are allergic to walnuts, use seeds.', []],
    ['## Swaps\n- Butter → olive oil\n- **Milk**: water', []],
    ['## Método\n- Butter: 20 g', ['Butter Milk contains']],
    ['Contains: milk', ['milk Milk contains']],
    ['The onions were left out, so add butter.', ['butter Milk contains']],
    ['Skip the onion. Add walnuts.', ['walnuts Nuts contains']],
    ['Fry the prawns, removed from their shells, in ghee', ['ghee Milk contains']],
    ['<p>Melt the <b>butter</b></p>', ['butter Milk contains']],
  ])('%s', (text, expected) => {
    expect(conflictsIn(text)).toEqual(expected);
  });

  it.each<[string, FoodProfile, string]>([
    [
      'soy sauce',
      { healthConditions: ['Hypertension'] },
      'you listed High blood pressure: go easy on soy sauce',
    ],
    ['flour', { healthConditions: ['CeliacDisease'] }, 'you listed Celiac disease: flour has gluten'],
  ])('adds a note on %s for %j', (text, profile, reason) => {
    const { hits } = checkAgainstProfile(recipe(text), profile);
    expect(hits).toEqual([
      expect.objectContaining({ field: 'healthConditions', certainty: 'advice', reason }),
    ]);
  });

  it('adds no note on what a qualifier removed', () => {
    expect(conflictsIn('gluten-free flour', { healthConditions: ['CeliacDisease'] })).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['mushrooms', 'shiitake', ['shiitake mushrooms']],
    ['Seafood; okra', 'cod and okra', ['cod Seafood', 'okra okra']],
    ['anything slimy', 'a SLIMY stew', ['SLIMY anything slimy']],
    ['gloop', 'Gloops, not gloop; glooped', ['Gloops gloop']],
    ['féculas', 'una fecula', ['fecula féculas']],
    ['mystery glob cubes', 'mystery cubes and mystery glob cubes', ['mystery glob cubes mystery glob cubes']],
    ['olives and gloop', 'olives, gloop', ['olives olives and gloop', 'gloop olives and gloop']],
    ['raw onions', 'raw tuna', []],
    ['12', '12 minutes', []],
    ['gloop', 'Left out, because nobody knows it: gloop. Gloop was left out.', []],
    ...['nothing', 'None', 'nada', 'n/a', 'N/A', '-', '—', '', ' ', 'No.', 'nothing really'].map(
      (text): [string, string, string[]] => [text, 'nothing at all, n/a, none - nada', []],
    ),
  ])('dislikes %j in %j', (dislikedFood, text, expected) => {
    const { hits } = checkAgainstProfile(recipe('', text), { dislikedFood });
    expect(hits.map(({ word, value }) => `${word} ${value}`)).toEqual(expected);
  });

  it('returns lines without known food, but no headings', () => {
    const list =
      '**Main things**\n\n- 2 eggs\n- 1 cup *zorblax*\n* no butter\n2. flumf\n## Sauce\nFor the icing:\n---\n🥙\n- 1 cup *zorblax*';
    expect(checkAgainstProfile(recipe(list), milk).uncheckable).toEqual(['1 cup zorblax', 'flumf', '🥙']);
    expect(checkAgainstProfile(recipe('2 eggs, zorblax, 1,5 kg rice'), milk).uncheckable).toEqual([
      'zorblax',
    ]);
    expect(checkAgainstProfile(recipe('<ul><li>rice</li><li>flumf</li></ul>'), milk).uncheckable).toEqual([
      'flumf',
    ]);
    const many = checkAgainstProfile(
      recipe(Array.from({ length: 99 }, (_, i) => `- flumf ${i}`).join('\n')),
      milk,
    );
    expect(many.uncheckable).toHaveLength(20);
  });

  it.each<[string, string, string | null]>([
    ['', '', 'The recipe is empty: it could not be checked.'],
    [' \n', '\t', 'The recipe is empty: it could not be checked.'],
    ['asdf qwer', 'zxcv', 'No known food was found: the recipe could not be checked.'],
    ['أرز وحليب', '', 'No known food was found: the recipe could not be checked.'],
    ['', 'Boil rice.', 'There is no list of ingredients: only the rest of the text could be checked.'],
    ['rice', 'Boil rice.', null],
    [
      'rice\n'.repeat(60_000),
      '',
      'The recipe is too long to be read to its end: the rest could not be checked.',
    ],
  ])('says what it could not check', (ingredients, description, expected) => {
    expect(checkAgainstProfile(recipe(ingredients, description), milk).uncheckedReason).toBe(expected);
  });

  it('lists the checked profile entries', () => {
    const { checked } = checkAgainstProfile(recipe('rice'), {
      intolerances: ['None', 'Milk', 'Kryptonite'],
      diet: 'None',
      avoidIngredients: ['Oil'],
      dislikedFood: 'okra, nothing, gloop',
      healthConditions: ['None'],
    });
    expect(checked).toEqual({
      intolerances: ['Milk'],
      diet: null,
      avoid: ['Oil'],
      disliked: ['okra', 'gloop'],
      healthConditions: [],
    });
    expect(checkAgainstProfile(recipe('rice'), { diet: 'Vegan' }).checked.diet).toBe('Vegan');
  });

  it('returns positions that match the word, for any text, and never calls a recipe safe', () => {
    const names = allFoods().flatMap(({ names: { en, es } }) => [...en, ...es]);
    const glue = [
      ' ',
      ', ',
      '\n- ',
      '\n## Swaps\n',
      ' → ',
      ': ',
      ' left out',
      ' were left out',
      '<li>',
      '&nbsp;',
      '🥚',
      '\u202e',
      '**',
      ' gloop',
    ];
    const text = fc
      .array(fc.oneof(fc.constantFrom(...names), fc.constantFrom(...glue), fc.string({ unit: 'grapheme' })), {
        maxLength: 24,
      })
      .map((pieces) => pieces.join(''));
    const profile = {
      intolerances: ['Milk', 'Gluten', 'Nuts', 'Fish', 'Nightshades'],
      diet: 'Vegan',
      avoidIngredients: ['Sugar', 'Salt'],
      dislikedFood: 'gloop, mushrooms',
      healthConditions: ['Hypertension', 'Gout'],
    };
    fc.assert(
      fc.property(text, text, text, (title, ingredients, description) => {
        const source = recipe(ingredients, description, title);
        const check = checkAgainstProfile(source, profile);
        for (const hit of check.hits) {
          expect(hit.end).toBeGreaterThan(hit.start);
          expect(source[hit.source].text.slice(hit.start, hit.end)).toBe(hit.word);
        }
        expect([check.uncheckedReason, ...check.hits.map(({ reason }) => reason)].join()).not.toMatch(
          /\bsafe\b/i,
        );
      }),
    );
  });

  it('accepts any dislikes and any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string(), (text, dislikedFood) => {
        const check = checkAgainstProfile(recipe(text, text, text), { dislikedFood });
        expect(check.uncheckable.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it.each([
    ['prose', 'Melt the butter and add 200 g flour without nuts. '],
    ['one line', 'a'],
    ['asides', 'left out '],
    ['joined foods', 'milk and '],
    ['headings', '## Swaps\n'],
    ['tags', '<a '],
    ['commas', 'gloop, '],
    ['dislikes', 'slimy slimy '],
  ])('finishes with 200 KB of %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    const check = checkAgainstProfile(recipe(text, text), { ...milk, dislikedFood: 'slimy slimy slimy' });
    expect(check.hits.every(({ word, start, end }) => text.slice(start, end) === word)).toBe(true);
    expect(check.hits.length > 0 || check.uncheckedReason !== null).toBe(true);
  });
});
