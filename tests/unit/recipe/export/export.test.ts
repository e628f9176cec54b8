import { aRecipe } from '@tests/support/builders';
import { Recipe as CooklangRecipe } from '@tmlmt/cooklang-parser';
import { describe, expect, it } from 'vitest';
import { exportRecipe } from '@/recipe/export/exportRecipe';
import { recipeToCooklang } from '@/recipe/export/recipeToCooklang';
import { jsonLdFileContent, recipeToJsonLd } from '@/recipe/export/recipeToJsonLd';
import { recipeToPlainText, shoppingList } from '@/recipe/export/recipeToPlainText';
import { ingredientsShareText, recipeShareText } from '@/recipe/export/recipeToShareText';
import type { ScalingOptions } from '@/recipe/portions/amountReplacements';
import { recipeSchema } from '@/recipe/recipe';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { createFileName } from '@/recipe-ui/actions/downloadFile';

const asWritten: ScalingOptions = { factor: 1, units: 'as written' };
const url = 'https://sazon.example.com/#/recipe/1';

const soup = {
  descripcionReceta:
    '# Lentil soup\n\nWarm and plain.\n\n## Method\n\n1. Chop the **onion**. (5 min)\n2. Simmer 150 g lentils in the water for 25 minutes at 90 °C.\n\n## Tips\n\nFreezes well.',
  ingredientes: '## For the soup\n\n- **150 g** lentils\n- 1 onion\n- 1/3 cup olive oil\n- salt to taste',
  imageUrl: 'https://example.com/soup.jpg',
  createdAt: '2026-01-02T03:04:05.000Z',
};

function exportSample(changes: Record<string, unknown> = {}, choice = asWritten, diners: number | null = 2) {
  const recipe = recipeSchema.parse({ ...aRecipe(), ...soup, ...changes });
  return exportRecipe({
    recipe,
    title: 'Lentil soup',
    texts: recipeToMarkdown(recipe),
    scaling: choice,
    diners,
    url,
  });
}

describe('a recipe as text', () => {
  it('has exactly title, facts, ingredients and steps', () => {
    expect(recipeToPlainText(exportSample())).toBe(
      [
        'Lentil soup',
        '30 minutes · for 2 diners · Budget Meals · Dinner',
        'Warm and plain.',
        'Ingredients\nFor the soup:\n- 150 g lentils\n- 1 onion\n- 1/3 cup olive oil\n- salt to taste',
        'Steps\n1. Chop the onion. (5 min)\n2. Simmer 150 g lentils in the water for 25 minutes at 90 °C.',
        url,
      ].join('\n\n'),
    );
  });

  it('has the chosen portions, also in the shopping list', () => {
    const more = exportSample({}, { factor: 3 / 2, units: 'as written' }, 3);
    expect(recipeToPlainText(more)).toContain('for 3 diners');
    expect(recipeToPlainText(more)).toContain('Simmer 225 g lentils in the water for 25 minutes at 90 °C.');
    expect(shoppingList(more)).toBe('225 g lentils\n1½ onions\n½ cup olive oil\nsalt to taste');
  });

  it('says which amounts are not those of the portions', () => {
    const more = exportSample(
      { ingredientes: '- 2 eggs\n- Pepper, 3 turns of the mill' },
      { factor: 2, units: 'as written' },
      4,
    );
    expect(recipeToPlainText(more)).toContain('- 4 eggs\n- Pepper, 3 turns of the mill (not scaled)\n');
  });

  it('leaves out missing details', () => {
    const bare = exportSample(
      { tiempoCoccion: null, tipoComida: 'None', tipoReceta: '', ingredientes: '' },
      asWritten,
      null,
    );
    expect(recipeToPlainText({ ...bare, url: null })).toBe(
      'Lentil soup\n\nWarm and plain.\n\nSteps\n1. Chop the onion. (5 min)\n2. Simmer 150 g lentils in the water for 25 minutes at 90 °C.',
    );
  });

  it('has the ingredients for a shared link', () => {
    const recipe = recipeSchema.parse(aRecipe({ ingredientes: '- 2 eggs\n- 1 onion' }));
    expect(ingredientsShareText(recipe, { factor: 2, units: 'as written' }, 4)).toBe(
      'Ingredients for 4\n- 4 eggs\n- 2 onions',
    );
    expect(ingredientsShareText({ ...recipe, ingredientes: '' }, asWritten, 2)).toBe('');
  });
});

describe('a recipe’s text to share', () => {
  it('has title, ingredients and full description for the chosen portions', () => {
    const recipe = recipeSchema.parse({ ...aRecipe(), ...soup });
    expect(recipeShareText(recipe, 'Lentil soup', { factor: 3 / 2, units: 'as written' }, 3)).toBe(
      [
        'Lentil soup',
        'Ingredients for 3\nFor the soup:\n- 225 g lentils\n- 1½ onions\n- ½ cup olive oil\n- salt to taste',
        'Warm and plain.',
        'Method',
        '1. Chop the onion. (5 min)\n2. Simmer 225 g lentils in the water for 25 minutes at 90 °C.',
        'Tips',
        'Freezes well.',
      ].join('\n\n'),
    );
  });
});

describe('a recipe as JSON-LD', () => {
  it('has every known property that Google requires or recommends', () => {
    expect(recipeToJsonLd(exportSample())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Lentil soup',
      description: 'Warm and plain.',
      author: { '@type': 'Organization', name: 'Sazón' },
      image: 'https://example.com/soup.jpg',
      datePublished: '2026-01-02',
      totalTime: 'PT30M',
      recipeYield: '2 servings',
      recipeCategory: 'Dinner',
      keywords: 'Budget Meals',
      suitableForDiet: [
        'https://schema.org/VeganDiet',
        'https://schema.org/VegetarianDiet',
        'https://schema.org/GlutenFreeDiet',
      ],
      recipeIngredient: ['150 g lentils', '1 onion', '1/3 cup olive oil', 'salt to taste'],
      recipeInstructions: [
        { '@type': 'HowToStep', position: 1, text: 'Chop the onion. (5 min)' },
        {
          '@type': 'HowToStep',
          position: 2,
          text: 'Simmer 150 g lentils in the water for 25 minutes at 90 °C.',
        },
      ],
      url,
    });
  });

  it.each([
    [5, 'PT5M'],
    [60, 'PT1H'],
    [95, 'PT1H35M'],
  ])('writes %i minutes as %s', (tiempoCoccion, totalTime) => {
    const descripcionReceta = '# Soup\n\n1. Stir.';
    expect(recipeToJsonLd(exportSample({ tiempoCoccion, descripcionReceta }))).toMatchObject({ totalTime });
  });

  it('has the time of its steps if that is longer than the recipe’s', () => {
    const descripcionReceta = '# Stew\n\n1. Fry for 5 minutes.\n2. Simmer for 1 hour.';
    const stew = exportSample({ tiempoCoccion: 30, descripcionReceta });
    expect(recipeToJsonLd(stew)).toMatchObject({ totalTime: 'PT1H5M' });
    expect(recipeToCooklang(stew)).toContain('time required: 65 minutes');
    expect(recipeToPlainText(stew)).toContain('30 minutes');
  });

  it.each([
    ['a stock photo', { imageUrl: 'https://images.pexels.com/photos/7/a.jpeg' }, 'image'],
    ['no picture', { imageUrl: '' }, 'image'],
    ['a picture of another scheme', { imageUrl: 'data:image/png;base64,AA' }, 'image'],
    ['no time', { tiempoCoccion: null }, 'totalTime'],
    ['no date', { createdAt: '' }, 'datePublished'],
    ['no meal type', { tipoComida: 'None' }, 'recipeCategory'],
    ['food that nobody knows', { ingredientes: '- 2 grumblefruits' }, 'suitableForDiet'],
    ['no ingredients', { ingredientes: '' }, 'suitableForDiet'],
  ])('has no claim about %s', (_, changes, property) => {
    expect(recipeToJsonLd(exportSample(changes))).not.toHaveProperty(property);
  });

  it('does not claim a diet that a food conflicts with', () => {
    const { suitableForDiet } = recipeToJsonLd(exportSample({ ingredientes: '- 2 eggs\n- 100 g flour' }));
    expect(suitableForDiet).toEqual(['https://schema.org/VegetarianDiet']);
    const meat = recipeToJsonLd(exportSample({ ingredientes: '- 200 g beef\n- 100 g flour' }));
    expect(meat).not.toHaveProperty('suitableForDiet');
  });

  it('is a JSON file without own properties', () => {
    const ingredientes = '- 2 eggs\n- Pepper, 3 turns of the mill';
    const file = jsonLdFileContent(exportSample({ ingredientes }, { factor: 2, units: 'as written' }));
    expect(JSON.parse(file).recipeIngredient).toEqual(['4 eggs', 'Pepper, 3 turns of the mill']);
  });
});

describe('every export', () => {
  it('has no control or bidi characters', () => {
    const taken = exportRecipe({
      recipe: recipeSchema.parse({ ...aRecipe(), tipoReceta: 'Bud\u0000get\u202e' }),
      title: 'So\u0000up\u2066 \u202eof\u2069 day\u0007',
      texts: {
        ingredients: '## Fo\u200fr\n\n- 2 \u202eeggs\u0000',
        description: 'Wa\u061crm.\n\n1. Beat\u0000 the eggs.',
      },
      scaling: asWritten,
      diners: 2,
      url: null,
    });
    for (const words of [
      recipeToPlainText(taken),
      recipeToCooklang(taken),
      JSON.stringify(recipeToJsonLd(taken)),
    ])
      expect(words).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|\\u/u);
    expect(taken).toMatchObject({ title: 'Soup of day', type: 'Budget', steps: ['Beat the eggs.'] });
    expect(taken.ingredients).toMatchObject([{ text: '2 eggs', group: 'For' }]);
  });

  it.each([
    ['Sopa de ajo', 'sopa-de-ajo.cook'],
    ['con', 'con-recipe.cook'],
    ['NUL', 'nul-recipe.cook'],
    ['Com1.', 'com1-recipe.cook'],
    ['...Soup...', 'soup.cook'],
    ['../../etc/passwd', 'etc-passwd.cook'],
    ['\u202eexe.\u0000soup', 'exe-soup.cook'],
    ['寿司', 'recipe.cook'],
  ])('has a file name that every system accepts: %j', (title, name) => {
    expect(createFileName(title, 'cook')).toBe(name);
  });
});

describe('a recipe in Cooklang', () => {
  const parsed = (changes: Record<string, unknown> = {}, choice = asWritten) =>
    new CooklangRecipe(recipeToCooklang(exportSample(changes, choice)));

  it('has metadata, times, and foods with amounts where they are used', () => {
    expect(recipeToCooklang(exportSample())).toBe(
      `${[
        '---\ntitle: Lentil soup\nservings: 2\ntime required: 30 minutes\ncourse: Dinner\ntags: [Budget Meals]\nsource: https://sazon.example.com/#/recipe/1\n---',
        'Have ready: @olive oil{1/3%cup}, @salt{}.',
        'Chop the @onion{1}. (~{5%min})',
        'Simmer @lentils{150%g} in the water for ~{25%minutes} at 90 °C.',
      ].join('\n\n')}\n`,
    );
  });

  it('can be parsed by a Cooklang parser', () => {
    const { metadata, ingredients, timers, sections } = parsed({}, { factor: 3 / 2, units: 'as written' });
    expect(metadata).toMatchObject({ title: 'Lentil soup', servings: '2', tags: ['Budget Meals'] });
    expect(ingredients.map(({ name }) => name)).toEqual(['olive oil', 'salt', 'onion', 'lentils']);
    expect(ingredients[3]).toMatchObject({ quantity: { type: 'fixed', value: { value: 225 } }, unit: 'g' });
    expect(timers).toHaveLength(2);
    expect(sections[0]?.content).toHaveLength(3);
  });

  it('refers to no other recipe, and has only the names of foods', () => {
    const ingredientes = '- ./secret/pasta\n- ../salt\n- &stock\n- ?zorgle\n- @@blorp';
    const descripcionReceta = '# Soup\n\n1. Add @./x{} and the @../pasta.';
    const text = recipeToCooklang(exportSample({ ingredientes, descripcionReceta }));
    expect(text).not.toMatch(/@[^\p{L}\p{N}]/u);
    const { ingredients } = parsed({ ingredientes, descripcionReceta });
    expect(ingredients.map(({ name }) => name).sort()).toEqual(['blorp', 'pasta', 'salt', 'stock', 'zorgle']);
  });

  it.each([
    '@home{2} use #1 ~ and -- then [- this -]',
    '> quoted\n\n= section =',
    '1. {braces} 50% @@ ##\n2. >> source: x',
    '---\ntitle: other\n---',
  ])('escapes the recipe’s own characters: %s', (description) => {
    const { ingredients, cookware, timers, metadata } = parsed({
      descripcionReceta: `# Soup\n\n${description}`,
      ingredientes: '',
    });
    expect({ ingredients, cookware, timers }).toEqual({ ingredients: [], cookware: [], timers: [] });
    expect(metadata.title).toBe('Lentil soup');
  });
});
