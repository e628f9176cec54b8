import { fc } from '@tests/support/fastCheck';
import { describe, expect, it } from 'vitest';
import { checkIdToken } from '@/auth/idToken';
import { IdTokenError } from '@/lib/idTokenError';

const part = fc.stringMatching(/^[\w-]{1,40}$/);

describe('checkIdToken', () => {
  it('returns every token of three non-empty parts that starts with eyJ', () => {
    fc.assert(
      fc.property(part, part, part, (header, payload, signature) => {
        const token = `eyJ${header}.${payload}.${signature}`;
        expect(checkIdToken(token)).toBe(token);
      }),
    );
  });

  // Claim 5.21
  it.each([
    ['', 'Invalid token format - does not start with eyJ'],
    ['abc.def.ghi', 'Invalid token format - does not start with eyJ'],
    ['EYJa.b.c', 'Invalid token format - does not start with eyJ'],
    ['eyJa', 'Invalid token format - does not have three parts'],
    ['eyJa.b', 'Invalid token format - does not have three parts'],
    ['eyJa.b.c.d', 'Invalid token format - does not have three parts'],
    ['eyJa..c', 'Invalid token format - empty parts'],
    ['eyJa.b.', 'Invalid token format - empty parts'],
  ])('refuses %j', (token, message) => {
    expect(() => checkIdToken(token)).toThrow(new IdTokenError(message));
  });

  it('accepts an empty signature only from the emulator', () => {
    expect(checkIdToken('eyJa.b.', { isUnsigned: true })).toBe('eyJa.b.');
    expect(() => checkIdToken('eyJa..', { isUnsigned: true })).toThrow('empty parts');
    expect(() => checkIdToken('eyJa.b', { isUnsigned: true })).toThrow('three parts');
  });
});
