import type { z } from 'zod';

/** Local storage, or undefined where the browser blocks it. */
export function safeLocalStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads and checks what is kept under a key; null when there is nothing, or nothing usable. */
export function readStored<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const text = safeLocalStorage()?.getItem(key);
    return text == null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Keeps a value under a key. A full or blocked storage is no reason to fail: the value then lives in memory only. */
export function writeStored(key: string, value: unknown): void {
  try {
    safeLocalStorage()?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked.
  }
}

/** Forgets every key that passes the test. */
export function removeStored(test: (key: string) => boolean): void {
  const storage = safeLocalStorage();
  if (!storage) return;
  for (const key of Object.keys(storage).filter(test)) storage.removeItem(key);
}
