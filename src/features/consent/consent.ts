import { useSyncExternalStore } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { readJson, writeStored } from '@/lib/storage';

/** The stored cookie choice (claims 3.44 to 3.46): essential always, the rest as chosen. */
export interface CookieConsent {
  essential: true;
  analytics: boolean;
  marketing: boolean;
}

/** What a visitor decides: everything but the essential. */
export type ConsentChoice = Omit<CookieConsent, 'essential'>;

export const acceptAll: ConsentChoice = { analytics: true, marketing: true };
export const rejectAll: ConsentChoice = { analytics: false, marketing: false };

/** What is written into the page when it is built asks nothing: who has chosen already would see it flash. */
const unasked: CookieConsent = { essential: true, ...rejectAll };

const listeners = new Set<() => void>();

/** A choice the browser refused to keep: holds until the page is left. */
let unkept: CookieConsent | null = null;
let latest: CookieConsent | null = null;

function readStoredConsent(): CookieConsent | null {
  const stored = readJson(storageKeys.cookieConsent);
  if (typeof stored !== 'object' || stored === null) return null;
  const { essential, analytics, marketing } = stored as Record<string, unknown>;
  if (essential !== true || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  return { essential, analytics, marketing };
}

function isSame(one: CookieConsent | null, other: CookieConsent | null): boolean {
  return one?.analytics === other?.analytics && one?.marketing === other?.marketing;
}

/** The choice made in this browser; null when none was, or when what is stored is not one. Same object until it changes. */
export function readConsent(): CookieConsent | null {
  const now = readStoredConsent() ?? unkept;
  if (!isSame(now, latest)) latest = now;
  return latest;
}

/** Keeps a choice in this browser and tells every screen that shows it. */
export function saveConsent({ analytics, marketing }: ConsentChoice): void {
  const consent: CookieConsent = { essential: true, analytics, marketing };
  writeStored(storageKeys.cookieConsent, consent);
  unkept = isSame(readStoredConsent(), consent) ? null : consent;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  // Another tab of the same browser has chosen.
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** The cookie choice, kept current; null when there is none. */
export function useConsent(): CookieConsent | null {
  return useSyncExternalStore(subscribe, readConsent, () => unasked);
}
