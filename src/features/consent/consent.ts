import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { readStored, writeStored } from '@/lib/storage';

const consentSchema = z.object({
  essential: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
});

/** The stored cookie choice (claims 3.44 to 3.46): essential always, the rest as chosen. */
export type CookieConsent = z.infer<typeof consentSchema>;

/** What a visitor decides: everything but the essential. */
export type ConsentChoice = Omit<CookieConsent, 'essential'>;

export const acceptAll: ConsentChoice = { analytics: true, marketing: true };
export const rejectAll: ConsentChoice = { analytics: false, marketing: false };

const listeners = new Set<() => void>();

/** A choice the browser refused to keep: holds until the page is left. */
let unkept: CookieConsent | null = null;
let latest: CookieConsent | null = null;

function isSame(one: CookieConsent | null, other: CookieConsent | null): boolean {
  return one?.analytics === other?.analytics && one?.marketing === other?.marketing;
}

/** The choice made in this browser; null when none was, or when what is stored is not one. Same object until it changes. */
export function readConsent(): CookieConsent | null {
  const now = readStored(storageKeys.cookieConsent, consentSchema) ?? unkept;
  if (!isSame(now, latest)) latest = now;
  return latest;
}

/** Keeps a choice in this browser and tells every screen that shows it. */
export function saveConsent({ analytics, marketing }: ConsentChoice): void {
  const consent: CookieConsent = { essential: true, analytics, marketing };
  writeStored(storageKeys.cookieConsent, consent);
  unkept = isSame(readStored(storageKeys.cookieConsent, consentSchema), consent) ? null : consent;
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
  return useSyncExternalStore(subscribe, readConsent);
}
