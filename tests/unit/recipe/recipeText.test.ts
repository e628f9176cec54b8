// @vitest-environment jsdom

import { fc } from '@tests/support/fastCheck';
import { markdownArbitrary } from '@tests/support/markdownArbitrary';
import { renderMarkdown } from '@tests/support/renderMarkdown';
import { describe, expect, it } from 'vitest';
import { isHeading } from '@/food/text/plainText';
import { cookingSteps } from '@/recipe/cookingSteps';
import { parseRecipeText } from '@/recipe/recipeText';

/** The lines of a text that have words, and whether they are headings. */
function linesOf(markdown: string) {
  const text = parseRecipeText(markdown);
  return text.lines.map((line) => [text.text.slice(line.start, line.end), isHeading(text, line)]);
}

describe('parseRecipeText', () => {
  it('parses a text once', () => {
    expect(parseRecipeText('# Soup')).toBe(parseRecipeText('# Soup'));
    const texts = Array.from({ length: 20 }, (_, index) => parseRecipeText(`Soup no. ${index}`));
    expect(parseRecipeText('Soup no. 19')).toBe(texts[19]);
  });

  it('gives the words as they are shown, a line for each of a block', () => {
    const markdown =
      '## For the *sauce*\n\n**Base:** soy\nsauce\n\n- 1 cup `milk` &amp; honey\n  - [more](https://a.b)\n\n**Tips**:\n\n- **Salt**';
    expect(linesOf(markdown)).toEqual([
      ['For the sauce', true],
      ['Base: soy', false],
      ['sauce', false],
      ['1 cup milk & honey', false],
      ['more', false],
      ['Tips:', true],
      ['Salt', false],
    ]);
  });

  it('takes raw HTML for words', () => {
    expect(parseRecipeText('a <!-- b --> <i>c</i>\n\n<div>\nd').text).toBe(
      'a <!-- b --> <i>c</i>\n\n<div>\nd',
    );
  });

  it('reads links that refer to an address elsewhere, also in a step by itself', () => {
    const text = parseRecipeText('1. See [my butter][a] and ![a photo][a].\n\n[a]: https://example.com/b');
    for (const part of [text, ...cookingSteps(text)]) {
      const { page } = renderMarkdown(part);
      const links = [...page.querySelectorAll('a')];
      expect(links.map(({ textContent }) => textContent)).toEqual(['my butter', 'a photo']);
      expect(page.querySelector('img')).toBeNull();
    }
  });

  it('shows exactly the words it read, whatever the markdown', () => {
    const words = (text: string | null) => text?.replace(/\n+/g, '\n').replace(/^\n|\n$/g, '');
    fc.assert(
      fc.property(markdownArbitrary, (markdown) => {
        const text = parseRecipeText(markdown);
        expect(words(renderMarkdown(text).page.textContent)).toBe(words(text.text));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['1. ', '> ', '- ', '* > 1) ', '*', '(', '## a\n', '- rice\n', '[', '`', '&amp;'])(
    'comes to an end with 200 KB of %j',
    (unit) => {
      const { text } = parseRecipeText(unit.repeat(Math.ceil(200_000 / unit.length)));
      expect(text.length).toBeLessThanOrEqual(400_000);
    },
  );

  it('keeps the paragraphs of a text that is too odd to parse apart', () => {
    const odd = `Whisk the rice\n\nButter the tin\n\n${'> '.repeat(60)}eggs`;
    const text = parseRecipeText(odd);
    expect(text.unparsedReason).toBe('oddly built');
    expect(text.text).toBe(odd);
  });

  it.each([90, 400])('shows %i lists in lists, line by line', (count) => {
    const nested = Array.from({ length: count }, (_, depth) => `${'  '.repeat(depth)}- butter`).join('\n');
    expect(renderMarkdown(nested).page.textContent?.match(/butter/g)).toHaveLength(count);
  });
});
