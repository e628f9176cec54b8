import { AuthError } from '@/auth/authClient';
import { isOffline, offlineAdvice } from '@/lib/offline';

/** The error of a failed account action (claims 1.5, 8.5 to 8.10). */
export interface AccountErrorDescription {
  message: string;
  /** Shown beside the message. */
  advice?: string;
  fieldToFocus?: 'email' | 'password';
  /** True if the account is not verified yet: the mail can be sent again. */
  isUnverified?: true;
}

/** Returns the error of login, Google sign-in and the verification mail; null if the user cancelled. */
export function describeSignInError(error: unknown): AccountErrorDescription | null {
  if (!(error instanceof AuthError)) return { message: 'An unexpected error occurred.', ...adviceOn(error) };
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'wrong-credentials':
    case 'unknown-email':
      return { message: 'Email or password incorrect', fieldToFocus: 'password' };
    case 'unverified':
      return { message: 'Please verify your email before logging in', isUnverified: true };
    default:
      return { message: error.message || 'An unexpected error occurred.', ...adviceOn(error) };
  }
}

/** Returns the error of Forgot Password. */
export function describePasswordResetError(error: unknown): AccountErrorDescription | null {
  if (error instanceof AuthError && error.kind === 'unknown-email') {
    return { message: 'No account found with this email address', fieldToFocus: 'email' };
  }
  return describeSignInError(error);
}

/** Returns the error of Create Account. */
export function describeRegisterError(error: unknown): AccountErrorDescription {
  if (!(error instanceof AuthError)) return { message: 'An unexpected error occurred', ...adviceOn(error) };
  switch (error.kind) {
    case 'email-taken':
      return { message: 'This email is already registered', fieldToFocus: 'email' };
    case 'invalid-email':
      return { message: 'Invalid email format', fieldToFocus: 'email' };
    default:
      return { message: 'Failed to create an account', ...adviceOn(error) };
  }
}

function adviceOn(error: unknown): { advice?: string } {
  if (isOffline()) return { advice: offlineAdvice };
  const isLate = error instanceof AuthError && error.kind === 'timeout';
  return isLate ? { advice: 'Check your connection, then try again.' } : {};
}
