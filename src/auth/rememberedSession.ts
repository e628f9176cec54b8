import { storageKeys } from '@/config/storageKeys';
import { readJson, removeStored, writeStored } from '@/lib/storage';

/** Who was signed in when the page was last left. The identity provider has the last word, a moment later. */
export interface RememberedSession {
  uid: string;
  /** Whether their profile was complete; null where that was never found out. */
  profileCompleted: boolean | null;
}

/** Who is expected to be signed in here; null for nobody. */
export function readRememberedSession(): RememberedSession | null {
  const stored = readJson(storageKeys.session);
  if (typeof stored !== 'object' || stored === null) return null;
  const { uid, profileCompleted } = stored as Record<string, unknown>;
  if (typeof uid !== 'string' || uid === '') return null;
  return { uid, profileCompleted: typeof profileCompleted === 'boolean' ? profileCompleted : null };
}

/** Remembers who is signed in, for the next visit. What was known of their profile stays known. */
export function rememberSession(uid: string, profileCompleted?: boolean): void {
  const before = readRememberedSession();
  const known = before?.uid === uid ? before.profileCompleted : null;
  writeStored(storageKeys.session, { uid, profileCompleted: profileCompleted ?? known });
}

/** Forgets who was signed in. */
export function forgetSession(): void {
  removeStored((key) => key === storageKeys.session);
}

/** How the identity provider's own key begins, where it keeps a session in local storage. */
const vendorKey = 'firebase:authUser:';
/** Where it keeps one otherwise. */
const vendorDatabase = 'firebaseLocalStorageDb';

/** Whether somebody may be signed in, told at once: what the page shows first depends on it. */
export function isSessionExpected(): boolean {
  try {
    return Object.keys(window.localStorage).some(
      (key) => key === storageKeys.session || key.startsWith(vendorKey),
    );
  } catch {
    return false;
  }
}

/**
 * Whether somebody may be signed in of whom nothing is remembered: the provider has been here before. Where the browser
 * does not say, it may have been.
 */
export async function mayHaveSession(): Promise<boolean> {
  if (isSessionExpected()) return true;
  try {
    const databases = await window.indexedDB.databases();
    return databases.some(({ name }) => name === vendorDatabase);
  } catch {
    return true;
  }
}
