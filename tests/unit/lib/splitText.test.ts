import { fc } from '@tests/support/fastCheck';
import { expect, it } from 'vitest';
import { splitText } from '@/lib/splitText';

const splitPieces = (text: string, longest: number) =>
  splitText(text, longest).map(({ start, end }) => text.slice(start, end));

it.each([
  ['one two', 10, ['one two']],
  ['one two three', 8, ['one two ', 'three']],
  ['one two\nthree four', 12, ['one two\n', 'three four']],
  ['one two\n\nthree\nfour', 15, ['one two\n\n', 'three\nfour']],
  ['a bcdefgh', 6, ['a bcde', 'fgh']],
  ['ab🍲cd', 3, ['ab', '🍲c', 'd']],
  ['', 5, []],
])('splits %j', (text, longest, stretches) => {
  expect(splitPieces(text, longest)).toEqual(stretches);
});

it('loses no text, and splits no character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '🍲') }),
      fc.integer({ min: 2 }),
      (text, longest) => {
        const stretches = splitPieces(text, longest);
        expect(stretches.join('')).toBe(text);
        for (const stretch of stretches) {
          expect(stretch.length).toBeLessThanOrEqual(longest);
          expect(stretch).not.toMatch(/\p{Surrogate}/u);
        }
      },
    ),
  );
});
