import { describe, expect, it } from 'vitest';
import { ingredientsToMarkdown, stripHtmlTags } from '@/recipe/recipeToMarkdown';

describe('ingredientsToMarkdown', () => {
  it('makes a list of plain lines', () => {
    expect(ingredientsToMarkdown('200 g flour\n\n2 eggs\r\nsalt\n')).toBe('- 200 g flour\n- 2 eggs\n- salt');
    expect(ingredientsToMarkdown('• 200 g flour\n• 2 eggs')).toBe('- 200 g flour\n- 2 eggs');
  });

  it.each(['- flour\n- eggs', '## Dough\nflour', '**Dough**\n\n- flour', '1. flour\n2. eggs', 'Eggs, rice'])(
    'does not change %j',
    (text) => {
      expect(ingredientsToMarkdown(text)).toBe(text);
    },
  );
});

describe('stripHtmlTags', () => {
  it.each([
    ['Stir <b>well</b>.', 'Stir well.'],
    ['a<script>alert(1)</script>b<STYLE>p{}</STYLE>c', 'abc'],
    ['a<script>never closed', 'anever closed'],
    ['a<script>b<style>c</style>d', 'abd'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['one<br/>two', 'one\ntwo'],
  ])('%j → %j', (text, plain) => expect(stripHtmlTags(text)).toBe(plain));

  it.each(['<script', '<script>', '<a ', '</', '<li>', '<style><script>'])(
    'finishes with 200 KB of %j',
    (tag) => {
      const text = tag.repeat(200_000 / tag.length);
      expect(stripHtmlTags(text).length).toBeLessThanOrEqual(text.length);
    },
  );
});
