// @vitest-environment jsdom
import { aMark, renderMarkdown } from '@tests/support/renderMarkdown';
import { describe, expect, it } from 'vitest';

const words = '- **2** large eggs and butter';
const positionOf = (word: string) => '2 large eggs and butter'.indexOf(word);
const three = { start: 0, end: 1, text: '3' };

describe('replacements in rendered text', () => {
  it('replace the words inside any formatting', () => {
    const { page } = renderMarkdown(words, [], [three]);
    expect(page.querySelector('strong')).toHaveTextContent('3');
    expect(page).toHaveTextContent('3 large eggs and butter');
  });

  it('do not move marks', () => {
    const { page, marked } = renderMarkdown(words, [aMark(positionOf('butter'), 'butter')], [three]);
    expect(marked).toEqual(['butter']);
    expect(page).toHaveTextContent('3 large eggs and butter');
  });

  it('are marked if any part of the replaced words was', () => {
    const eggs = { start: positionOf('eggs'), end: positionOf('eggs') + 4, text: 'egg' };
    expect(renderMarkdown(words, [aMark(positionOf('eggs'), 'eggs')], [eggs]).marked).toEqual(['egg']);
    expect(renderMarkdown(words, [aMark(positionOf('eggs') + 1, 'ggs and')], [eggs]).marked).toEqual([
      'egg and',
    ]);
    expect(renderMarkdown(words, [aMark(positionOf('large'), 'large eg')], [eggs]).marked).toEqual([
      'large egg',
    ]);
  });

  it('appear once if they span markup', () => {
    const all = { start: 0, end: positionOf('eggs') - 1, text: 'one dozen' };
    expect(renderMarkdown(words, [], [all]).page).toHaveTextContent('one dozen eggs and butter');
  });

  it('leave numbers and units together, also without a replacement', () => {
    const { page } = renderMarkdown(
      '550 g potatoes, in 2.5 cm chunks, and ½ cup milk for 12 minutes',
      [],
      [],
    );
    expect(page.textContent?.trim()).toBe(
      '550\u00a0g potatoes, in 2.5\u00a0cm chunks, and ½\u00a0cup milk for 12\u00a0minutes',
    );
  });

  it('can end a line with a note outside the mark', () => {
    const end = positionOf('butter') + 6;
    const note = { start: end, end, text: 'not scaled', isNote: true } as const;
    const { page, marked } = renderMarkdown(words, [aMark(positionOf('butter'), 'butter')], [note]);
    expect(marked).toEqual(['butter']);
    expect(page.querySelectorAll('small')).toHaveLength(1);
    expect(page).toHaveTextContent('2 large eggs and butter not scaled');
  });
});
