import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { useShared, writeShared } from '@/lib/sharedStorage';

/** The stored cookie choice (claims 3.22, 3.23): essential always, the rest as chosen. */
const consentSchema = z.object({
  essential: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
});
export type CookieConsent = z.output<typeof consentSchema>;

/** What a visitor decides: everything but the essential. */
export type ConsentChoice = Omit<CookieConsent, 'essential'>;

export const allAccepted: ConsentChoice = { analytics: true, marketing: true };
export const allRejected: ConsentChoice = { analytics: false, marketing: false };

/** What is written into the page when it is built asks nothing: who has chosen already would see it flash. */
const prerenderedConsent = JSON.stringify({ essential: true, ...allRejected });

/** Keeps a choice in this browser and tells every screen that shows it. */
export function saveConsent({ analytics, marketing }: ConsentChoice): void {
  writeShared(storageKeys.cookieConsent, { essential: true, analytics, marketing });
}

/** The cookie choice, kept current; null when none was made, or when what is stored is not one. */
export const useConsent = (): CookieConsent | null =>
  useShared(storageKeys.cookieConsent, consentSchema, prerenderedConsent);
