import { describe, expect, it, vi } from 'vitest';
import { AuthError } from '@/auth/authClient';
import {
  describeLoginError,
  describePasswordResetError,
  describeRegisterError,
} from '@/features/account/accountErrors';

const provider = (kind: AuthError['kind'], message = 'Firebase: told you so.') =>
  new AuthError(kind, message);

describe('the specified messages', () => {
  // Claims 8.5, 8.7
  it.each([
    [provider('wrong-credentials'), 'Email or password incorrect'],
    [provider('unknown-email'), 'Email or password incorrect'],
    [provider('unverified'), 'Please verify your email before logging in'],
    [provider('invalid-email'), 'Firebase: told you so.'],
    [provider('other'), 'Firebase: told you so.'],
    [provider('other', ''), 'An unexpected error occurred.'],
    [new Error('a bug'), 'An unexpected error occurred.'],
    ['a thrown text', 'An unexpected error occurred.'],
  ])('login: %s', (error, message) => {
    expect(describeLoginError(error)?.message).toBe(message);
  });

  it.each([describeLoginError, describePasswordResetError, describeRegisterError])(
    'are followed by what to do (%o)',
    (explain) => {
      expect(explain(provider('network'))?.advice).toBeUndefined();
      expect(explain(provider('timeout'))?.advice).toBe('Check your connection, then try again.');
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const offline = 'You are offline. Try again when you are back online.';
      expect(explain(provider('network'))?.advice).toBe(offline);
      expect(explain(new TypeError('Failed to fetch'))?.advice).toBe(offline);
      expect(explain(provider('invalid-email', 'No'))?.message).not.toBe('');
    },
  );

  it('login: closing the account chooser is not an error', () => {
    expect(describeLoginError(provider('cancelled'))).toBeNull();
  });

  // Claim 2.31
  it('login: only an unverified e-mail offers to resend the link', () => {
    expect(describeLoginError(provider('unverified'))?.isUnverified).toBe(true);
    expect(describeLoginError(provider('wrong-credentials'))?.isUnverified).toBeUndefined();
  });

  it.each([
    [provider('unknown-email'), 'No account found with this email address'],
    [provider('network'), 'Firebase: told you so.'],
    [new Error('a bug'), 'An unexpected error occurred.'],
  ])('forgotten password: %s', (error, message) => {
    expect(describePasswordResetError(error)?.message).toBe(message);
  });

  // Claim 8.10
  it.each([
    [provider('email-taken'), 'This email is already registered'],
    [provider('invalid-email'), 'Invalid email format'],
    [provider('network'), 'Failed to create an account'],
    [provider('other'), 'Failed to create an account'],
    [new Error('a bug'), 'An unexpected error occurred'],
  ])('register: %s', (error, message) => {
    expect(describeRegisterError(error).message).toBe(message);
  });
});
