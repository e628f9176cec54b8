import { countTurns } from '@tests/support/turns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonInParts } from '@/lib/jsonInParts';

async function* inParts(text: string, cuts: readonly number[]): AsyncGenerator<string> {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  for (const [index, place] of places.entries()) yield text.slice(place, places[index + 1]);
}

/** What comes of a text: its value, or that it is no JSON. */
const outcome = async (parse: () => unknown): Promise<unknown> => {
  try {
    return { value: await parse() };
  } catch (error) {
    return error instanceof SyntaxError ? 'no JSON' : error;
  }
};

async function expectAlike(text: string, cuts: readonly number[]): Promise<void> {
  const expected = await outcome(() => JSON.parse(text));
  expect(await outcome(() => parseJsonInParts(inParts(text, cuts)))).toEqual(expected);
}

const cuts = fc.array(fc.nat(), { maxLength: 6 });

describe('JSON that comes in parts', () => {
  it('is read as JSON.parse reads it, wherever it is cut', async () => {
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.record({ data: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) }),
      fc.record({ data: fc.array(fc.jsonValue()), total: fc.nat(), msg: fc.string() }),
    );
    await fc.assert(
      fc.asyncProperty(answer, fc.nat(3), cuts, (value, indent, cuts) =>
        expectAlike(JSON.stringify(value, null, indent), cuts),
      ),
      { numRuns: 1000 },
    );
  });

  it('is refused where JSON.parse refuses it', async () => {
    const pieces = fc.constantFrom(
      '{"data":[',
      ']',
      '}',
      '{',
      '[',
      ',',
      '"',
      '\\',
      '1',
      '"a":',
      ' ',
      'null',
      '"\\""',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), cuts, (pieces, cuts) =>
        expectAlike(`{"data":[${pieces.join('')}`, cuts),
      ),
      { numRuns: 2000 },
    );
  });

  it('lets the page answer between the items of a long list', async () => {
    const turns = countTurns(5);
    const data = Array.from({ length: 1000 }, (_, index) => ({ _id: `${index}` }));
    expect(await parseJsonInParts(inParts(JSON.stringify({ data }), []))).toEqual({ data });
    expect(turns.mock.calls.length).toBeGreaterThan(100);
  });
});
