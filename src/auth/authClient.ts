/** The identity provider's user (spec 3). Inside Sazón a user's e-mail is always verified (decisions). */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string | null;
  emailVerified: boolean;
}

/**
 * The identity provider behind a handful of functions (spec 7, notes). Each rejects with an AuthError whose
 * message may be shown as it is.
 */
export interface AuthClient {
  /** Reports the verified user, or null; at once, and on every change. Returns how to stop. */
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
  /** A forced, fresh identity token whose format was checked; null when nobody is signed in. */
  getIdToken(): Promise<string | null>;
}
