import { useSyncExternalStore } from 'react';

/**
 * True if the browser reports that it is offline. Use it to explain a failed request, not to skip one: 'online' may
 * mean a network without internet, and local mode works offline.
 */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

function subscribe(onStoreChange: () => void): () => void {
  window.addEventListener('offline', onStoreChange);
  window.addEventListener('online', onStoreChange);
  return () => {
    window.removeEventListener('offline', onStoreChange);
    window.removeEventListener('online', onStoreChange);
  };
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

/** Text shown beside the error of an action that the user can repeat. */
export const offlineAdvice = 'You are offline. Try again when you are back online.';
