import { useSyncExternalStore } from 'react';

/**
 * Whether the browser knows that it has no network. What it takes for a network may lead nowhere, and local mode
 * answers without one: it explains a failure, and is no reason not to try.
 */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** A network that has just come back may not carry yet. In milliseconds: for how long, and how often that is tried. */
const [settling, pause] = [10_000, 2000];

let backSince = Number.NEGATIVE_INFINITY;

// The api's schemas are read outside a browser too.
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    backSince = performance.now();
  });
  window.addEventListener('offline', () => {
    backSince = Number.NEGATIVE_INFINITY;
  });
}

/**
 * Runs something that failed each time the network is back, and, for who fails again right after that, once more in a
 * moment. Returns how to stop.
 */
export function onBackOnline(run: () => void): () => void {
  const isSettling = performance.now() - backSince < settling;
  const timer = isSettling ? window.setTimeout(run, pause) : undefined;
  window.addEventListener('online', run);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', run);
  };
}

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
