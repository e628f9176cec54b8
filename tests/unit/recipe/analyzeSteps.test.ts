// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { foodById } from '@/food/lexicon/foods';
import { donenessSentence } from '@/food/rules/doneness';
import { analyzeSteps } from '@/recipe/cooking/analyzeSteps';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';

/** Returns the lines that each step uses, and the other steps that use them. */
async function read(list: string, ...steps: string[]) {
  const description = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  const texts = recipeToMarkdown({ ingredientes: list, descripcionReceta: `# Supper\n\n${description}` });
  const found = await analyzeSteps({ title: 'Supper', ...texts }, new AbortController().signal);
  return found.map(({ ingredients }) =>
    ingredients.map(({ line, otherSteps }) => [line.text, ...otherSteps].join(' · ')),
  );
}

describe('the ingredients of a step', () => {
  it('are the listed lines that it names', async () => {
    expect(
      await read('2 onions\n150 g lentils\n1 tsp salt', 'Chop the onions.', 'Add lentils and salt.'),
    ).toEqual([['2 onions'], ['150 g lentils', '1 tsp salt']]);
  });

  it('are the closest line if several match', async () => {
    const list = '1 onion\n2 spring onions\n1 tbsp sesame oil\n2 tbsp olive oil';
    expect(await read(list, 'Fry the onion in the olive oil.', 'Scatter over the spring onions.')).toEqual([
      ['1 onion', '2 tbsp olive oil'],
      ['2 spring onions'],
    ]);
  });

  it('have the other steps that use them', async () => {
    expect(
      await read('50 g butter\n1 leek', 'Melt the butter.', 'Add the leek.', 'Stir in the butter.'),
    ).toEqual([['50 g butter · 3'], ['1 leek'], ['50 g butter · 1']]);
  });

  it('that no step names belong to a step that uses all, or their category', async () => {
    expect(await read('1 banana\n200 ml milk', 'Put all the ingredients into the blender.', 'Pour.')).toEqual(
      [['1 banana', '200 ml milk'], []],
    );
    expect(await read('1 carrot\n1 leek\n1 l stock', 'Dice the vegetables.', 'Add the stock.')).toEqual([
      ['1 carrot', '1 leek'],
      ['1 l stock'],
    ]);
  });

  it('are found in Spanish, and in a list of one line', async () => {
    expect(await read('2 huevos\n100 g de harina', 'Bate los huevos.', 'Añade la harina.')).toEqual([
      ['2 huevos'],
      ['100 g de harina'],
    ]);
    expect(await read('2 eggs, flour, milk', 'Beat the eggs.', 'Add flour and milk.')).toEqual([
      ['2 eggs'],
      [' flour', ' milk'],
    ]);
  });

  it('have the list item of their tick, also in nested lists', async () => {
    const texts = recipeToMarkdown({
      ingredientes: '- Dough\n  - 200 g flour\n  - 1 egg\n- 1 apple',
      descripcionReceta: '# Cake\n\n1. Knead flour and egg.\n2. Slice the apple.',
    });
    const found = await analyzeSteps({ title: 'Cake', ...texts }, new AbortController().signal);
    const items = found
      .flatMap(({ ingredients }) => ingredients)
      .map(({ itemOffset }) => texts.ingredients.slice(itemOffset ?? 0).split('\n')[0]);
    expect(items).toEqual(['- 200 g flour', '- 1 egg', '- 1 apple']);
  });

  it('are not computed further after an abort', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const texts = { title: '', ingredients: '- 1 egg', description: '1. Boil.' };
    await expect(analyzeSteps(texts, leaving.signal)).rejects.toThrow();
  });
});

describe('the doneness hint of a food', () => {
  const signs = async (list: string, ...steps: string[]) => {
    const description = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    const texts = recipeToMarkdown({ ingredientes: list, descripcionReceta: `# Supper\n\n${description}` });
    const found = await analyzeSteps({ title: 'Supper', ...texts }, new AbortController().signal);
    return found.map(({ foodsWithoutDonenessCue }) =>
      foodsWithoutDonenessCue.map((food) => donenessSentence(food, 'C')),
    );
  };

  it('is at the last heated step that names the food', async () => {
    expect(
      await signs(
        '400 g chicken',
        'Cut the chicken.',
        'Fry the chicken for 9 minutes.',
        'Plate the chicken.',
      ),
    ).toEqual([[], ['Chicken is done at 74\u00a0°C inside, when the juices run clear.'], []]);
  });

  it('is at the first heated step after the food was named, if no heated step names it', async () => {
    expect(await signs('400 g de pollo', 'Corta el pollo.', 'Hornea 40 minutos.')).toEqual([
      [],
      ['Chicken is done at 74\u00a0°C inside, when the juices run clear.'],
    ]);
  });

  it('is missing for raw foods, and if the steps have one', async () => {
    expect(await signs('200 g salmon', 'Cut the salmon into slices.', 'Serve.')).toEqual([[], []]);
    expect(await signs('400 g chicken', 'Roast the chicken until no longer pink.')).toEqual([[]]);
  });

  it.each([
    ['beef-mince', 'Beef mince is done at 71\u00a0°C inside, when no pink is left.'],
    ['pork', 'Pork is done at 63\u00a0°C inside, after a rest of 3 minutes.'],
    ['egg', 'Egg is done at 71\u00a0°C inside, when white and yolk are firm.'],
    ['salmon', 'Salmon is done at 63\u00a0°C inside, when the flesh is opaque and flakes.'],
    ['shrimp', 'Shrimp is done when the flesh is opaque and firm.'],
    ['mussel', 'Mussel is done when the shell has opened; throw away any that stays shut.'],
    ['kidney-beans', 'Kidney beans are done after 10 minutes at a rolling boil, and when soft.'],
  ])('has a sign of its own: %s', (id, sign) => {
    expect(donenessSentence(foodById(id) ?? expect.fail(id), 'C')).toBe(sign);
  });

  it('uses the cook’s temperature scale, and is missing for other foods', () => {
    expect(donenessSentence(foodById('chicken') ?? expect.fail(), 'F')).toContain('165\u00a0°F');
    expect(donenessSentence(foodById('onion') ?? expect.fail(), 'C')).toBe('');
  });
});
