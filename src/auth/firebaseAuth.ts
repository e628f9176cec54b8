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
  /** Local mode's account chooser: a Google-like ID token, or null when closed. Without it: the popup. */
  chooseGoogleAccount?: () => Promise<string | null>;
}

/**
 * Firebase Auth behind AuthClient: the only module that imports firebase, imported dynamically by `main`.
 * An unverified user never leaves it (claim 4.6).
 */
export function createFirebaseAuth(env: Env, { chooseGoogleAccount }: FirebaseAuthOptions = {}): AuthClient {
  const app = initializeApp(env.firebase, brand.slug);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (env.authEmulatorUrl !== null) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });

  return {
    onUserChanged: (report) => onAuthStateChanged(auth, (user) => report(toVerifiedUser(user))),

    signIn: (email, password) =>
      withAuthTimeout(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        await requireVerifiedEmail(auth, user);
      }),

    signInWithGoogle: () =>
      withAuthErrors(async () => {
        // Without a limit: a person takes their time in Google's window.
        if (!chooseGoogleAccount) {
          // The resolver opens its window at 500x600 (claim 7.27).
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
        await sendVerificationAndSignOut(auth, user, { mailMayFail: true });
      }),

    resendVerification: (email, password) =>
      withAuthTimeout(async () => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        if (user.emailVerified) {
          await signOut(auth);
          throw new AuthError('other', 'This email is already verified. You can sign in.');
        }
        await sendVerificationAndSignOut(auth, user, { mailMayFail: false });
      }),

    sendPasswordReset: (email) => withAuthTimeout(() => sendPasswordResetEmail(auth, email)),

    signOut: () => withAuthTimeout(() => signOut(auth)),

    getIdToken: async () => {
      const user = auth.currentUser;
      if (!user?.emailVerified) return null;
      const token = await withAuthErrors(() => getIdToken(user, true)).catch((cause: unknown) => {
        if (cause instanceof AuthError && cause.kind !== 'network')
          throw new IdTokenError('User not authenticated', { cause });
        throw cause;
      });
      return checkIdToken(token, { unsigned: env.authEmulatorUrl !== null });
    },
  };
}

/** Lets a verified user stay signed in; anyone else is sent a new mail, signed out and refused (claim 4.16). */
async function requireVerifiedEmail(auth: Auth, user: User): Promise<void> {
  if (user.emailVerified) return;
  await sendVerificationAndSignOut(auth, user, { mailMayFail: true });
  throw new AuthError('unverified', 'Please verify your email before logging in');
}

/**
 * Sends the verification mail and signs out, whatever becomes of the mail. `mailMayFail`: where the account's
 * state is the news (register, sign-in), a mail that the provider holds back must not hide it; it can be re-sent.
 */
async function sendVerificationAndSignOut(
  auth: Auth,
  user: User,
  { mailMayFail }: { mailMayFail: boolean },
): Promise<void> {
  try {
    await sendEmailVerification(user);
  } catch (error) {
    if (!mailMayFail) throw error;
  } finally {
    await signOut(auth);
  }
}

function toVerifiedUser(user: User | null): AuthUser | null {
  if (!user?.emailVerified) return null;
  const { uid, email, displayName, emailVerified } = user;
  return { uid, email: email ?? '', displayName, emailVerified };
}

const kinds: Record<string, AuthErrorKind> = {
  'auth/user-not-found': 'unknown-email',
  'auth/wrong-password': 'wrong-credentials',
  // What Firebase answers for both when e-mail enumeration protection is on.
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
    throw new AuthError(kinds[error.code] ?? 'other', error.message, { cause: error });
  }
}

/** Seconds that an account action may take: a storage that never opens would hold it for good. */
const accountActionTimeoutSeconds = 15;

async function withAuthTimeout<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(accountActionTimeoutSeconds, () => withAuthErrors(action));
  } catch (error) {
    if (!isTimeoutError(error)) throw error;
    throw new AuthError('timeout', 'That took too long.', { cause: error });
  }
}
