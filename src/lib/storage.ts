import type { z } from 'zod';
import { create } from 'zustand';

/*
 * The only way to local storage. Where the browser blocks it, where it is full or fails at any touch, reading finds
 * nothing and writing keeps nothing: that is never a reason to fail.
 */

function touch<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** The text kept under a key; null when there is none. */
export const readStoredText = (key: string): string | null => touch((storage) => storage.getItem(key), null);

/** Keeps a text under a key. False where that fails: it lives in memory only, and `useStorageUnavailable` may tell. */
export function writeStoredText(key: string, text: string): boolean {
  const put = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  const isKept = touch(put, false);
  if (!isKept) checkKeeping();
  return isKept;
}

/** What is kept under a key, unchecked; null when there is nothing, or nothing readable. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStoredText(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Reads and checks what is kept under a key; null when there is nothing, or nothing usable. */
export function readStored<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  return schema.safeParse(readStoredJson(key)).data ?? null;
}

/** Keeps a value under a key, as `writeStoredText` does. */
export function writeStored(key: string, value: unknown): void {
  writeStoredText(key, JSON.stringify(value));
}

/** Removes what is kept under a key. */
export const removeStored = (key: string): void => touch((storage) => storage.removeItem(key), undefined);

/** Removes what is kept under every key that passes the test. */
export function removeStoredWhere(test: (key: string) => boolean): void {
  const keys = touch((storage) => Object.keys(storage), []);
  for (const key of keys.filter(test)) removeStored(key);
}

/** Whether something was to be kept in this browser and nothing can be. */
export const useStorageUnavailable = create(() => false);

/** A text may be too long for what room is left; a browser that does not take one letter either keeps nothing. */
function checkKeeping(): void {
  const probe = 'storage-probe';
  const isKept = touch((storage) => {
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return true;
  }, false);
  useStorageUnavailable.setState(!isKept);
}
