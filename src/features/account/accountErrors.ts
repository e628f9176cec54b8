import { AuthError } from '@/auth/authClient';
import { isOffline, offlineAdvice } from '@/lib/offline';

/** Message and advice for a failed account action (claims 1.5, 8.5 to 8.10). */
export interface AccountErrorDescription {
  message: string;
  advice?: string;
  fieldToFocus?: 'email' | 'password';
  /** True if the account is not verified: the verification mail can be sent again. */
  isUnverified?: true;
}

/** Returns message and advice for a failed login, Google sign-in or verification mail; null if the user cancelled. */
export function describeLoginError(error: unknown): AccountErrorDescription | null {
  if (!(error instanceof AuthError)) return { message: 'An unexpected error occurred.', ...getAdvice(error) };
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'wrong-credentials':
    case 'unknown-email':
      return { message: 'Email or password incorrect', fieldToFocus: 'password' };
    case 'unverified':
      return { message: 'Please verify your email before logging in', isUnverified: true };
    default:
      return { message: error.message || 'An unexpected error occurred.', ...getAdvice(error) };
  }
}

export function describePasswordResetError(error: unknown): AccountErrorDescription | null {
  if (error instanceof AuthError && error.kind === 'unknown-email') {
    return { message: 'No account found with this email address', fieldToFocus: 'email' };
  }
  return describeLoginError(error);
}

export function describeRegisterError(error: unknown): AccountErrorDescription {
  if (!(error instanceof AuthError)) return { message: 'An unexpected error occurred', ...getAdvice(error) };
  switch (error.kind) {
    case 'email-taken':
      return { message: 'This email is already registered', fieldToFocus: 'email' };
    case 'invalid-email':
      return { message: 'Invalid email format', fieldToFocus: 'email' };
    default:
      return { message: 'Failed to create an account', ...getAdvice(error) };
  }
}

function getAdvice(error: unknown): { advice?: string } {
  if (isOffline()) return { advice: offlineAdvice };
  const isTimeout = error instanceof AuthError && error.kind === 'timeout';
  return isTimeout ? { advice: 'Check your connection, then try again.' } : {};
}
