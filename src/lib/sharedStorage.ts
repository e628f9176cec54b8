import { useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { createStore } from 'zustand/vanilla';
import { readStoredText, removeStored, removeStoredWhere, writeStoredText } from './storage';

/*
 * Values in local storage that several parts of the page, and every tab of the browser, show and change together. Where
 * the browser keeps nothing, they live for as long as the page.
 */

/** The texts that the browser did not keep, by key. Set at every change of a shared value, so that its subscribers read again. */
const unkept = createStore<Record<string, string | undefined>>()(() => ({}));

// Of the other tabs: the browser tells a tab nothing of its own changes.
globalThis.window?.addEventListener('storage', ({ key }) => {
  unkept.setState(key === null ? {} : { [key]: undefined });
});

const textOf = (key: string): string | null => unkept.getState()[key] ?? readStoredText(key);

function parse<Value>(text: string | null, schema: z.ZodType<Value>): Value | null {
  try {
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** Reads and checks what is kept under a key; null when there is nothing, or nothing usable. */
export const readShared = <Value>(key: string, schema: z.ZodType<Value>): Value | null =>
  parse(textOf(key), schema);

/** Keeps a value under a key, or nothing (null), and tells all who show it. */
export function writeShared(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  if (text === textOf(key)) return;
  if (text === null) removeStored(key);
  else writeStoredText(key, text);
  unkept.setState({ [key]: text === null || readStoredText(key) === text ? undefined : text });
}

/** Forgets every key that passes the test, also amid a rendering: those who show it are told a moment later. */
export function removeSharedWhere(test: (key: string) => boolean): void {
  const texts = unkept.getState();
  for (const key of Object.keys(texts).filter(test)) delete texts[key];
  removeStoredWhere(test);
  queueMicrotask(() => unkept.setState({}));
}

/** Runs after every change of a shared value, here or in another tab. Returns how to stop. */
export const subscribeToShared: (run: () => void) => () => void = unkept.subscribe;

const useText = (key: string, prerendered: string | null = null): string | null =>
  useSyncExternalStore(
    unkept.subscribe,
    () => textOf(key),
    () => prerendered,
  );

/**
 * What is kept under a key, as it is now, here or in another tab; null as with `readShared`.
 * @param prerendered the text that a page is built with
 */
export function useShared<Value>(
  key: string,
  schema: z.ZodType<Value>,
  prerendered?: string | null,
): Value | null {
  const text = useText(key, prerendered);
  return useMemo(() => parse(text, schema), [text, schema]);
}

/** Whether anything is kept under a key. Does not parse it. */
export const useIsStored = (key: string): boolean => useText(key) !== null;
