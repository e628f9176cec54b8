import type { z } from 'zod';
import { create } from 'zustand';

/*
 * The only access to local storage. If the browser blocks it or it is full, reads return null and writes do nothing;
 * they never throw.
 */

function withLocalStorage<Result>(run: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return run(window.localStorage);
  } catch {
    return fallback;
  }
}

/** Returns the stored text; null if there is none. */
export const readStoredText = (key: string): string | null =>
  withLocalStorage((storage) => storage.getItem(key), null);

/** Stores a text. Returns false if that fails; `useStorageUnavailable` becomes true if nothing can be stored at all. */
export function writeStoredText(key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  const isStored = withLocalStorage(write, false);
  if (!isStored) checkStorageAvailable();
  return isStored;
}

/** Returns the stored JSON, unvalidated; null if there is none or it is malformed. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStoredText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the stored value, parsed by the schema; null if there is none or it is invalid. */
export function readStored<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  return schema.safeParse(readStoredJson(key)).data ?? null;
}

/** Stores a value as JSON. */
export function writeStored(key: string, value: unknown): void {
  writeStoredText(key, JSON.stringify(value));
}

export const removeStored = (key: string): void =>
  withLocalStorage((storage) => storage.removeItem(key), undefined);

/** Removes all keys that pass the test. */
export function removeStoredWhere(test: (key: string) => boolean): void {
  const keys = withLocalStorage((storage) => Object.keys(storage), []);
  for (const key of keys.filter(test)) removeStored(key);
}

/** True after a write failed and even one character could not be stored. */
export const useStorageUnavailable = create(() => false);

/** A long text may exceed the quota while short ones still fit; so write one character. */
function checkStorageAvailable(): void {
  const probe = 'storage-probe';
  const isStored = withLocalStorage((storage) => {
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return true;
  }, false);
  useStorageUnavailable.setState(!isStored);
}
