import { z } from 'zod';
import { storageKeys } from '@/config/storageKeys';
import { useSharedValue, writeSharedValue } from '@/lib/sharedStorage';

/** Schema of the stored cookie choice (claims 3.22, 3.23). */
const consentSchema = z.object({
  essential: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
});
export type CookieConsent = z.output<typeof consentSchema>;

export type ConsentChoice = Omit<CookieConsent, 'essential'>;

export const allAccepted: ConsentChoice = { analytics: true, marketing: true };
export const allRejected: ConsentChoice = { analytics: false, marketing: false };

/** The prerendered page has no banner, because it would flash for visitors with a stored choice. */
const prerenderedConsent = JSON.stringify({ essential: true, ...allRejected });

/** Stores a choice, and updates every component that shows it. */
export function saveConsent({ analytics, marketing }: ConsentChoice): void {
  writeSharedValue(storageKeys.cookieConsent, { essential: true, analytics, marketing });
}

/** Returns the stored cookie choice, kept current; null if none is stored or it is invalid. */
export const useConsent = (): CookieConsent | null =>
  useSharedValue(storageKeys.cookieConsent, consentSchema, prerenderedConsent);
