import { createContext, use } from 'react';
import type { AuthClient, AuthUser } from './authClient';

/** For whom a page is painted before Firebase reports: by what the last visit left. */
export type ExpectedUser = 'visitor' | 'cook' | 'newcomer';

/** The auth context (claims 3.24 to 3.27): the signed-in user, and whether their profile is complete. */
export interface AuthContextValue {
  currentUser: AuthUser | null;
  /** True until Firebase's first report, or until its storage proves that nobody is signed in. */
  loading: boolean;
  /** True while it is not known who is signed in, because Firebase did not answer. */
  isUnreachable: boolean;
  /** Whose session ended without their signing out; null again after a sign-in. */
  endedSessionUid: string | null;
  /** Null: being checked, or nobody is signed in. */
  profileCompleted: boolean | null;
  /** Why the profile could not be read, until a later try succeeds; null if it could. */
  profileError: Error | null;
  /** What home and navigation show until the user and their profile are known; null after that. */
  expectedUser: ExpectedUser | null;
  /** Sets the flag directly; with `sync`, also asks the backend again. */
  setProfileCompleted: (completed: boolean, options?: { sync?: boolean }) => Promise<void>;
  /** Asks the backend again whether the profile is complete. */
  refreshProfile: () => Promise<void>;
  /** The account actions; each rejects with an AuthError, or with what kept Firebase from loading. */
  accountActions: Omit<AuthClient, 'onUserChanged' | 'getIdToken'>;
  /** Ends a session that the backend refuses, as if it had ended by itself. */
  endSession: () => Promise<void>;
}

export const AuthContext = createContext<AuthContextValue | null>(null);

/** The session and the account actions. Throws outside an AuthProvider. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth needs an AuthProvider around it');
  return value;
}
