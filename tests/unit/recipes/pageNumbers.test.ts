import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from '@/features/recipes/components/Pagination';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 112, [1, 2, null, 112]],
    [4, 112, [1, 2, 3, 4, 5, null, 112]],
    [50, 112, [1, null, 49, 50, 51, null, 112]],
    [112, 112, [1, null, 111, 112]],
  ])('offers for page %i of %i: %j', (page, pages, offered) => {
    expect(pageNumbers(page, pages)).toEqual(offered);
  });

  it('offers first, last and current in order, and skips at least two pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1200 }), fc.nat(), (pages, at) => {
        const page = 1 + (at % pages);
        const offered = pageNumbers(page, pages);
        const numbers = offered.filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        expect(offered.length).toBeLessThanOrEqual(7);
        offered.forEach((number, index) => {
          if (number !== null) return;
          expect((offered[index + 1] ?? 0) - (offered[index - 1] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
