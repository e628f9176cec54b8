// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { decodeNamedCharacterReference } from '@/recipe/namedCharacters';
import { parseRecipeText } from '@/recipe/recipeText';

const source = readFileSync('src/recipe/namedCharacters.ts', 'utf8');
/** Everything in the table that may be a name. */
const names = new Set(source.match(/[A-Za-z]+\d*/g));

it('decodes its names as the parser’s own table does', () => {
  const known = [...names].filter((name) => decodeNamedCharacterReference(name) !== false);
  expect(known.length).toBeGreaterThan(150);
  for (const name of known) {
    expect(parseRecipeText(`a &${name}; b`).text, name).toBe(`a ${decodeNamedCharacterReference(name)} b`);
  }
});

it.each(['AMP', 'toString', 'constructor', '', 'am', 'frac'])('does not know %j', (name) => {
  expect(decodeNamedCharacterReference(name)).toBe(false);
});

it('exports what the parser imports of the package that it stands for', () => {
  const require = createRequire(import.meta.url);
  const parser = createRequire(require.resolve('micromark-core-commonmark'));
  const original = readFileSync(parser.resolve('decode-named-character-reference'), 'utf8');
  expect(original.match(/export function (\w+)/)?.[1]).toBe(decodeNamedCharacterReference.name);
  expect(readFileSync('vite.config.ts', 'utf8')).toMatch(
    /'decode-named-character-reference': .*src\/recipe\/namedCharacters\.ts/,
  );
});
