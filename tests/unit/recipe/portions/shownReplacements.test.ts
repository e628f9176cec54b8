// @vitest-environment jsdom
import { aMark, renderMarkdown } from '@tests/support/renderMarkdown';
import { describe, expect, it } from 'vitest';

const words = '- **2** large eggs and butter';
const place = (word: string) => '2 large eggs and butter'.indexOf(word);
const three = { start: 0, end: 1, text: '3' };

describe('replacements in a text that is shown', () => {
  it('stand where the words were, in whatever is around them', () => {
    const { page } = renderMarkdown(words, [], [three]);
    expect(page.querySelector('strong')).toHaveTextContent('3');
    expect(page).toHaveTextContent('3 large eggs and butter');
  });

  it('leave the marks where they are', () => {
    const { page, marked } = renderMarkdown(words, [aMark(place('butter'), 'butter')], [three]);
    expect(marked).toEqual(['butter']);
    expect(page).toHaveTextContent('3 large eggs and butter');
  });

  it('are marked with the words they stand for, by whatever part of them the mark had', () => {
    const eggs = { start: place('eggs'), end: place('eggs') + 4, text: 'egg' };
    expect(renderMarkdown(words, [aMark(place('eggs'), 'eggs')], [eggs]).marked).toEqual(['egg']);
    expect(renderMarkdown(words, [aMark(place('eggs') + 1, 'ggs and')], [eggs]).marked).toEqual(['egg and']);
    expect(renderMarkdown(words, [aMark(place('large'), 'large eg')], [eggs]).marked).toEqual(['large egg']);
  });

  it('reach over markup once', () => {
    const all = { start: 0, end: place('eggs') - 1, text: 'one dozen' };
    expect(renderMarkdown(words, [], [all]).page).toHaveTextContent('one dozen eggs and butter');
  });

  it('end a line with a note, outside the mark before it', () => {
    const end = place('butter') + 6;
    const note = { start: end, end, text: 'not scaled', isNote: true } as const;
    const { page, marked } = renderMarkdown(words, [aMark(place('butter'), 'butter')], [note]);
    expect(marked).toEqual(['butter']);
    expect(page.querySelectorAll('small')).toHaveLength(1);
    expect(page).toHaveTextContent('2 large eggs and butter not scaled');
  });
});
