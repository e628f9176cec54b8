/** The identity provider's user (claim 3.1). The e-mail is always verified (claim 4.6). */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string | null;
  emailVerified: boolean;
}

/**
 * The identity provider's functions that the product uses (claims 7.26 to 7.31). They reject with AuthError, but
 * `getIdToken` with IdTokenError.
 */
export interface AuthClient {
  /** Calls `callback` with the verified user or null: once at the start, and after every change. Returns the unsubscribe function. */
  onAuthStateChanged(callback: (user: AuthUser | null) => void): () => void;
  /** Signs in. For an unverified e-mail it sends a new verification mail, signs out and rejects with 'unverified'. */
  signIn(email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** Creates the account, sends the verification mail and signs out. */
  register(email: string, password: string): Promise<void>;
  /** Sends the verification mail again. Needs the password, because an unverified user is never signed in. */
  resendVerificationEmail(email: string, password: string): Promise<void>;
  sendPasswordResetEmail(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** Returns a newly issued, checked ID token; null if no user is signed in. Throws IdTokenError. */
  getIdToken(): Promise<string | null>;
}

/** The failures that the screens tell apart (claims 1.5, 8.5 to 8.10). */
export type AuthErrorKind =
  | 'wrong-credentials'
  | 'unknown-email'
  | 'email-taken'
  | 'invalid-email'
  | 'unverified'
  /** The user closed the sign-in window: not an error to report. */
  | 'cancelled'
  | 'network'
  | 'timeout'
  | 'other';

/** A failed account action. The message is the provider's; each screen picks its own text by kind. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    readonly kind: AuthErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
