import { useSyncExternalStore } from 'react';

/**
 * Whether the browser knows that it has no network. What it takes for a network may lead nowhere, and local mode
 * answers without one: it explains a failure, and is no reason not to try.
 */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

function onChange(changed: () => void): () => void {
  window.addEventListener('offline', changed);
  window.addEventListener('online', changed);
  return () => {
    window.removeEventListener('offline', changed);
    window.removeEventListener('online', changed);
  };
}

/** Whether the browser knows that it has no network, kept current. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onChange, isOffline, () => false);
}

/** Said beside the failure of something that the person can do again. */
export const offlineAdvice = 'You are offline. Try again when you are back online.';
