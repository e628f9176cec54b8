import { useMemo, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { createStore } from 'zustand/vanilla';
import {
  parseStoredText,
  readStoredText,
  removeStoredValue,
  removeStoredValues,
  writeStoredText,
} from './storage';

/*
 * Values in local storage that several components and browser tabs show and change. They live in memory if local
 * storage is not available.
 */

/** Texts that local storage did not accept, by key. Updated at every change, to notify the subscribers. */
const inMemoryTexts = createStore<Record<string, string | undefined>>()(() => ({}));

// The 'storage' event fires for changes in other tabs only.
globalThis.window?.addEventListener('storage', ({ key }) => {
  inMemoryTexts.setState(key === null ? {} : { [key]: undefined });
});

const readCurrentText = (key: string): string | null => inMemoryTexts.getState()[key] ?? readStoredText(key);

/** Returns a stored value, parsed by the schema; null if there is none or it is invalid. */
export const readSharedValue = <Value>(key: string, schema: z.ZodType<Value>): Value | null =>
  parseStoredText(readCurrentText(key), schema);

/** Stores a value and notifies its subscribers; null removes it. */
export function writeSharedValue(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  if (text === readCurrentText(key)) return;
  if (text === null) removeStoredValue(key);
  else writeStoredText(key, text);
  inMemoryTexts.setState({ [key]: text === null || readStoredText(key) === text ? undefined : text });
}

/** Removes all keys that pass the test. Safe during a render: subscribers are notified in a microtask. */
export function removeSharedValues(shouldRemove: (key: string) => boolean): void {
  const texts = inMemoryTexts.getState();
  for (const key of Object.keys(texts).filter(shouldRemove)) delete texts[key];
  removeStoredValues(shouldRemove);
  queueMicrotask(() => inMemoryTexts.setState({}));
}

/** Calls `onChange` after every change of a shared value, here or in another tab. Returns the unsubscribe function. */
export const subscribeToSharedValues: (onChange: () => void) => () => void = inMemoryTexts.subscribe;

const useCurrentText = (key: string, prerenderedText: string | null = null): string | null =>
  useSyncExternalStore(
    inMemoryTexts.subscribe,
    () => readCurrentText(key),
    () => prerenderedText,
  );

/**
 * Returns a stored value, kept current across components and tabs; null as with `readSharedValue`.
 * @param prerenderedText The stored text to assume while prerendering and hydrating.
 */
export function useSharedValue<Value>(
  key: string,
  schema: z.ZodType<Value>,
  prerenderedText?: string | null,
): Value | null {
  const text = useCurrentText(key, prerenderedText);
  return useMemo(() => parseStoredText(text, schema), [text, schema]);
}

/** True if the key exists. Does not parse the value. */
export const useHasSharedValue = (key: string): boolean => useCurrentText(key) !== null;
