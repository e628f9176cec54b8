import { storedProfileSchema } from '@/api/profile';
import type { KitchenProfile } from '@/kitchen/read/types';
import { openDb } from '../store/db';

/**
 * What the kitchen knows of a cook: the stored profile, and over it the preferences a request carries. Null when it
 * knows nothing.
 */
export async function cookOf(uid: string, preferences: object = {}): Promise<KitchenProfile | null> {
  const stored = await (await openDb()).get('profiles', uid);
  const known = { ...stored, ...preferences };
  return Object.keys(known).length > 0 ? storedProfileSchema.parse(known) : null;
}
