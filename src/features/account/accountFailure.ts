import { AuthError } from '@/auth/authClient';
import { isOffline, offlineAdvice } from '@/lib/offline';

/** A failed account action in the product's words (claims 1.5, 8.5 to 8.10), and the field that may put it right. */
export interface AccountFailure {
  message: string;
  /** What to do, said beside the message. */
  advice?: string;
  field?: 'email' | 'password';
  /** The account waits for its verification: the mail can be sent again. */
  unverified?: true;
}

/** Login, Google sign-in and the verification mail. Null where nothing went wrong: the cook changed their mind. */
export function signInFailure(error: unknown): AccountFailure | null {
  if (!(error instanceof AuthError)) return { message: 'An unexpected error occurred.', ...adviceOn(error) };
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'wrong-credentials':
    case 'unknown-email':
      return { message: 'Email or password incorrect', field: 'password' };
    case 'unverified':
      return { message: 'Please verify your email before logging in', unverified: true };
    default:
      return { message: error.message || 'An unexpected error occurred.', ...adviceOn(error) };
  }
}

/** Forgot Password. */
export function resetFailure(error: unknown): AccountFailure | null {
  if (error instanceof AuthError && error.kind === 'unknown-email') {
    return { message: 'No account found with this email address', field: 'email' };
  }
  return signInFailure(error);
}

/** Register. */
export function registerFailure(error: unknown): AccountFailure {
  if (!(error instanceof AuthError)) return { message: 'An unexpected error occurred', ...adviceOn(error) };
  switch (error.kind) {
    case 'email-taken':
      return { message: 'This email is already registered', field: 'email' };
    case 'invalid-email':
      return { message: 'Invalid email format', field: 'email' };
    default:
      return { message: 'Failed to create an account', ...adviceOn(error) };
  }
}

function adviceOn(error: unknown): { advice?: string } {
  if (isOffline()) return { advice: offlineAdvice };
  const isLate = error instanceof AuthError && error.kind === 'timeout';
  return isLate ? { advice: 'Check your connection, then try again.' } : {};
}
