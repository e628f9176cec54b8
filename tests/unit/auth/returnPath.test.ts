import { expect, it } from 'vitest';
import { afterRegistering, hasJustRegistered, returnPath } from '@/features/account/returnPath';

it.each(['/recipe/64b0', '/Recipe/64b0', '/recipe/a%2Fb', '/recipe/64b0?view=cook'])(
  'returns to %s',
  (from) => {
    expect(returnPath({ from })).toBe(from);
  },
);

it.each([
  null,
  undefined,
  'text',
  {},
  { from: 7 },
  ...['/recipes', '/recipe/', '/recipe/a/b', '/recipe/a#b', '//recipe/a', 'https://example.com/recipe/a'].map(
    (from) => ({ from }),
  ),
])('goes home for %j', (state) => {
  expect(returnPath(state)).toBe('/');
});

it('keeps the way back through registering', () => {
  const state = afterRegistering({ from: '/recipe/64b0' });
  expect(hasJustRegistered(state)).toBe(true);
  expect(returnPath(state)).toBe('/recipe/64b0');
  expect(returnPath(afterRegistering({ from: '/user' }))).toBe('/');
  expect(hasJustRegistered({ from: '/recipe/64b0' })).toBe(false);
});
