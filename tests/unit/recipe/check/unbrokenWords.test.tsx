import { render } from '@testing-library/react';
import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import type { Mark } from '@/recipe/check/marks';
import { MarkedText, unbrokenWords } from '@/recipe-ui/check/MarkedText';

const wordsOf = (text: string) => unbrokenWords(text, []).map(({ start, end }) => text.slice(start, end));

describe('words that stay on one line', () => {
  it.each([
    ['Gluten-free, sugar-free cake', ['Gluten-free', 'sugar-free']],
    ['Stir-fry - with rice', ['Stir-fry']],
    ['Arroz a la cubana', []],
    ['Tarte-à-la-crème', ['Tarte-à-la-crème']],
    ['Very-long-name-that-no-phone-can-hold', []],
  ])('%j has %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('a title with marks and unbroken words', () => {
  const text = 'Sugar-free oat-milk cake with gluten-free oats';
  const places = fc.uniqueArray(fc.nat(text.length), { minLength: 2, maxLength: 8 });

  it('says the same words, each mark whole, wherever the marks are', () => {
    fc.assert(
      fc.property(places, (cuts) => {
        const ends = cuts.toSorted((a, b) => a - b);
        const marks = ends.flatMap((start, index): Mark[] => {
          const end = ends[index + 1];
          if (index % 2 === 1 || end === undefined) return [];
          return [{ start, end, grade: 'contains', title: '', spoken: '' }];
        });
        const { container, unmount } = render(<MarkedText text={text} marks={marks} markPrefix="m" />);
        expect(container.textContent).toBe(text);
        expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(
          marks.map(({ start, end }) => text.slice(start, end)),
        );
        unmount();
      }),
    );
  });
});
