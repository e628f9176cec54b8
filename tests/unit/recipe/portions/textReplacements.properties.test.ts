import { fc } from '@tests/support/fastCheck';
import { markdownArbitrary } from '@tests/support/markdownArbitrary';
import { describe, expect, it } from 'vitest';
import { findTemperatures, findTimes } from '@/food/text/timesAndTemperatures';
import { applyReplacements, type Replacements } from '@/recipe/portions/replacements';
import { descriptionReplacements, ingredientReplacements } from '@/recipe/portions/textReplacements';
import { parseRecipeText, type RecipeText } from '@/recipe/recipeText';
import { englishLines, spanishLines } from './amountLines';
import { englishSteps, spanishSteps } from './stepLines';

const lines = `${englishLines}${spanishLines}`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ')[0] ?? '');
const steps = `${englishSteps}${spanishSteps}`.split('\n').filter((row) => /^\S/.test(row));

const factor = fc.constantFrom(1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 5 / 4, 3 / 2, 5 / 3, 2, 3, 7, 24);
const units = fc.constantFrom('as written', 'metric', 'us');
const choice = fc.record({ factor, units });
const list = fc
  .array(fc.constantFrom(...lines), { minLength: 1, maxLength: 8 })
  .map((some) => `- ${some.join('\n- ')}`);
const method = fc
  .array(fc.constantFrom(...steps), { minLength: 1, maxLength: 5 })
  .map((some) => some.join('\n\n'));

const shown = (text: RecipeText, replacements: Replacements) =>
  applyReplacements(text.text, text, replacements);

describe('amounts for any number of people, in any units', () => {
  it('are never zero, and never too precise for a kitchen', () => {
    fc.assert(
      fc.property(list, choice, (markdown, chosen) => {
        const text = parseRecipeText(markdown);
        for (const { text: words } of ingredientReplacements(text, chosen)) {
          expect(words).not.toMatch(
            /(?<![\d.,])0(?![\d.,])|\d[.,]\d{3,}(?!\d)(?<![1-9][.,]\d{3})|NaN|Infinity|undefined/,
          );
        }
      }),
    );
  });

  it('do not change times and temperatures if only the portions change', () => {
    fc.assert(
      fc.property(method, factor, (markdown, times) => {
        const text = parseRecipeText(markdown);
        const scaled = shown(text, descriptionReplacements(text, { factor: times, units: 'as written' }));
        const written = (found: readonly { text: string }[]) => found.map((one) => one.text);
        expect(written(findTimes(scaled))).toEqual(written(findTimes(text.text)));
        expect(written(findTemperatures(scaled))).toEqual(written(findTemperatures(text.text)));
      }),
    );
  });

  it('are as written if the factor is one', () => {
    fc.assert(
      fc.property(list, method, (ingredients, description) => {
        const asWritten = { factor: 1, units: 'as written' } as const;
        expect(ingredientReplacements(parseRecipeText(ingredients), asWritten)).toEqual([]);
        expect(descriptionReplacements(parseRecipeText(description), asWritten)).toEqual([]);
      }),
    );
  });

  it('are as written after doubling and halving', () => {
    const plain = fc.constantFrom(
      ...['g', 'ml', 'tbsp', 'cups', 'eggs', 'onions', 'cloves of garlic', 'oz', 'lb', 'tins'],
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), plain, (amount, unit) => {
        const value = unit === 'g' || unit === 'ml' ? amount * 50 : amount;
        const line = `${value} ${unit}${/^(?:g|ml|tbsp|cups|oz|lb|tins)$/.test(unit) ? ' of rice' : ''}`;
        const there = parseRecipeText(line);
        const doubled = shown(there, ingredientReplacements(there, { factor: 2, units: 'as written' }));
        expect(doubled).not.toBe(line);
        const back = parseRecipeText(doubled);
        const again = shown(back, ingredientReplacements(back, { factor: 1 / 2, units: 'as written' }));
        expect(again.replaceAll('\u00a0', ' ')).toBe(line);
      }),
    );
  });

  it('are ordered and do not overlap, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(markdownArbitrary, list, method, fc.string({ unit: 'grapheme' })),
        choice,
        (markdown, chosen) => {
          const text = parseRecipeText(markdown);
          for (const replacements of [
            ingredientReplacements(text, chosen),
            descriptionReplacements(text, chosen),
          ]) {
            let end = 0;
            for (const one of replacements) {
              expect(one.start).toBeGreaterThanOrEqual(end);
              expect(one.end).toBeGreaterThanOrEqual(one.start);
              end = one.end;
            }
            expect(end).toBeLessThanOrEqual(text.text.length);
          }
        },
      ),
    );
  });

  it('are found in every repetition of a list', () => {
    const count = (text: string) =>
      ingredientReplacements(parseRecipeText(text), { factor: 1.5, units: 'us' }).length;
    const list = `- ${lines.join('\n- ')}\n`;
    expect(count(list)).toBeGreaterThan(0);
    expect(count(list.repeat(3))).toBe(3 * count(list));
  });
});
