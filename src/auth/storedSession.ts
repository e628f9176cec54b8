import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** Prefix of Firebase's own key in local storage. */
const firebaseUserKeyPrefix = 'firebase:authUser:';
/** Firebase's own database in IndexedDB. */
const firebaseDatabase = 'firebaseLocalStorageDb';

/**
 * False if Firebase's own storage proves that nobody is signed in: then Firebase need not be loaded to know it. True
 * where the browser does not list its databases.
 */
export async function mayHaveStoredUser(): Promise<boolean> {
  try {
    if (Object.keys(window.localStorage).some((key) => key.startsWith(firebaseUserKeyPrefix))) return true;
    const databases = await window.indexedDB.databases();
    return databases.some(({ name }) => name === firebaseDatabase);
  } catch {
    return true;
  }
}

/** Who was signed in when the page was last open. A hint for what is painted first: Firebase decides who is signed in. */
const hintSchema = z.object({
  uid: z.string().min(1),
  /** Null if the profile was never checked. */
  profileCompleted: z.boolean().nullable().catch(null),
});
type SessionHint = z.output<typeof hintSchema>;

/** The stored hint; null if there is none, or none that can be read. */
export const readSessionHint = (): SessionHint | null => readStored(storageKeys.session, hintSchema);

/** Stores the hint for the next visit. A flag that is null keeps what is stored of the same user. */
export function saveSessionHint({ uid, profileCompleted }: SessionHint): void {
  const stored = readSessionHint();
  const known = stored?.uid === uid ? stored.profileCompleted : null;
  writeStored(storageKeys.session, { uid, profileCompleted: profileCompleted ?? known });
}

/** Removes the hint. */
export function clearSessionHint(): void {
  removeStored(storageKeys.session);
}
