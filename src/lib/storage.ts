import type { z } from 'zod';
import { create } from 'zustand';

/*
 * The only access to local storage. If the browser blocks it or it is full, reads return null and writes do nothing;
 * they never throw.
 */

function withLocalStorage<Result>(action: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return action(window.localStorage);
  } catch {
    return fallback;
  }
}

export const readStoredText = (key: string): string | null =>
  withLocalStorage((storage) => storage.getItem(key), null);

/** Stores a text. Returns false if that fails; `useIsStorageUnavailable` becomes true if nothing can be stored. */
export function writeStoredText(key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  const isStored = withLocalStorage(write, false);
  if (!isStored) checkStorageAvailable();
  return isStored;
}

/** Returns the value in a JSON text, parsed by the schema; null if there is none or it is invalid. */
export function parseStoredText<Schema extends z.ZodType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

export const readStoredValue = <Schema extends z.ZodType>(key: string, schema: Schema) =>
  parseStoredText(readStoredText(key), schema);

export function writeStoredValue(key: string, value: unknown): void {
  writeStoredText(key, JSON.stringify(value));
}

export const removeStoredValue = (key: string): void =>
  withLocalStorage((storage) => storage.removeItem(key), undefined);

export function removeStoredValues(shouldRemove: (key: string) => boolean): void {
  const keys = withLocalStorage((storage) => Object.keys(storage), []);
  for (const key of keys.filter(shouldRemove)) removeStoredValue(key);
}

/** True after a write failed and even one character could not be stored. */
export const useIsStorageUnavailable = create(() => false);

/** Writes one character, because short texts may fit when a long one exceeds the quota. */
function checkStorageAvailable(): void {
  const probe = 'storage-probe';
  const isStored = withLocalStorage((storage) => {
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return true;
  }, false);
  useIsStorageUnavailable.setState(!isStored);
}
