// @vitest-environment jsdom

import { fc } from '@tests/support/fastCheck';
import { markdownArbitrary } from '@tests/support/markdownArbitrary';
import { renderMarkdown } from '@tests/support/renderMarkdown';
import { describe, expect, it } from 'vitest';
import { isHeading } from '@/food/text/plainText';
import { cookingSteps } from '@/recipe/cookingSteps';
import { parseRecipeText } from '@/recipe/recipeText';

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

  it('returns the words as rendered, one line per block', () => {
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

  it('treats raw HTML as words', () => {
    expect(parseRecipeText('a <!-- b --> <i>c</i>\n\n<div>\nd').text).toBe(
      'a <!-- b --> <i>c</i>\n\n<div>\nd',
    );
  });

  it('reads reference links, also in a single step', () => {
    const text = parseRecipeText('1. See [my butter][a] and ![a photo][a].\n\n[a]: https://example.com/b');
    for (const part of [text, ...cookingSteps(text)]) {
      const { page } = renderMarkdown(part);
      const links = [...page.querySelectorAll('a')];
      expect(links.map(({ textContent }) => textContent)).toEqual(['my butter', 'a photo']);
      expect(page.querySelector('img')).toBeNull();
    }
  });

  it('renders exactly the words it parsed, for any markdown', () => {
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
    'finishes with 200 KB of %j',
    (unit) => {
      const { text } = parseRecipeText(unit.repeat(Math.ceil(200_000 / unit.length)));
      expect(text.length).toBeLessThanOrEqual(400_000);
    },
  );

  it('keeps the paragraphs of unparsable text', () => {
    const odd = `Whisk the rice\n\nButter the tin\n\n${'> '.repeat(60)}eggs`;
    const text = parseRecipeText(odd);
    expect(text.unparsedReason).toBe('too-complex');
    expect(text.text).toBe(odd);
  });

  it.each([90, 400])('renders %i nested lists line by line', (count) => {
    const nested = Array.from({ length: count }, (_, depth) => `${'  '.repeat(depth)}- butter`).join('\n');
    expect(renderMarkdown(nested).page.textContent?.match(/butter/g)).toHaveLength(count);
  });
});
