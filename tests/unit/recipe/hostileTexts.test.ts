// @vitest-environment jsdom
import { hostileTexts } from '@tests/support/hostileTexts';
import { renderMarkdown } from '@tests/support/renderMarkdown';
import { describe, expect, it } from 'vitest';
import { checkAgainstProfileInChunks } from '@/food/check/checkAgainstProfile';
import { findFoodsInRecipeInChunks, maxCharsRead } from '@/food/check/recipeFoods';
import type { FoodProfile } from '@/food/types';
import type { ChunkedWork } from '@/lib/chunkedWork';
import { checkConsistencyInChunks } from '@/recipe/consistency/checkConsistency';
import { cookingSteps } from '@/recipe/cookingSteps';
import { parseRecipe, parseRecipeText } from '@/recipe/recipeText';
import { recipeTitle } from '@/recipe/recipeTitle';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';
import { compareIngredients } from '@/recipe-ui/compare/compareIngredients';

const profile: FoodProfile = { intolerances: ['Milk'], diet: 'Vegan', dislikedFood: 'anything slimy' };
const request = { ingredientes: 'butter, prawns', tiempoCoccion: '30', diners: 4 };

function countChunks<Result>(work: ChunkedWork<Result>): { result: Result; slices: number } {
  for (let slices = 1; ; slices++) {
    const step = work.next();
    if (step.done) return { result: step.value, slices };
  }
}

describe.each(Object.entries(hostileTexts))('%s', (_, hostile) => {
  const texts = recipeToMarkdown({ ingredientes: hostile, descripcionReceta: hostile });
  const title = recipeTitle(hostile, 'Untitled');

  it('is shown as a description', () => {
    expect(title.length).toBeLessThanOrEqual(300);
    const text = parseRecipeText(texts.description);
    const { page } = renderMarkdown(texts.description);
    const shown = page.querySelectorAll('p, li, pre, h3');
    if (text.unparsedReason) {
      expect(page.querySelector('[role=note]')?.textContent).toBe(
        `This text ${text.unparsedReason === 'too-long' ? 'is too long to format' : 'could not be formatted'}, so it is shown as written.`,
      );
      page.querySelector('[role=note]')?.remove();
      // Exactly, except for characters that HTML cannot contain, in a limited number of elements.
      expect(page.textContent?.replace(/\s/g, '')).toBe(texts.description.replace(/[\s\0]/g, ''));
      expect(shown.length).toBeLessThan(1_200);
    }
    const steps = cookingSteps(text);
    for (const step of steps.slice(0, 20)) renderMarkdown(step);
    expect(steps.map((step) => step.text).join('').length).toBeLessThanOrEqual(text.text.length);
  });

  it('is read completely in chunks, as method and as list', () => {
    const recipe = parseRecipe({ title, ...texts });
    const foods = countChunks(findFoodsInRecipeInChunks(recipe));
    const check = countChunks(checkAgainstProfileInChunks(recipe, profile, foods.result));
    const report = countChunks(
      checkConsistencyInChunks({ ...recipe, tiempoCoccion: 20, diners: 2 }, request, foods.result),
    );
    // A chunk reads at most 8,000 characters, and at least half of that.
    const characters = [recipe.ingredients, recipe.description].reduce(
      (sum, { text }) => sum + Math.min(text.length, maxCharsRead),
      0,
    );
    expect(foods.slices).toBeGreaterThanOrEqual(characters / 8_000);
    expect(foods.slices).toBeLessThan(characters / 4_000 + 60);
    expect(check.slices + report.slices).toBeLessThan(60);
    for (const { source, start, end, word } of check.result.hits)
      if (recipe[source].text.slice(start, end) !== word) expect.fail(`${word} is not at ${start}`);
    expect(report.result.findings.length).toBeLessThan(100);
  });

  it('can be compared with another list', () => {
    const lines = compareIngredients(texts.ingredients.slice(0, 20_000), '- butter\n- salt');
    expect(lines.some(({ newText }) => newText === 'butter')).toBe(true);
  });
});

it.each([
  ['asterisks in a row', null],
  ['lists in one another', 'too-long'],
  ['quotes in one another', 'too-complex'],
  ['lists in one line', 'too-complex'],
  ['ingredient lines', 'too-long'],
  ['prose', 'too-long'],
])('finds why %s cannot be parsed: %s', (name, reason) => {
  expect(parseRecipeText(hostileTexts[name] ?? '').unparsedReason).toBe(reason);
});

it.each([
  ['20,000 characters', `${'Melt the butter. '.repeat(1_176)}Stir.`.slice(0, 20_000)],
  ['1,000 lines', 'butter\n'.repeat(1_000)],
  ['500 marks in a paragraph', '**a** and [b](c) '.repeat(125)],
  ['40 quotes in one another', `${'> '.repeat(40)}butter`],
  ['emphasis 240 deep', `${'*a **b '.repeat(240)}${' c** d*'.repeat(240)}`],
])('still formats %s', (_, markdown) => {
  expect(parseRecipeText(markdown).unparsedReason).toBeNull();
  expect(renderMarkdown(markdown).page.querySelector('[role=note]')).toBeNull();
});

it('keeps the paragraphs of unformatted text, and finds its steps', () => {
  const paragraphs = Array.from({ length: 60 }, (_, index) =>
    `${index + 1}. ${'Melt the butter. '.repeat(30)}`.trim(),
  );
  const text = parseRecipeText(paragraphs.join('\n\n'));
  expect(text.unparsedReason).toBe('too-long');
  const { page } = renderMarkdown(paragraphs.join('\n\n'));
  expect([...page.querySelectorAll('p:not([role])')].map(({ textContent }) => textContent)).toEqual(
    paragraphs,
  );
  expect(cookingSteps(text)).toHaveLength(60);
});
