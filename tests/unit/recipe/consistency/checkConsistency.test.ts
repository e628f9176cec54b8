import { fc } from '@tests/support/fastCheck';
import { parseRecipeTexts } from '@tests/support/parseRecipeTexts';
import { describe, expect, it } from 'vitest';
import { checkConsistency } from '@/recipe/consistency/checkConsistency';
import type { ConsistencyRequest } from '@/recipe/consistency/consistencyReport';

interface ConsistencyRecipe {
  title: string;
  ingredients: string;
  description: string;
  tiempoCoccion: number | null;
  diners: number | null;
}

const good: ConsistencyRecipe = {
  title: 'Chicken and rice',
  ingredients: '- 2 chicken thighs\n- 150 g rice\n- 1 onion\n- 1 tbsp olive oil',
  description: `# Chicken and rice

Serves 2.

## Method

1. Fry the onion in the olive oil for 5–6 minutes. Salt lightly.
2. Add the chicken and brown for 8 minutes.
3. Add the rice and some water and simmer for 18 minutes, until the chicken is cooked through.

## Notes

1. Keeps in the fridge for 2 days.`,
  tiempoCoccion: 35,
  diners: 2,
};

const compare = (
  { tiempoCoccion, diners, ...texts }: ConsistencyRecipe,
  request: ConsistencyRequest | null,
) => checkConsistency({ ...parseRecipeTexts(texts), tiempoCoccion, diners }, request);
const findingsOf = (changes: Partial<ConsistencyRecipe>, request: ConsistencyRequest | null = null) =>
  compare({ ...good, ...changes }, request).findings.map(
    ({ kind, summary, text }) => `${kind}: ${text ?? summary}`,
  );
const method = (...steps: string[]) => steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
const minutesOf = (...steps: string[]) =>
  compare({ ...good, description: method(...steps) }, null).minutes.steps;

describe('checkConsistency', () => {
  it('finds nothing if everything matches', () => {
    const request = { ingredientes: 'Chicken, rice', tiempoCoccion: '40', diners: 2 };
    expect(compare(good, request)).toEqual({
      diners: { asked: 2, stated: 2 },
      minutes: { asked: 40, stated: 35, steps: 32 },
      hasExclusions: false,
      noteHits: [],
      findings: [],
    });
  });

  it.each<[string, Partial<ConsistencyRecipe>, ConsistencyRequest | null, string]>([
    ['other diners', {}, { diners: 4 }, 'diners: You asked for 4 diners; the recipe is for 2.'],
    [
      'a text that says otherwise',
      { diners: 6 },
      null,
      'diners: The recipe is for 6 diners, but its text says 2.',
    ],
    [
      'Spanish diners',
      { title: 'Pollo para 3 personas' },
      null,
      'diners: The recipe is for 2 diners, but its text says 3.',
    ],
    ['too long', {}, { tiempoCoccion: '20' }, 'minutes: You asked for 20 minutes; the recipe says 35.'],
    [
      'steps over',
      { tiempoCoccion: 15 },
      null,
      'minutes: The recipe says 15 minutes, but the steps add up to at least 32.',
    ],
    [
      'steps over the request',
      { tiempoCoccion: null },
      { tiempoCoccion: '10' },
      'minutes: You asked for 10 minutes, but the steps add up to at least 32.',
    ],
    [
      'asked, unused',
      {},
      { ingredientes: 'chicken and prawns' },
      'asked-not-used: You asked for prawn; the recipe uses none.',
    ],
    [
      'asked, explained',
      { description: `${good.description}\n2. Left out: prawns, because you listed Shellfish.` },
      { ingredientes: 'prawns' },
      'asked-not-used: You asked for prawn; left out, as the recipe says.',
    ],
    [
      'asked, unknown',
      {},
      { ingredientes: 'rice, dragon scales' },
      'asked-not-used: You asked for “dragon scales”; it is not among the ingredients.',
    ],
    [
      'listed, unused',
      { ingredients: `${good.ingredients}\n- 1 courgette` },
      null,
      'listed-not-used: courgette',
    ],
    [
      'used, unlisted',
      { ingredients: '- 2 chicken thighs\n- 150 g rice\n- 1 onion' },
      null,
      'used-not-listed: olive oil',
    ],
    [
      'no cue',
      { description: good.description.replace(', until the chicken is cooked through', '') },
      null,
      'doneness: chicken thigh',
    ],
  ])('reports %s', (_, changes, request, expected) => {
    expect(findingsOf(changes, request)).toEqual([expected]);
  });

  it.each([
    ['Add everything else and simmer.', true],
    ['Combine everything in a bowl.', true],
    ['Add the rest and stir.', true],
    ['Mix in all of it.', true],
    ['Tip all the above into a pan.', true],
    ['Añade todo lo demás.', true],
    ['Agrega el resto y remueve.', true],
    ['Cook everything until soft.', false],
    ['Stir until everything is coated.', false],
    ['Add the rest of the olive oil.', false],
    ['Añade el resto del aceite de oliva.', false],
  ])('takes unnamed ingredients as used by “%s”: %s', (step, isUsed) => {
    const ingredients = `${good.ingredients}\n- 1 courgette`;
    const findings = findingsOf({
      ingredients,
      description: `${good.description.replace('## Notes', `4. ${step}\n\n## Notes`)}`,
    });
    expect(findings.filter((text) => text.startsWith('listed-not-used'))).toHaveLength(isUsed ? 0 : 1);
  });

  it.each<[string, Partial<ConsistencyRecipe>, ConsistencyRequest | null]>([
    ['no request', {}, null],
    ['an unreadable time', {}, { tiempoCoccion: 'soon', diners: 0 }],
    ['a kind of what was asked', {}, { ingredientes: 'pollo, arroz' }],
    [
      'sausages for pork sausages',
      {
        ingredients: `${good.ingredients}\n- 4 sausages`,
        description: good.description.replace(
          'Salt lightly',
          'Fry the sausages until cooked through. Salt lightly',
        ),
      },
      { ingredientes: 'pork sausages, chicken, rice' },
    ],
    [
      'salt, pepper, water and oil at hand',
      { description: good.description.replace('Salt lightly', 'Add salt, pepper, water and oil') },
      null,
    ],
    [
      'a temperature',
      { description: good.description.replace('until the chicken is cooked through', 'to 74 °C inside') },
      null,
    ],
    [
      'ready food',
      {
        ingredients: good.ingredients.replace('chicken thighs', 'cooked chicken thighs'),
        description: good.description.replace(', until the chicken is cooked through', ''),
      },
      null,
    ],
    [
      'everything together',
      {
        ingredients: `${good.ingredients}\n- 1 courgette`,
        description: `${good.description.replace('Salt lightly', 'Stir in all the remaining ingredients')}`,
      },
      null,
    ],
    [
      'a word for the shelf',
      {
        ingredients: `${good.ingredients}\n- 1 courgette`,
        description: good.description.replace('Salt lightly', 'Add the vegetables'),
      },
      null,
    ],
    [
      'a dressing of listed foods',
      {
        ingredients: `${good.ingredients}\n- 1 tsp cumin\n- 1 tsp honey`,
        description: good.description.replace('Salt lightly', 'Stir the dressing'),
      },
      null,
    ],
    ['a garnish', { ingredients: `${good.ingredients}\n- parsley, to serve` }, null],
    [
      'a named part',
      {
        ingredients: `${good.ingredients}\n\n**For the icing**\n- 50 g sugar`,
        description: good.description.replace('Salt lightly', 'Make the icing'),
      },
      null,
    ],
    ['a range', { title: 'For 2–4 people' }, null],
  ])('accepts %s', (_, changes, request) => {
    expect(findingsOf(changes, request)).toEqual([]);
  });

  it.each<[string[], number | null]>([
    [['Boil 10 minutes.', 'Rest 5 min.'], 15],
    [['Bake 25-30 minutes.'], 30],
    [['**Bake (25 minutes).** Turn after 12 minutes.', '**Rest (5 min):** wait 5 minutes'], 30],
    [['Simmer 20 minutes. Meanwhile, boil the rice for 15 minutes.'], 20],
    [['Simmer 20 minutes.', 'While that simmers, boil the rice for 15 minutes.'], 20],
    [['Cuece 1 hora, removiendo cada 10 minutos.', 'Mientras, hierve 15 minutos.'], 60],
    [['Fry 5 minutes or 8 minutes from frozen.'], 5],
    [['Chill for 30 minutes. Keeps for 3 days.'], 30],
    [['Stir.'], null],
  ])('adds up %j', (steps, expected) => {
    expect(minutesOf(...steps)).toBe(expected);
  });

  it.each([
    ['### Paso 1\nCuece 10 minutos.\n\n### Paso 2\nReposa 5 minutos.', 15],
    ['<ol><li>Boil 10 minutes.</li><li>Rest 5 minutes.</li></ol>', 15],
    [
      '**Elaboración**\n- Hierve 10 minutos.\n- Reposa 5 minutos.\n\n**Notas**\n- Guarda aparte 9 minutos.',
      15,
    ],
    ['Boil 10 minutes.\n\nRest 5 minutes.\n\n## Tips\nWait 9 minutes.', 15],
    ['Instructions:\n1) Boil 10 minutes.\n   Rest 5 minutes.\n\nEnjoy within 9 minutes.', 15],
  ])('reads the steps of %j', (description, expected) => {
    expect(compare({ ...good, description }, null).minutes.steps).toBe(expected);
  });

  it('reports foods without a sign of doneness', () => {
    const told = (ingredients: string, ...steps: string[]) =>
      compare({ ...good, title: '', ingredients, description: method(...steps) }, null).findings.filter(
        ({ kind }) => kind === 'doneness',
      ).length;
    expect(told('4 eggs', 'Beat the eggs.', 'Pour into the tin.', 'Bake until set.')).toBe(0);
    expect(told('4 eggs', 'Beat the eggs and serve.')).toBe(1);
    expect(told('1 salmon fillet', 'Roast the salmon at 200 °C for 15 minutes.')).toBe(1);
    expect(told('1 salmon fillet', 'Roast the salmon until it flakes.')).toBe(0);
    expect(told('1 lata de garbanzos', 'Calienta los garbanzos.')).toBe(0);
    expect(told('500 g de pollo', 'Fríe el pollo.', 'Sirve cuando los jugos salgan claros.')).toBe(0);
    expect(told('500 g de carne picada', 'Fríe la carne picada 3 minutos.')).toBe(1);
  });

  it('accepts any text', () => {
    const text = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '\n1. ',
            '## ',
            'serves ',
            'chicken',
            'para 4 personas',
            '10 min',
            '<li>',
            'مرحبا',
            '🍗',
            '(',
            '**',
          ),
          fc.string({ unit: 'binary' }),
        ),
        { maxLength: 30 },
      )
      .map((pieces) => pieces.join(''));
    const number = fc.option(fc.double());
    fc.assert(
      fc.property(
        text,
        text,
        text,
        number,
        number,
        (title, ingredients, description, tiempoCoccion, diners) => {
          const request = { ingredientes: title, tiempoCoccion: ingredients, diners };
          const report = compare({ title, ingredients, description, tiempoCoccion, diners }, request);
          for (const { summary, text = `${summary}.` } of report.findings)
            expect(text).toMatch(/^.{3,200}\.$/su);
        },
      ),
    );
  });

  it.each([
    '1. Boil 10 minutes while frying (5 min). ',
    '1. ',
    '(',
    'serves 4 ',
    'chicken ',
    'ingredients ',
    '\n\n',
    '## a\n',
    '1 ',
  ])('finishes with 200 KB of %j', (unit) => {
    const text = unit.repeat(Math.ceil(200_000 / unit.length));
    const { findings } = compare({ ...good, ingredients: text, description: text }, { ingredientes: text });
    for (const { summary, text = `${summary}.` } of findings) expect(text).toMatch(/^.{3,200}\.$/su);
  });
});
