/** Failures of the identity provider that the product treats differently (spec 8). */
export type AuthErrorKind =
  | 'wrong-credentials'
  | 'unknown-email'
  | 'email-taken'
  | 'invalid-email'
  | 'unverified'
  /** The person closed the window or the chooser: not an error to report. */
  | 'cancelled'
  | 'token'
  | 'network'
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
