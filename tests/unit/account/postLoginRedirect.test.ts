import type { Location } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createEndedSessionState } from '@/auth/endedSession';
import {
  createLoginState,
  postLoginRedirect,
  readRegisteredEmail,
  readReturnPath,
} from '@/features/account/postLoginRedirect';

it.each(['/recipe/64b0', '/Recipe/64b0', '/recipe/a%2Fb', '/recipe/64b0?view=cook'])(
  'returns to %s',
  (from) => {
    expect(readReturnPath({ from })).toBe(from);
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
  expect(readReturnPath(state)).toBe('/');
});

it('keeps the destination through registration', () => {
  const state = createLoginState({ from: '/recipe/64b0' }, 'ana@example.com');
  expect(readRegisteredEmail(state)).toBe('ana@example.com');
  expect(readReturnPath(state)).toBe('/recipe/64b0');
  expect(readReturnPath(createLoginState({ from: '/user' }, 'ana@example.com'))).toBe('/');
  expect(readRegisteredEmail({ from: '/recipe/64b0' })).toBeNull();
  expect(readRegisteredEmail({ registered: true })).toBeNull();
});

const endedAt = (pathname: string, search = '', state: unknown = null) =>
  createEndedSessionState('ana', { pathname, search, hash: '', key: 'k', state } as Location);

it('returns to the screen where a session expired, with its navigation state', () => {
  const state = endedAt('/lastForm', '?a=b', { buttonName: 'Street Eats' });
  const back = ['/lastForm?a=b', { replace: true, state: { buttonName: 'Street Eats' } }];
  expect(postLoginRedirect(state, 'ana')).toEqual(back);
  expect(postLoginRedirect(createLoginState(state, 'ana@example.com'), 'ana')).toEqual(back);
});

it('does not lead another user there', () => {
  expect(postLoginRedirect(endedAt('/recipes'), 'ben')).toEqual(['/', { replace: true }]);
  expect(postLoginRedirect(endedAt('/recipes'), undefined)).toEqual(['/', { replace: true }]);
});

it.each(['/login', '/Register', '//example.com', 'https://example.com', '/recipes#x'])(
  'does not lead to %s',
  (from) => {
    const state = { endedSession: { uid: 'ana', from, state: null } };
    expect(postLoginRedirect(state, 'ana')).toEqual(['/', { replace: true }]);
  },
);
