// @vitest-environment jsdom
import { fc } from '@tests/support/fastCheck';
import { renderMarkdown } from '@tests/support/renderMarkdown';
import { describe, expect, it } from 'vitest';
import { cookingSteps } from '@/recipe/cookingSteps';
import { parseRecipeText } from '@/recipe/recipeText';
import { recipeToMarkdown } from '@/recipe/recipeToMarkdown';

const shown = (text: Parameters<typeof renderMarkdown>[0]) => renderMarkdown(text).page.innerHTML;

/** Expects the steps of a whole description to be rendered like these markdown texts. */
function expectSteps(descripcionReceta: string, steps: readonly string[]) {
  const { description } = recipeToMarkdown({ ingredientes: '', descripcionReceta });
  expect(cookingSteps(parseRecipeText(description)).map(shown)).toEqual(steps.map(shown));
}

describe('cookingSteps', () => {
  it('returns the items of a numbered list', () => {
    expectSteps('# Soup\n\nWarm and plain.\n\n1. **Chop.** The onion.\n2) Simmer.\n\n## Tips\n\n- Salt.', [
      '**Chop.** The onion.',
      'Simmer.',
    ]);
  });

  it('prefers the list under the heading of the method', () => {
    const description =
      '# Soup\n\n## Ingredients\n1. onion\n2. salt\n\n## Instrucciones\n1. Chop.\n2. Simmer.';
    expectSteps(description, ['Chop.', 'Simmer.']);
  });

  it('keeps what belongs to a step, without closing words', () => {
    const description = '# Soup\n1. Chop:\n   - onion\n   - leek\n2. Simmer\nfor an hour.\n\nEnjoy!';
    expectSteps(description, ['Chop:\n- onion\n- leek', 'Simmer\nfor an hour.']);
  });

  it('keeps the paragraphs of steps with headings', () => {
    const description = '# Soup\n\n1. **Chop**\n\nChop the onion.\n\n2. **Simmer**\n\nFor an hour.\n\nEnjoy!';
    expectSteps(description, ['**Chop**\n\nChop the onion.', '**Simmer**\n\nFor an hour.']);
  });

  it.each([
    ['Step 1: Chop.\nStep 2: Simmer.', ['Chop.', 'Simmer.']],
    ['**Step 1:** Chop.\n\n**Step 2:** Simmer.', ['Chop.', 'Simmer.']],
    ['**Step 1: Chop.** Finely.\n**Step 2: Simmer.** Gently.', ['**Chop.** Finely.', '**Simmer.** Gently.']],
    ['### Paso 1\n\nChop.\n\n### Paso 2\n\nSimmer.', ['Chop.', 'Simmer.']],
    ['### Step 1 - Chop.\n### Step 2 - Simmer.', ['Chop.', 'Simmer.']],
    ['**1.** Chop.\n**2.** Simmer.', ['Chop.', 'Simmer.']],
    ['**1. Chop.** Finely.\n**2. Simmer.** Gently.', ['**Chop.** Finely.', '**Simmer.** Gently.']],
    ['- Step 1: Chop\n  - onion\n- Step 2: Simmer', ['Chop\n- onion', 'Simmer']],
  ])('understands other ways to number: %j', (method, steps) => {
    expectSteps(`# Soup\n\n${method}`, steps);
  });

  it('falls back to paragraphs', () => {
    expectSteps('# Soup\n\nChop the onion.\n\n---\n\nSimmer it.\nStir.', [
      'Chop the onion.',
      'Simmer it.\nStir.',
    ]);
    expectSteps('Mix everything and bake.', ['Mix everything and bake.']);
    expectSteps('# Soup\n\nChop the onion.\n---\nSimmer it.', ['Chop the onion.', 'Simmer it.']);
    expectSteps('# Soup\n\n- Chop the onion.\n\n- Simmer it.', ['- Chop the onion.', '- Simmer it.']);
  });

  it('ignores tips, notes and swaps', () => {
    expectSteps('# Soup\n\n**Elaboración**\n\n1. Pica\n2. Cuece\n\n**Notas**\n\n1. Sirve frío', [
      'Pica',
      'Cuece',
    ]);
    expectSteps('# Sopa\n\nMétodo:\n1. Pica\n\nConsejos:\n1. Congela', ['Pica']);
    expectSteps('# Soup\n\n1. Chop\n2. Serve\n\n## Tips\n\n1. Freeze it', ['Chop', 'Serve']);
    expectSteps('# Soup\n\nMix the two:\n\nWait.', ['Mix the two:', 'Wait.']);
  });

  it('does not treat a number in a sentence as a step', () => {
    expectSteps('# Soup\n\n250 g of lentils go in.\n\nStep 2 is to wait.', [
      '250 g of lentils go in.',
      'Step 2 is to wait.',
    ]);
  });

  it('returns none for a recipe without text', () => {
    expectSteps('', []);
    expectSteps('# Soup', []);
  });

  it('returns every numbered step, whatever its words and line ends', () => {
    const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,6}$/);
    const lineEnd = fc.constantFrom('\n', '\r\n', '\n\n');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 20 }), lineEnd, (steps, end) => {
        const list = steps.map((step, index) => `${index + 1}. ${step}`).join(end);
        expectSteps(`# Soup\n\n## Method\n\n${list}`, steps);
      }),
    );
  });
});
