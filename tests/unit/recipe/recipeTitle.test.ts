import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { fallbackTitles, recipeTitle, removeTitle } from '@/recipe/recipeTitle';

const titleOf = (description: string) => recipeTitle(description, fallbackTitles.list);

describe('recipeTitle', () => {
  // Claims 2.9, 3.14
  it.each([
    ['# Tomato soup\n\n1. Chop', 'Tomato soup'],
    ['### Tomato soup ###', 'Tomato soup'],
    ['#Tomato soup', 'Tomato soup'],
    ['Tomato soup\nChop.', 'Tomato soup'],
    ['\n\n  Tomato soup', 'Tomato soup'],
    ['title: Tomato soup', 'Tomato soup'],
    ['Title: Tomato soup', 'Tomato soup'],
    ['## Title: Tomato soup', 'Tomato soup'],
    ['**Title:** Tomato soup', 'Tomato soup'],
    ['**Title: Tomato soup**', 'Tomato soup'],
    ['**Title**: "Tomato soup"', 'Tomato soup'],
    ['**Tomato** soup', 'Tomato soup'],
    ['# <b>Tomato</b> soup<br/>', 'Tomato soup'],
    ['<h1>Tomato soup</h1>\nChop.', 'Tomato soup'],
    ['# Tomato soup for <4', 'Tomato soup for <4'],
    ['# **Tomato soup**', 'Tomato soup'],
    ['# [Tomato soup](https://example.com)', 'Tomato soup'],
    ['# Tomato soup\r\n\r\n1. Chop', 'Tomato soup'],
    ['# Pizza No. #1 at 12"', 'Pizza No. #1 at 12"'],
    ['# 2 * 3 kinds of snake_case beans', '2 * 3 kinds of snake_case beans'],
  ])('reads the first line: %j', (description, title) => {
    expect(titleOf(description)).toBe(title);
  });

  // Claim 3.15
  it.each([
    ['Here is a recipe for you!\n\nTitle: Tomato soup\n\n1. Chop', 'Tomato soup'],
    ['Here is a recipe for you!\n**Title:** Tomato soup', 'Tomato soup'],
    ['Here is a recipe for you! Title: Tomato soup', 'Tomato soup'],
    ['Here is a recipe for you!\n\n### 🎨 Tomato soup\n\n1. Chop', 'Tomato soup'],
    ['Here is a recipe for you!\n\n## 🎨 **Title:** Tomato soup', 'Tomato soup'],
    ['Here is a recipe for you!\n\n## 🎨 Recipe Title\n\n**Tomato soup**', 'Tomato soup'],
    ['Here is a recipe for you!\n\nTitle:\nTomato soup', 'Tomato soup'],
    ['# Recipe\n\nTitle: Tomato soup', 'Tomato soup'],
    ['# 🎨 Tomato soup', 'Tomato soup'],
  ])('lets a marker or a palette heading win over prose: %j', (description, title) => {
    expect(titleOf(description)).toBe(title);
  });

  it('uses a heading in the first line, whatever markers follow', () => {
    expect(titleOf('# Tomato soup\n\nTitle: Something else')).toBe('Tomato soup');
  });

  it('ignores a palette emoji in prose, and subtitles', () => {
    expect(titleOf('Tomato soup\nPaint 🎨 the plate.\nSubtitle: red')).toBe('Tomato soup');
  });

  // Claims 3.16, 3.17
  it.each(['', '   \n \n', '###', '**'])('uses the fallback if there are no words: %j', (description) => {
    expect(titleOf(description)).toBe('Untitled Recipe');
    expect(recipeTitle(description, fallbackTitles.page)).toBe('Mi receta');
  });

  it('returns one clean line in linear time, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (description) => {
        const title = titleOf(description);
        expect(title).toBe(title.trim());
        expect(title).not.toBe('');
        expect(title).not.toMatch(/\n/);
      }),
    );
    for (const long of ['*'.repeat(100_000), `${'**a '.repeat(50_000)}\n`.repeat(3)])
      expect(titleOf(long).length).toBeLessThanOrEqual(long.length);
  });

  it('reads any title written as a heading or after a marker', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-zñéü]{1,12}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        words,
        fc.constantFrom('# ', '#### ', 'Title: ', '**Title:** ', '## 🎨 '),
        (parts, mark) => {
          const title = `Dish ${parts.join(' ')}`;
          expect(titleOf(`${mark}${title}\n\n1. Cook.`)).toBe(title);
        },
      ),
    );
  });
});

describe('removeTitle', () => {
  it('removes only the title’s line', () => {
    expect(removeTitle('# Tomato soup\n\nWarm.\n\n1. Chop')).toBe('Warm.\n\n1. Chop');
    expect(removeTitle('Hello!\n\n## 🎨 Title\n\nTomato soup\n\n1. Chop')).toBe('Hello!\n\n\n1. Chop');
  });

  it('keeps a line that is too long for a title', () => {
    const long = `Melt ${'the butter and '.repeat(30)}add the whey at last.`;
    expect(removeTitle(`${long}\n\n1. Stir`)).toBe(`${long}\n\n1. Stir`);
    expect(removeTitle(`# ${long}\n\n1. Stir`)).toContain('whey at last');
  });

  it('keeps a single line of prose, which is both title and text', () => {
    expect(removeTitle('Mix everything and bake.')).toBe('Mix everything and bake.');
    expect(removeTitle('# Tomato soup')).toBe('');
    expect(removeTitle('')).toBe('');
  });
});
