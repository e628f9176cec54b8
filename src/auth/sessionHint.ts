import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStoredValue, removeStoredValue, writeStoredValue } from '@/lib/storage';

const firebaseUserKeyPrefix = 'firebase:authUser:';
const firebaseDatabase = 'firebaseLocalStorageDb';

/**
 * Resolves to false if Firebase's storage proves that no user is signed in, so that Firebase need not be loaded.
 * Resolves to true if the browser cannot list its databases.
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

/** The user of the previous visit. Only a hint for the first paint; Firebase decides on the real user. */
const hintSchema = z.object({
  uid: z.string().min(1),
  profileCompleted: z.boolean().nullable().catch(null),
});
type SessionHint = z.output<typeof hintSchema>;

/** Returns the stored hint; null if there is none or it is unreadable. */
export const readSessionHint = (): SessionHint | null => readStoredValue(storageKeys.sessionHint, hintSchema);

/** Stores the hint for the next visit. A null flag keeps the stored flag of the same user. */
export function saveSessionHint({ uid, profileCompleted }: SessionHint): void {
  const stored = readSessionHint();
  const known = stored?.uid === uid ? stored.profileCompleted : null;
  writeStoredValue(storageKeys.sessionHint, { uid, profileCompleted: profileCompleted ?? known });
}

export function clearSessionHint(): void {
  removeStoredValue(storageKeys.sessionHint);
}
