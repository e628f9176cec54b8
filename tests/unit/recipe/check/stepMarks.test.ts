import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark } from '@/recipe/check/marks';
import { stepMarks } from '@/recipe/check/stepMarks';
import { cookingSteps } from '@/recipe/steps';

const marksOn = (text: string, word: RegExp): Mark[] =>
  [...text.matchAll(word)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    grade: 'contains',
    title: 'why',
    spoken: 'contains: X',
  }));

/** The marked words of each step. */
const markedIn = (description: string, word = /butter|soy\s+sauce/g) =>
  cookingSteps(description).map((step) =>
    stepMarks(step, marksOn(description, word)).map(({ start, end }) => step.text.slice(start, end)),
  );

describe('the marks of a description, in its steps', () => {
  it.each([
    [
      'numbers',
      '1. Melt butter.\n2. Stir.\n3. More butter, then butter.',
      [['butter'], [], ['butter', 'butter']],
    ],
    ['other numbers', '**Step 1:** butter\n\n**Step 2: Melt** the butter.', [['butter'], ['butter']]],
    ['emphasis', '**1. Melt butter.** Finely.\n**2. Stir.** butter', [['butter'], ['butter']]],
    ['indented lines', '1. Take:\n   - butter\n   - soy sauce\n2. Stir', [['butter', 'soy sauce'], []]],
    ['headlines', '### Paso 1\n\nMelt butter.\n\n### Paso 2\n\nbutter', [['butter'], ['butter']]],
    ['paragraphs', 'Melt butter.\n\n---\n\n  Add\nbutter.', [['butter'], ['butter']]],
    ['Windows line ends', '1. butter\r\n2. Add\r\n   butter\r\n', [['butter'], ['butter']]],
    ['a word over two lines', '1. Add soy\n   sauce and butter.', [['soy\nsauce', 'butter']]],
    [
      'text around the steps',
      'butter first\n\n## Method\n1. butter\n2. Stir\n\nEnjoy the butter!\n\n## Tips\n\nbutter',
      [['butter'], []],
    ],
  ])('with %s', (_, description, words) => {
    expect(markedIn(description)).toEqual(words);
  });

  it('always cover their very words', () => {
    const line = fc.stringMatching(/^ {0,3}([-*] |[1-3][.)] |# |\*\*Step 2: )?(butter|a|\*\*|\s){0,4}$/);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const description = lines.join('\n');
        for (const words of markedIn(description)) for (const word of words) expect(word).toBe('butter');
        const said = cookingSteps(description).map(({ text }) => (text.match(/butter/g) ?? []).length);
        expect(markedIn(description).map(({ length }) => length)).toEqual(said);
      }),
    );
  });
});
