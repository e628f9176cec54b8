/** The identity provider's user (claim 3.1). Inside Sazón a user's e-mail is always verified (claim 4.6). */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string | null;
  emailVerified: boolean;
}

/**
 * The identity provider behind a handful of functions (claims 7.26 to 7.31). Each rejects with an AuthError.
 */
export interface AuthClient {
  /** Reports the verified user, or null: once when it is known, and on every change. Returns the unsubscribe function. */
  onUserChanged(report: (user: AuthUser | null) => void): () => void;
  /** Signs in. With an unverified e-mail: sends a new verification mail, signs out, rejects with 'unverified'. */
  signIn(email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** Creates the account, sends the verification mail and ends signed out. */
  register(email: string, password: string): Promise<void>;
  /** Sends the verification mail again; needs the password, since the unverified are never signed in. */
  resendVerification(email: string, password: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** A forced, fresh identity token whose format was checked; null if nobody is signed in. Throws IdTokenError. */
  getIdToken(): Promise<string | null>;
}

/** Failures of the identity provider that the product treats differently (claims 1.5, 8.5 to 8.10). */
export type AuthErrorKind =
  | 'wrong-credentials'
  | 'unknown-email'
  | 'email-taken'
  | 'invalid-email'
  | 'unverified'
  /** The person closed the window or the chooser: not an error to report. */
  | 'cancelled'
  | 'network'
  /** No answer within the limit. */
  | 'timeout'
  | 'other';

/** A failed account action. Its message is the provider's own; the catalogue's text is picked per screen. */
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
