import { createContext, use } from 'react';
import type { AuthClient, AuthUser } from './authClient';

/** The user's status at the end of the previous visit. The page is rendered for it until Firebase reports. */
export type ExpectedUserStatus = 'visitor' | 'profile-complete' | 'profile-incomplete';

/** The auth context (claims 3.24 to 3.27): the signed-in user, and whether the profile is complete. */
export interface AuthContextValue {
  currentUser: AuthUser | null;
  /** True until Firebase's first report, or until its storage proves that no user is signed in. */
  loading: boolean;
  /** True if Firebase did not answer; the user is then unknown. */
  isAuthUnreachable: boolean;
  /** The uid of a user whose session ended without signing out; null after a sign-in. */
  endedSessionUid: string | null;
  /** Null if no user is signed in, or while the profile is loading. */
  profileCompleted: boolean | null;
  profileError: Error | null;
  /** The status that home page and navigation are shown for until user and profile are known; null afterwards. */
  expectedUserStatus: ExpectedUserStatus | null;
  /** Sets the flag. With `sync`, refetches the profile too. */
  setProfileCompleted: (completed: boolean, options?: { sync?: boolean }) => Promise<void>;
  refreshProfile: () => Promise<void>;
  /** Each action rejects with an AuthError, or with the error that kept Firebase from loading. */
  accountActions: Omit<AuthClient, 'onAuthStateChanged' | 'getIdToken'>;
  /** Signs out after the backend refused the session, and sets `endedSessionUid`. */
  endSession: () => Promise<void>;
}

export const AuthContext = createContext<AuthContextValue | null>(null);

/** Returns the session and the account actions. Throws outside an AuthProvider. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth needs an AuthProvider around it');
  return value;
}
