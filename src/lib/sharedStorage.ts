import { useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { readText, removeStored, writeText } from './storage';

/*
 * What several parts of the page, and every tab of the browser, show and change together. Where the browser keeps
 * nothing, it lives for as long as the page.
 */

const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

const textOf = (key: string): string | null => unkept.get(key) ?? readText(key);

function parse<Schema extends z.ZodType>(text: string | null, schema: Schema): z.output<Schema> | null {
  try {
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Reads and checks what is kept under a key; null when there is nothing, or nothing usable. */
export const readShared = <Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null =>
  parse(textOf(key), schema);

/** Keeps a value under a key, or nothing (null), and tells all who show it. */
export function writeShared(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  if (text === textOf(key)) return;
  unkept.delete(key);
  if (text === null) removeStored((stored) => stored === key);
  else {
    writeText(key, text);
    if (readText(key) !== text) unkept.set(key, text);
  }
  notify();
}

/** Forgets every key that passes the test, also amid a rendering: those who show it are told a moment later. */
export function forgetShared(test: (key: string) => boolean): void {
  for (const key of [...unkept.keys()].filter(test)) unkept.delete(key);
  removeStored(test);
  queueMicrotask(notify);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Of the other tabs; the browser tells a tab nothing of its own changes.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is kept under a key, as it is now, here or in another tab; null as with `readShared`. */
export function useShared<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  const text = useSyncExternalStore(subscribe, () => textOf(key));
  return useMemo(() => parse(text, schema), [text, schema]);
}

/** Whether anything is kept under a key: costs less than reading it. */
export const useIsKept = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => textOf(key) !== null,
    () => false,
  );
