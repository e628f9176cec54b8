import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getIdToken,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { brand } from '@/config/brand';
import type { Env } from '@/config/env';
import { IdTokenError } from '@/lib/idTokenError';
import { isTimeoutError, withTimeout } from '@/lib/timeout';
import { type AuthClient, AuthError, type AuthErrorKind, type AuthUser } from './authClient';
import { checkIdToken } from './idToken';

interface FirebaseAuthOptions {
  /** Local mode's account chooser: resolves to a Google-like ID token, or null if it was closed. Default: Google's popup. */
  chooseGoogleAccount?: () => Promise<string | null>;
}

/**
 * Returns Firebase Auth as an AuthClient. This is the only module that imports firebase; `main` imports it dynamically.
 * It never reports an unverified user (claim 4.6).
 */
export function createFirebaseAuth(env: Env, { chooseGoogleAccount }: FirebaseAuthOptions = {}): AuthClient {
  const app = initializeApp(env.firebase, brand.slug);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (env.authEmulatorUrl !== null) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });

  return {
    onAuthStateChanged: (callback) => onAuthStateChanged(auth, (user) => callback(toVerifiedUser(user))),

    signIn: (email, password) =>
      withAuthTimeout(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        await requireVerifiedEmail(auth, user);
      }),

    signInWithGoogle: () =>
      withAuthErrors(async () => {
        // No timeout: the user may take minutes in Google's window.
        if (!chooseGoogleAccount) {
          // The resolver opens a window of 500x600 px (claim 7.27).
          const { user } = await signInWithPopup(
            auth,
            new GoogleAuthProvider(),
            browserPopupRedirectResolver,
          );
          return requireVerifiedEmail(auth, user);
        }
        const idToken = await chooseGoogleAccount();
        if (idToken === null) throw new AuthError('cancelled', 'The account chooser was closed');
        const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
        await requireVerifiedEmail(auth, user);
      }),

    register: (email, password) =>
      withAuthTimeout(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await sendVerificationAndSignOut(auth, user, { shouldIgnoreMailFailure: true });
      }),

    resendVerificationEmail: (email, password) =>
      withAuthTimeout(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        if (user.emailVerified) {
          await signOut(auth);
          throw new AuthError('other', 'This email is already verified. You can sign in.');
        }
        await sendVerificationAndSignOut(auth, user, { shouldIgnoreMailFailure: false });
      }),

    sendPasswordResetEmail: (email) => withAuthTimeout(() => sendPasswordResetEmail(auth, email)),

    signOut: () => withAuthTimeout(() => signOut(auth)),

    getIdToken: async () => {
      const user = auth.currentUser;
      if (!user?.emailVerified) return null;
      const token = await withAuthErrors(() => getIdToken(user, true)).catch((cause: unknown) => {
        if (cause instanceof AuthError && cause.kind !== 'network')
          throw new IdTokenError('User not authenticated', { cause });
        throw cause;
      });
      return checkIdToken(token, { isUnsigned: env.authEmulatorUrl !== null });
    },
  };
}

/** Keeps a verified user signed in. Sends any other user a new mail, signs out and throws 'unverified' (claim 4.16). */
async function requireVerifiedEmail(auth: Auth, user: User): Promise<void> {
  if (user.emailVerified) return;
  await sendVerificationAndSignOut(auth, user, { shouldIgnoreMailFailure: true });
  throw new AuthError('unverified', 'Please verify your email before logging in');
}

/**
 * Sends the verification mail, then signs out even if the mail failed. With `shouldIgnoreMailFailure` a failed mail is not
 * reported: after registering or signing in, the account's state matters more and the mail can be sent again.
 */
async function sendVerificationAndSignOut(
  auth: Auth,
  user: User,
  { shouldIgnoreMailFailure }: { shouldIgnoreMailFailure: boolean },
): Promise<void> {
  try {
    await sendEmailVerification(user);
  } catch (error) {
    if (!shouldIgnoreMailFailure) throw error;
  } finally {
    await signOut(auth);
  }
}

function toVerifiedUser(user: User | null): AuthUser | null {
  if (!user?.emailVerified) return null;
  const { uid, email, displayName, emailVerified } = user;
  return { uid, email: email ?? '', displayName, emailVerified };
}

const errorKinds: Record<string, AuthErrorKind> = {
  'auth/user-not-found': 'unknown-email',
  'auth/wrong-password': 'wrong-credentials',
  // Firebase's answer to both failures if e-mail enumeration protection is on.
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/email-already-in-use': 'email-taken',
  'auth/invalid-email': 'invalid-email',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/network-request-failed': 'network',
};

async function withAuthErrors<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    throw new AuthError(errorKinds[error.code] ?? 'other', error.message, { cause: error });
  }
}

/** IndexedDB may never open; the action would stay pending. */
const accountActionTimeoutSeconds = 15;

async function withAuthTimeout<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(accountActionTimeoutSeconds, () => withAuthErrors(action));
  } catch (error) {
    if (!isTimeoutError(error)) throw error;
    throw new AuthError('timeout', 'That took too long.', { cause: error });
  }
}
