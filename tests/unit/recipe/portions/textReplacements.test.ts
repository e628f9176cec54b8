import { describe, expect, it } from 'vitest';
import { gramsPerCup, gramsPerCupOfPieces } from '@/food/amounts/cupWeights';
import { foodById } from '@/food/lexicon/foods';
import type { ScalingOptions } from '@/recipe/portions/amountReplacements';
import { applyReplacements } from '@/recipe/portions/replacements';
import { descriptionReplacements, ingredientReplacements } from '@/recipe/portions/textReplacements';
import { parseRecipeText } from '@/recipe/recipeText';
import { englishLines, spanishLines } from './amountLines';
import { englishSteps, spanishSteps } from './stepLines';

const forThree: ScalingOptions = { factor: 3 / 2, units: 'as written' };
const inMetric: ScalingOptions = { factor: 1, units: 'metric' };
const inUs: ScalingOptions = { factor: 1, units: 'us' };

/** Returns a line of an ingredient list as rendered; `context` determines the language. */
function lineFor(line: string, choice: ScalingOptions, context: string): string {
  const list = parseRecipeText(`- ${line}\n${context}`);
  const [first] = list.lines;
  const shown = ingredientReplacements(list, choice).filter(({ start }) => start <= (first?.end ?? 0));
  return first ? withPlainSpaces(applyReplacements(list.text, first, shown)) : '';
}

function stepFor(step: string, choice: ScalingOptions): string {
  const text = parseRecipeText(step);
  return withPlainSpaces(applyReplacements(text.text, text, descriptionReplacements(text, choice)));
}

/** The tables have ordinary spaces for no-break spaces. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', ...shown] = row.split(' | ');
      const [three, metric, us] = shown.map((one) => (one === '=' ? line : one));
      return [line, three, metric, us] as const;
    });

describe.each([
  ['English', englishLines, '- salt and the oil'],
  ['Spanish', spanishLines, '- sal y aceite de oliva'],
])('an ingredient line in %s', (_, table, context) => {
  it.each(rowsOf(table))('%s', (line, three, metric, us) => {
    expect([forThree, inMetric, inUs].map((choice) => lineFor(line, choice, context))).toEqual([
      three,
      metric,
      us,
    ]);
  });
});

it('keeps a number and its unit on one line', () => {
  const list = parseRecipeText('- 2 tbsp oil');
  const line = list.lines[0];
  expect(line && applyReplacements(list.text, line, ingredientReplacements(list, forThree))).toBe(
    '3\u00a0tbsp oil',
  );
});

it.each([
  ['1 onion', '1¼ onions'],
  ['2 onions', '2½ onions'],
  ['1 tin of chickpeas', '1¼ tins of chickpeas'],
  ['1 egg', '1 egg'],
  ['3 eggs', '4 eggs'],
])('for five instead of four: %s', (line, expected) => {
  expect(lineFor(line, { factor: 5 / 4, units: 'as written' }, '- salt and the oil')).toBe(expected);
});

describe.each([
  ['English', englishSteps],
  ['Spanish', spanishSteps],
])('a step in %s', (_, table) => {
  const rows = table
    .trim()
    .split(/\n(?=\S)/)
    .map((row) => row.split('\n').map((line) => line.trim()));
  it.each(rows)('%s', (step, ...shown) => {
    expect([forThree, inMetric, inUs].map((choice) => stepFor(step, choice))).toEqual(
      shown.map((one) => (one === '=' ? step : one)),
    );
  });
});

describe('a scaled amount', () => {
  const shownFor = (line: string, choice: ScalingOptions) => {
    const { text, ...list } = parseRecipeText(line);
    return applyReplacements(
      text,
      { start: 0, end: text.length },
      descriptionReplacements({ text, ...list }, choice),
    );
  };

  it.each([
    ['Cut it into 1 inch pieces.', inMetric, 'Cut it into 2.5\u00a0cm pieces.'],
    ['Add 200 g flour.', forThree, 'Add 300\u00a0g flour.'],
    ['Bake at 425°F, then at 200°C.', inMetric, 'Bake at 220\u00a0°C, then at 200\u00a0°C.'],
    ['Roast at 180 to 200 ºC.', inMetric, 'Roast at 180 to 200\u00a0°C.'],
  ])('has no line break before its unit: %s', (line, choice, shown) => {
    expect(shownFor(line, choice)).toBe(shown);
  });
});

describe('amounts in markdown', () => {
  const shownFor = (markdown: string, choice: ScalingOptions) => {
    const text = parseRecipeText(markdown);
    return withPlainSpaces(applyReplacements(text.text, text, ingredientReplacements(text, choice)));
  };

  it('are found inside any formatting', () => {
    expect(shownFor('- **2** cups *flour*\n- **Butter:** 50 g\n- **1 egg**', forThree)).toBe(
      '3 cups flour\n\nButter: 75 g\n\n1½ eggs',
    );
  });

  it('use the singular only if the range ends at one', () => {
    const half: ScalingOptions = { factor: 1 / 2, units: 'as written' };
    expect(shownFor('- 2 to 4 onions\n- 1 to 2 lemons', half)).toBe('1–2 onions\n\n½–1 lemon');
  });

  it('do not change group headings, and are found in a list of one line', () => {
    expect(shownFor('## For 2 cakes\n\n- 2 eggs', forThree)).toBe('For 2 cakes\n\n3 eggs');
    expect(shownFor('2 eggs, 100 g sugar, 1,5 dl milk', forThree)).toBe('3 eggs, 150 g sugar, 2.5 dl milk');
  });

  it('are reported for lines without a readable amount', () => {
    expect(shownFor('- salt to taste\n- 1 egg\n- Pepper, 3 turns of the mill', forThree)).toBe(
      'salt to taste\n\n1½ eggs\n\nPepper, 3 turns of the mill (not scaled)',
    );
    expect(shownFor('- Pepper, 3 turns of the mill', inUs)).toBe('Pepper, 3 turns of the mill');
  });

  it('are scaled in a description’s ingredient list, but not per portion', () => {
    const description =
      '## Ingredients\n\n- 2 eggs\n- 1 onion\n\n## Steps\n\n1. Beat the 2 eggs.\n\n## Nutrition per serving\n\n- Protein: 20 g\n- 350 kcal';
    expect(stepFor(description, { factor: 2, units: 'as written' })).toBe(
      'Ingredients\n\n4 eggs\n\n2 onions\n\nSteps\n\nBeat the 4 eggs.\n\nNutrition per serving\n\nProtein: 20 g\n\n350 kcal',
    );
  });

  it('have no replacements if nothing changes', () => {
    const text = parseRecipeText('- 2 eggs\n- 180 g flour');
    expect(ingredientReplacements(text, { factor: 1, units: 'as written' })).toEqual([]);
  });
});

describe('the weights of a cup', () => {
  it.each(Object.keys({ ...gramsPerCup, ...gramsPerCupOfPieces }))('%s is a food of the lexicon', (id) => {
    expect(foodById(id)?.id).toBe(id);
  });
});
